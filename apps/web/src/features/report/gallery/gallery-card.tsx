import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { NO_REASON, REPORT_BAR_WORDS, REPORT_WORDS } from '@proline/contract/report/report.words';
import type { ReportName } from '@proline/domain/report/report';
import { knownOf } from '@proline/domain/report/report-figures';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { MiniColumns, MiniLine } from '../../../ui/chart/mini-chart.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { ShownReport } from '../report-links.ts';
import { reportQuery } from '../report.api.ts';
import { fittingPeriod } from '../report-period.ts';
import { TONES } from '../report-tones.ts';
import { useToday } from '../use-today.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

/** One report: the figure that it is about, its change, its sample, and what it looks like. */
export const GalleryCard = ({ report }: { readonly report: ReportName }) => {
  const { t, say } = useReportWords();
  const search = useSearch({ from: '/shell/reports' });
  const { data, isError, refetch } = useQuery(
    reportQuery(report, { ...fittingPeriod(search, useToday()), city: search.city }),
  );
  return (
    <section
      className={classes['card']}
      aria-label={say(REPORT_WORDS[report])}
      aria-busy={(!data && !isError) || undefined}
    >
      <h2 className={classes['name']}>
        <Link
          to="/reports/$report"
          params={{ report }}
          search={search}
          aria-label={t('open_report', { name: say(REPORT_WORDS[report]) })}
        >
          {say(REPORT_WORDS[report])}
          <Icon of={IconChevronRight} size="s" flip />
        </Link>
      </h2>
      {isError && !data && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={152} />}
      {data && <Head report={data} />}
    </section>
  );
};

const Head = ({ report }: ShownReport) => {
  const { t, say, value, sample, change } = useReportWords();
  const [head, ...others] = report.figures;
  if (!head) return null;
  const changed = change(head);
  return (
    <>
      <p className={classes['headFigure']}>
        <b data-none={value(head.key, head) === null || undefined}>{value(head.key, head) ?? t('unknown')}</b>
        {changed && (
          <span className={classes['change']} data-good={changed.good}>
            <bdi aria-hidden="true">{changed.text}</bdi>
            <span className="visually-hidden">{changed.words}</span>
          </span>
        )}
      </p>
      <p className={classes['muted']}>
        {say(REPORT_FIGURE_WORDS[head.key].name)} <bdi>{sample(head)}</bdi>
      </p>
      <div className={classes['picture']}>
        <Picture report={report} />
      </div>
      <p className={classes['muted']}>
        {others
          .map((figure) => `${say(REPORT_FIGURE_WORDS[figure.key].name)} ${value(figure.key, figure) ?? t('unknown')}`)
          .join(' · ')}
      </p>
    </>
  );
};

/** A line over time, a spread, or the parts, whichever the report is about. */
const Picture = ({ report }: ShownReport) => {
  const { say } = useReportWords();
  switch (report.report) {
    case 'fill_rate':
    case 'attendance':
    case 'planned_actual':
      return (
        <MiniLine values={report.points.map(knownOf)} before={report.points.map(({ before }) => knownOf(before))} />
      );
    case 'time_to_fill':
    case 'leader_scorecard':
    case 'utilization':
      return <MiniColumns counts={report.bars.map(({ count }) => count)} />;
    case 'retention':
      return <MiniColumns counts={report.groups.map(({ figures: [first] }) => (first ? knownOf(first) : null))} />;
    case 'payout_aging':
    case 'recruitment_funnel':
    case 'application_conversion':
      return (
        <BarList
          tight
          label={say('made_of')}
          bars={report.bars.map(({ key, count }) => ({
            key,
            label: say(REPORT_BAR_WORDS[key] ?? NO_REASON),
            count,
            tone: TONES[key],
          }))}
        />
      );
  }
};
