import type { ExportFormat } from '@proline/contract/list';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ListRow } from '../../lib/list-rows.ts';
import { narrowingOf, rowsQueryOf } from '../../lib/list-state.ts';
import { Button } from '../button.tsx';
import { Menu } from '../menu.tsx';
import type { ListControl } from './use-list.ts';
import classes from './toolbar.module.css';

/** Everything that matches, in the order and with the columns on the screen. */
export const ExportMenu = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('lists');
  const { view, state, shape, columns } = list;
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setBusy(true);
    const { sort = shape.defaultSort } = rowsQueryOf(state, shape);
    const query = { ...narrowingOf(state), sort, format, columns: columns.join(',') };
    // A failure has been shown by then.
    await saveFile(view.list.export, { query }, `${view.list.name}.${format}`).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Menu
      label={t('export')}
      trigger={(props) => (
        <Button {...props} tone="secondary" loading={busy} aria-label={t(busy ? 'exporting' : 'export')}>
          <IconDownload size={16} stroke={1.75} aria-hidden />
          <span className={classes['foldable']}>{t('export')}</span>
        </Button>
      )}
      items={[
        {
          key: 'csv',
          label: t('export_csv'),
          hint: t('export_csv_hint'),
          icon: <IconFileTypeCsv size={18} stroke={1.75} aria-hidden />,
          run: () => void run('csv'),
        },
        {
          key: 'xlsx',
          label: t('export_xlsx'),
          hint: t('export_xlsx_hint'),
          icon: <IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />,
          run: () => void run('xlsx'),
        },
      ]}
    />
  );
};
