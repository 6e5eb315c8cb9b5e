import type { TransferRow } from '@proline/contract/transfer/transfer';
import { BANK_REFERENCE_LENGTH } from '@proline/contract/transfer-move/transfer-move';
import { useForm } from '../../lib/form/use-form.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { sendPayment } from './transfer-move.api.ts';
import { paymentForm } from './transfer-move.forms.ts';

type PaymentDialogProps = {
  readonly transfer: TransferRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** What a bank has done without a batch. */
export const PaymentDialog = ({ transfer, onClose, onSaved }: PaymentDialogProps) => {
  const { t, language } = useTranslation('transfer-move');
  const { t: forms } = useTranslation('form');
  const form = useForm(paymentForm, {
    say: (problem) =>
      problem === 'day_required' || problem === 'reference_required'
        ? t(problem)
        : forms(problem, { most: BANK_REFERENCE_LENGTH.most }),
    refusals: { paid_in_future: 'paid_on' },
    send: async (values) => {
      await sendPayment(transfer, values);
      onSaved();
    },
  });
  return (
    <FormDialog
      title={t('pay_title', { code: `T-${transfer.code}` })}
      text={t('pay_text', { amount: moneyText(language, transfer.currency, transfer.net_minor) })}
      form={form}
      submitLabel={t('pay')}
      onClose={onClose}
    >
      <DateField {...form.field('paid_on')} label={t('paid_on')} />
      <TextField {...form.text('bank_reference')} label={t('bank_reference')} dir="ltr" autoComplete="off" />
    </FormDialog>
  );
};
