import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { MarkHistory } from './mark-history.tsx';

type HistoryPartProps = Parameters<typeof MarkHistory>[0];

/** Asked for only once somebody wants to see it. */
export const HistoryPart = (history: HistoryPartProps) => {
  const { t } = useTranslation('mark-history');
  const [open, setOpen] = useState(false);
  return (
    <>
      <span>
        <Button tone="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon of={IconHistory} />
          {t('title')}
        </Button>
      </span>
      {open && <MarkHistory {...history} />}
    </>
  );
};
