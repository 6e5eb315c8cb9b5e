import type { BatchLine } from '@proline/contract/payment-batch/payment-batch';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useReasonWords } from './line-cells.tsx';
import classes from './batch-lines.module.css';

/** Every check in a sentence, and what the bank or an admin has said. */
export const LineNotes = ({ line }: { readonly line: BatchLine }) => {
  const { t, language } = useTranslation('batch-line');
  const reasonOf = useReasonWords();
  const { state, checks, transfer, failure_code, failure_reason, paid_on, bank_reference, result_by } = line;
  const code = `T-${transfer.code}`;
  return (
    <div className={classes['words']}>
      {checks.map(({ check, blocks }) => (
        <p key={check}>
          <b>{t(blocks ? 'blocks' : 'warns')}</b> {t(`why_${check}`)}
        </p>
      ))}
      {state === 'failed' && (
        <>
          <p>
            {transfer.status === 'approved' && transfer.held ? t('failed_held', { code }) : t('failed_moved', { code })}
          </p>
          <p>
            {failure_code !== null && `${reasonOf(failure_code)} `}
            {failure_reason !== null && (
              <span dir="auto" lang="">
                {failure_reason}
              </span>
            )}
          </p>
        </>
      )}
      {state === 'paid' && paid_on !== null && (
        <p>
          {t('paid_on', { day: calendarDate(language, paid_on) })} ·{' '}
          <bdi>{t('reference', { reference: bank_reference ?? '' })}</bdi>
        </p>
      )}
      {result_by !== null && (
        <p>
          <bdi>{t('recorded_by', { name: result_by })}</bdi>
        </p>
      )}
      {checks.length === 0 && (state === 'ready' || state === 'waiting') && <p>{t('passes')}</p>}
    </div>
  );
};
