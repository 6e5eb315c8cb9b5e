import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { moment } from '../../lib/dates/dates.ts';
import { recordId } from '../../lib/screen/search-readers.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyScreen } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { AnswerCard } from './answer/answer-card.tsx';
import { useAnswer } from './answer/use-answer.tsx';
import { BatchHead } from './batch-head.tsx';
import { BatchSteps } from './figures/batch-steps.tsx';
import { BatchSums } from './figures/batch-sums.tsx';
import { ControlTotalCard } from './figures/control-total-card.tsx';
import { FileCard } from './figures/file-card.tsx';
import { BatchLines } from './lines/batch-lines.tsx';
import { batchQuery } from './payment-batch.api.ts';
import { useMayPay } from './use-may-pay.ts';
import classes from './batch-page.module.css';

const NOT_FOUND = 404;

/** One batch. Its type is written down because its links need the types of all routes. */
export const BatchPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/transactions/batches/$id' });
  if (recordId(id) === undefined) return <Navigate to="/transactions/batches" replace />;
  return <KnownBatch key={id} id={id} />;
};

const KnownBatch = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('payment-batch');
  const { data, error, refetch } = useQuery(batchQuery(id));
  if (data) return <ShownBatch batch={data} />;
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <EmptyScreen tone="grey" icon={IconStack2} title={t('missing')} text={t('missing_text')}>
        <ButtonLink to="/transactions/batches">{t('batches')}</ButtonLink>
      </EmptyScreen>
    );
  if (error) return <RetryNote text={t('failed_load')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')} className={classes['screen']}>
      <Skeleton width={240} height={16} />
      <Skeleton width={200} height={28} />
      <Skeleton height={56} card />
      <Skeleton height={480} card />
    </div>
  );
};

/** The batch as it is known. */
export const ShownBatch = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { mayWrite } = useMayPay();
  const answer = useAnswer(batch);
  const takesAnswers = mayWrite && batch.status === 'exported';
  return (
    <div className={classes['screen']}>
      <BatchHead batch={batch} onAnswer={takesAnswers ? answer.choose : null} />
      {batch.canceled !== null && <Canceled {...batch.canceled} />}
      <BatchSteps batch={batch} />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <BatchSums batch={batch} />
          <BatchLines batch={batch} />
        </div>
        <div className={classes['side']}>
          <ControlTotalCard batch={batch} />
          <FileCard batch={batch} />
          {batch.status !== 'draft' && batch.status !== 'canceled' && (
            <AnswerCard batch={batch} answer={takesAnswers ? answer : null} />
          )}
        </div>
      </div>
      {takesAnswers && answer.dialog}
    </div>
  );
};

const Canceled = ({ at, by, reason }: NonNullable<PaymentBatch['canceled']>) => {
  const { t, language } = useTranslation('payment-batch');
  const when = moment(language, new Date(at));
  return (
    <p className={classes['canceled']} role="note">
      {by === null ? t('canceled_alone', { when }) : t('canceled_note', { when, name: by })}{' '}
      <span dir="auto" lang="">
        {reason}
      </span>
    </p>
  );
};
