import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { transferList, type TransferRow } from '@proline/contract/transfer/transfer';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { narrowingOf } from '../../../lib/list/list-state.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilterChips } from '../../../ui/list/filter/filter-chips.tsx';
import { useOwnFilters } from '../../../ui/list/filter/filtered-list.ts';
import { titledFilters } from '../../../ui/list/view/titled-view.ts';
import { FindBox } from '../../../ui/form/find-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { transferFilters } from '../../transfer/transfer-filters.parts.ts';
import { putIn } from '../payment-batch.api.ts';
import { FoundTransfers } from './found-transfers.tsx';
import classes from './add-lines.module.css';

type AddLinesDialogProps = { readonly batch: PaymentBatch; readonly onClose: () => void };

/** Finds approved transfers that are in no batch yet; what is chosen stays so while something else is searched for. */
export const AddLinesDialog = ({ batch, onClose }: AddLinesDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('add-lines');
  const [typed, setTyped] = useState('');
  const filters = titledFilters(transferList, transferFilters, language);
  const list = useOwnFilters({ list: transferList, topic: 'transfer', filters }, FIXED);
  const [chosen, setChosen] = useState<ReadonlyMap<string, TransferRow>>(new Map());
  const [sending, setSending] = useState(false);
  const code = batchCode(batch.code);
  const money = (minor: number) => moneyText(language, batch.currency, minor);
  const total = [...chosen.values()].reduce((sum, { net_minor }) => sum + net_minor, 0);
  const close = () => {
    if (!sending) onClose();
  };
  const add = async () => {
    setSending(true);
    try {
      const { sums } = await putIn(batch, [...chosen.keys()]);
      onClose();
      showSuccess(t('added', { code, count: sums.all.count - batch.sums.all.count }));
    } catch {
      // the failure is already on the screen, and the batch as it is now
      setSending(false);
    }
  };
  const choose = (rows: readonly TransferRow[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen(next);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('title', { code })}
      text={t('text')}
      icon={<Icon of={IconStack2} size="l" />}
      width={640}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {t('close')}
          </Button>
          <Button
            loading={sending}
            {...(chosen.size > 0
              ? { onClick: () => void add() }
              : { 'aria-disabled': true, 'aria-describedby': SUM_ID })}
          >
            {chosen.size > 0 ? t('add_count', { count: chosen.size }) : t('add')}
          </Button>
        </>
      }
    >
      <FindBox>
        <input
          type="search"
          data-autofocus
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FindBox>
      <div className={classes['filters']} role="group" aria-label={t('filters')}>
        <FilterChips list={list} />
      </div>
      <FoundTransfers
        currency={batch.currency}
        narrowing={narrowingOf({ ...list.state, q: typed.trim() })}
        chosen={chosen}
        onChoose={choose}
      />
      <p id={SUM_ID} role="status" className={classes['sum']}>
        {chosen.size > 0 ? <b>{money(total)}</b> : t('none_chosen')}
      </p>
    </Dialog>
  );
};

/** They say the same of everything that a draft can take. */
const FIXED = ['status', 'currency', 'held', 'in_batch', 'no_account', 'not_ready', 'paid'];
const SUM_ID = 'add-lines-sum';
