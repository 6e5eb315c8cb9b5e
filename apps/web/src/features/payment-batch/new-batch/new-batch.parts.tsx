import { IconStack2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { BulkAction, Chosen } from '../../../ui/list/list-view.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMayPay } from '../use-may-pay.ts';
import { NewBatchBar } from './new-batch-bar.tsx';

/**
 * The bulk action "New payment batch" of the list of transfers, and the bar to put beside the list. It restates what would
 * be paid before a draft is made. Needs the texts `new-batch`.
 */
export const useNewBatch = <Row,>(): {
  readonly actions: readonly BulkAction<Row>[];
  readonly bar: ReactNode;
} => {
  const { t } = useTranslation('new-batch');
  const { mayWrite } = useMayPay();
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  if (!mayWrite) return { actions: [], bar: null };
  return {
    actions: [{ key: 'new_batch', label: t('new_batch'), icon: <Icon of={IconStack2} />, run: setChosen }],
    bar: chosen && (
      <NewBatchBar
        selection={chosen.selection}
        onDiscard={() => setChosen(null)}
        onMade={() => {
          chosen.clear();
          setChosen(null);
        }}
      />
    ),
  };
};
