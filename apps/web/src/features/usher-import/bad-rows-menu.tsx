import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { saveBadRows } from './usher-import.api.ts';

/** The rows that stay out, as a file to put right. */
export const BadRowsMenu = ({ id, count }: { readonly id: string; readonly count: number }) => {
  const { t, language } = useTranslation('usher-import');
  const [busy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true);
    // The failure has already been shown.
    await saveBadRows(id, format).catch(() => undefined);
    setBusy(false);
  };
  const item = (format: 'csv' | 'xlsx', icon: typeof IconFileTypeCsv) => ({
    key: format,
    label: t(`bad_rows_${format}`),
    hint: t('bad_rows_hint'),
    icon: <Icon of={icon} size="l" />,
    run: () => void save(format),
  });
  return (
    <Menu
      label={t('bad_rows')}
      trigger={(props) => (
        <Button {...props} tone="secondary" loading={busy}>
          <Icon of={IconFileSpreadsheet} />
          {t('bad_rows')} {formatNumber(language, count)}
        </Button>
      )}
      items={[item('xlsx', IconFileSpreadsheet), item('csv', IconFileTypeCsv)]}
    />
  );
};
