import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { summaryQuery, trendQuery } from '../dashboard/dashboard.api.ts';
import { FigureCard } from './figure-card.tsx';
import { LoadFailed } from './load-failed.tsx';

/** Current figures; without an answer there is no figure. */
export const ReportFacts = () => {
  const { t } = useTranslation('section');
  const summary = useQuery(summaryQuery);
  const trend = useQuery(trendQuery('12_weeks'));
  const { data } = summary;
  return (
    <>
      {(summary.isError || trend.isError) && (
        <LoadFailed retry={() => void Promise.all([summary.refetch(), trend.refetch()])} />
      )}
      <FigureCard
        title={t('figures')}
        loading={summary.isPending || trend.isPending}
        figures={[
          { label: t('shifts_worked'), value: trend.data?.total },
          { label: t('shifts_before'), value: trend.data?.previous_total },
          {
            label: t('events_completed'),
            value: data?.events.completed,
            link: { to: '/events', search: { status: 'completed' } },
          },
          {
            label: t('transfers_paid'),
            value: data?.transfers_reports.transferred,
            link: { to: '/transactions', search: { status: 'transferred' } },
          },
        ]}
      />
    </>
  );
};

export const KpiFacts = () => {
  const { t } = useTranslation('section');
  const summary = useQuery(summaryQuery);
  const trend = useQuery(trendQuery('12_weeks'));
  return (
    <>
      {summary.isError && <LoadFailed retry={() => void summary.refetch()} />}
      <FigureCard
        title={t('figures')}
        loading={summary.isPending || trend.isPending}
        figures={[
          {
            label: t('approved_ushers'),
            value: summary.data?.ushers.approved,
            link: { to: '/ushers', search: { status: 'approved' } },
          },
          { label: t('shifts_worked'), value: trend.data?.total },
        ]}
      />
    </>
  );
};
