import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { BANK_REASONS } from '@proline/domain/bank-file/bank-reason';
import { nameIn } from '@proline/domain/text/name-in';
import { useForm } from '../../../lib/form/use-form.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { recordFailed, recordPaid } from '../payment-batch.api.ts';
import { failedForm, paidForm } from '../payment-batch.forms.ts';
import { useReasonWords } from './line-cells.tsx';

type RecordDialogProps = {
  readonly batch: PaymentBatch;
  readonly line: BatchLine;
  readonly onClose: () => void;
};

/** What the bank did with one line, when its answer is on paper or on the phone. */
export const RecordPaidDialog = ({ batch, line, onClose }: RecordDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('batch-line');
  const code = `T-${line.transfer.code}`;
  const form = useForm(paidForm, {
    initial: { paid_on: batch.execute_on, bank_reference: '' },
    say: (problem) => t(problem),
    refusals: { paid_day_wrong: 'paid_on' },
    send: async (values, key) => {
      await recordPaid(batch.id, { line_id: line.id, ...values }, key);
      onClose();
      showSuccess(t('recorded_paid', { code }));
    },
  });
  return (
    <FormDialog
      title={t('record_paid_title', { code })}
      text={
        <bdi>
          {t('record_paid_text', {
            amount: moneyText(language, batch.currency, line.amount_minor),
            name: nameIn(language, line.payee),
          })}
        </bdi>
      }
      form={form}
      submitLabel={t('record')}
      onClose={onClose}
    >
      <TextField {...form.text('bank_reference')} label={t('bank_reference')} dir="ltr" data-autofocus />
      <DateField {...form.field('paid_on')} label={t('paid_day')} />
    </FormDialog>
  );
};

export const RecordFailedDialog = ({ batch, line, onClose }: RecordDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('batch-line');
  const reasonOf = useReasonWords();
  const code = `T-${line.transfer.code}`;
  const form = useForm(failedForm, {
    say: (problem) => t(problem),
    send: async ({ code: reason, reason: text }, key) => {
      // The check has refused an empty one.
      if (reason === '') return;
      await recordFailed(batch.id, { line_id: line.id, code: reason, reason: text }, key);
      onClose();
      showSuccess(t('recorded_failed', { code }));
    },
  });
  return (
    <FormDialog
      title={t('record_failed_title', { code })}
      text={t('record_failed_text')}
      form={form}
      submitLabel={t('record')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('code')}
        label={t('failure_code')}
        data-autofocus
        choices={BANK_REASONS.map((reason) => ({ value: reason, label: `${reason} · ${reasonOf(reason)}` }))}
      />
      <TextField {...form.text('reason')} label={t('failure_note')} />
    </FormDialog>
  );
};
