import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { calendarDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { usePrinted } from '../../lib/screen/use-printed.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { inFile } from './batch-words.ts';
import { allBatchLines } from './payment-batch.api.ts';
import classes from './printed-batch.module.css';

type PrintedBatchProps = { readonly batch: PaymentBatch; readonly onDone: () => void };

/** All lines on paper, with the control total and room for two signatures. It exists only while it is printed. */
export const PrintedBatch = ({ batch, onDone }: PrintedBatchProps) => {
  const { data } = useQuery({
    queryKey: ['payment_batch', 'paper', batch.id, batch.version],
    queryFn: () => allBatchLines(batch.id),
  });
  return data ? <Paper batch={batch} lines={data} onDone={onDone} /> : null;
};

const Paper = ({ batch, lines, onDone }: PrintedBatchProps & { readonly lines: readonly BatchLine[] }) => {
  const { t, language } = useTranslation('payment-batch');
  const { t: line } = useTranslation('batch-line');
  usePrinted(onDone);
  const money = (minor: number) => moneyText(language, batch.currency, minor);
  const sent = inFile(batch.status, batch.sums);
  return createPortal(
    <div className={classes['paper']}>
      <h1>
        {t('batch', { code: batchCode(batch.code) })} · {t(`status_${batch.status}`)}
      </h1>
      <p>
        {t('pays_on', { day: calendarDate(language, batch.execute_on) })} ·{' '}
        <bdi>{t('from_payer', { bank: batch.payer.bank_name })}</bdi>
        {batch.file !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{batch.file.message_id}</bdi>
          </>
        )}
      </p>
      <p>
        <b>
          {t('control_total')}: {t('lines', { count: sent.count })}, {money(sent.total_minor)}
        </b>
      </p>
      <table>
        <thead>
          <tr>
            <th>{line('line')}</th>
            <th>{line('payee')}</th>
            <th>{line('account')}</th>
            <th>{line('amount')}</th>
            <th>{line('result')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one) => (
            <tr key={one.id}>
              <td>{one.line_no === null ? '–' : formatNumber(language, one.line_no)}</td>
              <td>
                <bdi lang="">{nameIn(language, one.payee)}</bdi> <bdi dir="ltr">T-{one.transfer.code}</bdi>
              </td>
              <td>{one.iban_last4 === null ? '' : <bdi dir="ltr">•••• {one.iban_last4}</bdi>}</td>
              <td>{money(one.amount_minor)}</td>
              <td>{line(`state_${one.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes['signatures']}>
        <span>{t('signed_made')}</span>
        <span>{t('signed_released')}</span>
      </div>
    </div>,
    document.body,
  );
};
