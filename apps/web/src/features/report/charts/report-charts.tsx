import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { REPORT_BAR_WORDS, NO_REASON } from '@proline/contract/report/report.words';
import { dayBarName } from '@proline/contract/report/report-text';
import type { Report } from '@proline/contract/report/report';
import { knownOf, REPORT_FIGURES, SMALL_SAMPLE } from '@proline/domain/report/report-figures';
import { monthYear, shortDate } from '../../../lib/dates/dates.ts';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CohortHeat } from './cohort-heat.tsx';
import { ReportCosts, ReportMoney } from './report-money.tsx';
import { pointLink, rowsLink, type ShownReport } from '../report-links.ts';
import { useToday } from '../use-today.ts';
import { TONES } from '../report-tones.ts';
import { StepChoice } from './step-choice.tsx';
import { useReportSearch } from '../use-report-search.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

export const ReportCharts = (shown: ShownReport) => (
  <div className={classes['charts']}>
    <OverTime {...shown} />
    <MadeOf {...shown} />
    <Reasons {...shown} />
    <CohortHeat {...shown} />
    <ReportMoney {...shown} />
    <ReportCosts {...shown} />
  </div>
);

const OverTime = ({ report }: ShownReport) => {
  const { t, say, language, sample, number } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const [head] = report.figures;
  if (!head || report.points.length === 0 || REPORT_FIGURES[head.key].unit !== 'share') return null;
  if (report.points.every(({ value, before }) => value === null && before.value === null)) return null;
  // another step may have enough of them
  if (report.points.every((point) => knownOf(point) === null && knownOf(point.before) === null))
    return (
      <Card title={say(REPORT_FIGURE_WORDS[head.key].name)} end={<StepChoice report={report} />}>
        <p className={classes['nothing']}>{t('few_points', { least: number(SMALL_SAMPLE) })}</p>
      </Card>
    );
  return (
    <Card title={say(REPORT_FIGURE_WORDS[head.key].name)} end={<StepChoice report={report} />}>
      <LineChart
        label={say(REPORT_FIGURE_WORDS[head.key].name)}
        axis={t('starts')}
        unknown={t('unknown')}
        names={report.points.map(({ from }) =>
          report.step === 'month' ? monthYear(language, from) : shortDate(language, new Date(from), 'UTC'),
        )}
        links={report.points.map((point) => pointLink(report, search, point, today))}
        lines={[
          {
            key: 'now',
            label: t('this_period'),
            tone: 'main',
            values: report.points.map(knownOf),
            samples: report.points.map(sample),
          },
          {
            key: 'before',
            label: say('period_before'),
            tone: 'before',
            values: report.points.map(({ before }) => knownOf(before)),
            samples: report.points.map(({ before }) => sample(before)),
          },
        ]}
      />
    </Card>
  );
};

/** Reports whose bars are numbers in an order, and how one of them is called. */
const COLUMNS = ['time_to_fill', 'leader_scorecard', 'utilization'] as const;
type Spread = (typeof COLUMNS)[number];

const MadeOf = ({ report }: ShownReport) => {
  const { say } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const { bars } = report;
  if (bars.length === 0 || bars.every(({ count }) => count === 0)) return null;
  const spread = COLUMNS.find((name) => name === report.report);
  if (spread !== undefined) return <SpreadOut report={report} spread={spread} />;
  return (
    <Card title={say('made_of')}>
      <BarList
        label={say('made_of')}
        // stages follow each other, so each is a part of the first
        whole={report.report === 'recruitment_funnel' ? bars[0]?.count : undefined}
        bars={bars.map(({ key, count }) => ({
          key,
          label: say(REPORT_BAR_WORDS[key] ?? NO_REASON),
          count,
          tone: TONES[key],
          link: rowsLink(report, search, { bar: key }, today),
        }))}
      />
    </Card>
  );
};

const SpreadOut = ({ report, spread }: ShownReport & { readonly spread: Spread }) => {
  const { t, say, number, percent, value } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const bars = spread === 'leader_scorecard' ? fromTheFirst(report.bars) : report.bars;
  const columnOf = (key: string, count: number) => {
    if (spread === 'utilization') {
      const share = percent(count);
      return { name: number(Number(key)), count, shown: share, words: t('bar_tenth', { tenth: key, share }) };
    }
    if (spread === 'leader_scorecard') {
      const [from, to] = [percent(Number(key) / 100), percent((Number(key) + 5) / 100)];
      return { name: percent(Number(key) / 100), count, words: t('bar_band', { from, to, count: number(count) }) };
    }
    const days = dayBarName(bars, key, number);
    return { name: days, count, words: t('bar_days', { days, count: number(count) }) };
  };
  const [head] = report.figures;
  const median = spread === 'time_to_fill' && head ? medianPlace(bars, head.value) : undefined;
  return (
    <Card title={say(`chart_${spread}`)}>
      <ColumnChart
        label={say(`chart_${spread}`)}
        centered={spread !== 'leader_scorecard'}
        columns={bars.map(({ key, count }) => ({
          key,
          ...columnOf(key, count),
          link: rowsLink(report, search, { bar: key }, today),
        }))}
        mark={
          head && median !== undefined
            ? { at: median, label: t('median', { value: value(head.key, head) ?? '' }) }
            : undefined
        }
      />
    </Card>
  );
};

type Bars = Report['bars'];
/** Bands that nobody is in are left out below the first. */
const fromTheFirst = (bars: Bars): Bars => bars.slice(Math.max(0, bars.findIndex(({ count }) => count > 0) - 1));

/** From 0 at the start of the first bar to 1 at the end of the last; beyond the last there is no place. */
const medianPlace = (bars: Bars, median: number | null): number | undefined => {
  const width = Number(bars[1]?.key ?? 1);
  const at = median === null ? 1 : median / width / bars.length;
  return at < (bars.length - 1) / bars.length ? at : undefined;
};

const Reasons = ({ report }: ShownReport) => {
  const { say, language } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const { reasons } = report;
  const title = say(report.report === 'fill_rate' ? 'open_reasons' : 'reasons');
  if (reasons.length === 0) return null;
  return (
    <Card title={title}>
      <BarList
        label={title}
        bars={reasons.map(({ key, label_en, label_ar, count }) => ({
          key,
          label: language === 'ar' ? label_ar : label_en,
          count,
          link: rowsLink(report, search, { reason: key }, today),
        }))}
      />
    </Card>
  );
};
