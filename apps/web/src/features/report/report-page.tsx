import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { REPORT_WORDS } from '@proline/contract/report/report.words';
import { REPORTS } from '@proline/domain/report/report';
import { IconReportAnalytics } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { dayRange, timeOfDay } from '../../lib/dates/dates.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Definitions } from '../../ui/figure/definitions.tsx';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { ReportBreakdown } from './report-breakdown.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportFilters } from './report-filters.tsx';
import { reportQuery } from './report.api.ts';
import { ReportWeekly } from './sent/report-weekly.tsx';
import { SentFile } from './sent/sent-file.tsx';
import type { ShownReport } from './report-links.ts';
import { useReportSearch } from './use-report-search.ts';
import { useReportWords } from './use-report-words.ts';
import classes from './report.module.css';

/** The pictures come after the figures: nobody waits for them. */
const ReportCharts = lazy(() => import('./charts/report-charts.tsx').then((file) => ({ default: file.ReportCharts })));

/** One report: its figures, how they went, what they are made of, and broken down. */
export const ReportPage = () => {
  const { t, say, language } = useReportWords();
  const params = useParams({ from: '/shell/reports/$report' });
  const search = useSearch({ from: '/shell/reports/$report' });
  const name = REPORTS.find((report) => report === params.report);
  const query = useQuery({
    ...reportQuery(name ?? REPORTS[0], useReportSearch(name ?? REPORTS[0])),
    enabled: name !== undefined,
    placeholderData: keepPreviousData,
  });
  const title = name === undefined ? t('title') : say(REPORT_WORDS[name]);
  usePageTitle(title);
  if (name === undefined)
    return (
      <EmptyState
        tone="brand"
        icon={<Icon of={IconReportAnalytics} size="xxl" />}
        title={t('no_such')}
        text={t('no_such_text')}
      />
    );
  const { data, isError, refetch, isPlaceholderData } = query;
  const range = ({ from, to }: { from: string; to: string }) => dayRange(language, new Date(from), new Date(to), 'UTC');
  return (
    <div className={classes['page']} aria-busy={isPlaceholderData || !data || undefined}>
      <Breadcrumb
        label={t('path')}
        above={[
          {
            key: 'reports',
            label: t('title'),
            link: { to: '/reports', search: { from: search.from, to: search.to, city: search.city } },
          },
        ]}
        here={title}
      />
      <PageHeader
        title={title}
        facts={data && t('subtitle', { period: range(data), before: range(data.before) })}
        actions={<PeriodChoice />}
      />
      <SentFile report={name} />
      {isError && !data && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && <Shown report={data} />}
    </div>
  );
};

const Shown = ({ report }: ShownReport) => {
  const { t, say, language } = useReportWords();
  return (
    <>
      <div className={classes['tools']}>
        <ReportFilters report={report} />
        <span className={classes['actions']}>
          <ReportWeekly report={report.report} />
          <ReportFiles report={report.report} />
        </span>
      </div>
      <ReportFigures report={report} />
      <Suspense fallback={<Skeleton height={320} />}>
        <ReportCharts report={report} />
      </Suspense>
      <ReportBreakdown report={report} />
      <Definitions
        label={say('definitions')}
        terms={report.figures.map(({ key }) => ({
          key,
          term: say(REPORT_FIGURE_WORDS[key].name),
          text: say(REPORT_FIGURE_WORDS[key].means),
        }))}
      />
      <p className={classes['muted']}>
        {t('as_of', { time: timeOfDay(language, new Date(report.made_at)) })} · {t('sample_note')}
      </p>
    </>
  );
};
