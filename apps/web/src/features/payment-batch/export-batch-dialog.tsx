import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { calendarDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { inFile } from './batch-words.ts';
import { exportBatch } from './payment-batch.api.ts';

type ExportBatchDialogProps = { readonly open: boolean; readonly batch: PaymentBatch; readonly onClose: () => void };

/** Says once more how many lines and how much money; the server exports exactly that or nothing. */
export const ExportBatchDialog = ({ open, batch, onClose }: ExportBatchDialogProps) => {
  const { t, language } = useTranslation('payment-batch');
  const { sums, currency, payer } = batch;
  const money = (minor: number) => moneyText(language, currency, minor);
  const sent = inFile('draft', sums);
  const left = {
    count: sums.held.count + sums.blocked.count,
    total_minor: sums.held.total_minor + sums.blocked.total_minor,
  };
  return (
    <ConfirmDialog
      open={open}
      harmless
      title={t('export_title', { total: money(sent.total_minor) })}
      text={t('export_text')}
      consequences={[
        <b key="count">
          {t('export_count', { lines: t('lines', { count: sent.count }), total: money(sent.total_minor) })}
        </b>,
        <bdi key="from">
          {t('export_from', { payer: payer.label || payer.bank_name, day: calendarDate(language, batch.execute_on) })}
        </bdi>,
        ...(left.count > 0
          ? [t('export_left', { lines: t('lines', { count: left.count }), total: money(left.total_minor) })]
          : []),
      ]}
      confirmLabel={t('export_lines', { lines: t('lines', { count: sent.count }) })}
      onCancel={onClose}
      onConfirm={async () => {
        await exportBatch(batch, { line_count: sent.count, total_minor: sent.total_minor });
        onClose();
        showSuccess(t('export_done', { code: batchCode(batch.code) }));
      }}
    />
  );
};
