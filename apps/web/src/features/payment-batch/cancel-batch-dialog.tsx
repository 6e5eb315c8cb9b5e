import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { moneyText } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { cancelBatch } from './payment-batch.api.ts';
import { cancelBatchForm } from './payment-batch.forms.ts';

type CancelBatchDialogProps = { readonly open: boolean; readonly batch: PaymentBatch; readonly onClose: () => void };

export const CancelBatchDialog = ({ open, batch, onClose }: CancelBatchDialogProps) => {
  const { t, language } = useTranslation('payment-batch');
  const code = batchCode(batch.code);
  const { count, total_minor } = batch.sums.all;
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel_title', { code })}
      text={t('cancel_text')}
      consequences={[
        t('cancel_frees', {
          transfers: t('transfers', { count }),
          total: moneyText(language, batch.currency, total_minor),
        }),
      ]}
      reason={cancelBatchForm}
      confirmLabel={t('cancel_confirm')}
      cancelLabel={t('cancel_keep')}
      onCancel={onClose}
      onConfirm={async (reason) => {
        await cancelBatch(batch, reason);
        onClose();
        showSuccess(t('canceled_done', { code }));
      }}
    />
  );
};
