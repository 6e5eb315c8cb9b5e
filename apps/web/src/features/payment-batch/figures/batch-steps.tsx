import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { StepMark } from '../../../ui/picture/step-mark.tsx';
import { inFile } from '../batch-words.ts';
import classes from './batch-steps.module.css';

const STEPS = ['approve', 'validate', 'export', 'result'] as const;
type Step = (typeof STEPS)[number];

/** The step at which a batch is; null: it is over. */
const stepOf = ({ status }: PaymentBatch): Step | null => {
  if (status === 'draft') return 'validate';
  return status === 'exported' ? 'result' : null;
};

/** From the approved transfers to the bank's answer, with what each step holds. */
export const BatchSteps = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t } = useTranslation('payment-batch');
  const facts = useStepFacts(batch);
  const at = stepOf(batch);
  const reached = at === null ? STEPS.length : STEPS.indexOf(at);
  const isCanceled = batch.status === 'canceled';
  return (
    <ol className={classes['steps']} aria-label={t('steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-on={step === at || undefined}
          aria-current={step === at ? 'step' : undefined}
        >
          <StepMark number={index + 1} current={step === at} done={isCanceled ? index === 0 : index < reached} />
          <span className={classes['words']}>
            <b>{t(`step_${step}`)}</b>
            <span className={`clip ${classes['facts']}`}>{facts[step]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
};

const useStepFacts = (batch: PaymentBatch): Readonly<Record<Step, string>> => {
  const { t, language } = useTranslation('payment-batch');
  const { status, sums } = batch;
  const sent = inFile(status, sums);
  const left = sums.held.count + sums.blocked.count;
  const list = (words: readonly string[]) => withCommas(language, words);
  const isOut = batch.exported_at !== null;
  return {
    approve: list([t('transfers', { count: sums.all.count }), t('people', { count: batch.people })]),
    validate: list([t('pass', { count: sent.count }), ...(left > 0 ? [t('stay_out', { count: left })] : [])]),
    export: isOut
      ? list([t('lines', { count: sent.count }), moment(language, new Date(batch.exported_at ?? ''))])
      : t('export_form'),
    result: isOut
      ? t('answered', {
          answered: formatNumber(language, sums.paid.count + sums.failed.count),
          total: formatNumber(language, sent.count),
        })
      : t('result_form'),
  };
};
