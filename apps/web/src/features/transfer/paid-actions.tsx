import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { OverpaymentButton } from '../recovery/overpayment-dialog.parts.tsx';
import { AdjustmentButton } from '../transfer-move/adjustment-button.parts.tsx';
import classes from './transfer.module.css';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** What is paid is never changed: too little is paid once more, too much becomes a debt. */
export const PaidActions = ({ transfer }: { readonly transfer: Transfer }) => {
  const { status, voided, payee, event, currency } = transfer;
  if (status !== 'transferred' || voided !== null) return null;
  return (
    <div className={classes['paid']}>
      <AdjustmentButton
        person_id={payee.id}
        currency={currency}
        {...(event && { event: { id: event.id, currency } })}
      />
      <OverpaymentButton transfer={transfer} />
    </div>
  );
};
