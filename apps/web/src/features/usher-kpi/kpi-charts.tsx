import { WEEKDAY_WORDS, WEEKDAYS } from '@proline/contract/frame/weekday.words';
import { shownOf } from '@proline/domain/figures/shown';
import { LEAST_CASES, spreadOf, START_HOURS } from '@proline/domain/figures/spread';
import { noShowRateOf, type Rate } from '@proline/domain/figures/work-rates';
import { NO_WORK, shiftCountsOf } from '@proline/domain/figures/trend';
import { shortDate } from '../../lib/dates/dates.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import { HeatMap } from '../../ui/chart/heat-map.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { Card } from '../../ui/page/card.tsx';
import { peopleLink, shiftsLink } from './kpi-links.ts';
import { ratesOf } from './kpi-rates.ts';
import type { FiguresProps } from './kpi-tiles.tsx';
import { useKpiWords } from './use-kpi-words.ts';
import classes from './usher-kpi.module.css';

export const KpiCharts = (props: FiguresProps) => (
  <div className={classes['charts']}>
    <Lines {...props} />
    <Reasons {...props} />
    <Spread {...props} />
    <Starts {...props} />
  </div>
);

const Lines = ({ figures: { points, before } }: FiguresProps) => {
  const { t, language, sample } = useKpiWords();
  const sampleIn = (rate: Rate) => (rate.sample === 0 ? null : sample(rate));
  return (
    <Card title={t('lines')}>
      <LineChart
        label={t('lines')}
        axis={t('from')}
        unknown={t('no_data')}
        names={points.map(({ starts_on }) => shortDate(language, new Date(starts_on), 'UTC'))}
        lines={[
          {
            key: 'attendance',
            label: t('rate_attendance'),
            tone: 'main',
            values: points.map(({ now }) => ratesOf(now).attendance.value),
            samples: points.map(({ now }) => sampleIn(ratesOf(now).attendance)),
          },
          {
            key: 'punctuality',
            label: t('rate_punctuality'),
            tone: 'second',
            values: points.map(({ now }) => ratesOf(now).punctuality.value),
            samples: points.map(({ now }) => sampleIn(ratesOf(now).punctuality)),
          },
          ...(before
            ? [
                {
                  key: 'before',
                  label: t('attendance_before'),
                  tone: 'before' as const,
                  values: points.map(({ then }) => then && ratesOf(then).attendance.value),
                  samples: points.map(({ then }) => then && sampleIn(ratesOf(then).attendance)),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
};

const MOST_REASONS = 8;

const Reasons = ({ figures: { reasons, now }, narrowing }: FiguresProps) => {
  const { t, language, number } = useKpiWords();
  return (
    <Card title={t('reasons')} tag={number(now.no_shows)}>
      {reasons.length === 0 && <p className={classes['nothing']}>{t('no_no_shows')}</p>}
      <BarList
        label={t('reasons')}
        bars={reasons.slice(0, MOST_REASONS).map(({ id, en, ar, count }) => ({
          key: id,
          label: (language === 'ar' ? ar : en) ?? t('no_reason'),
          count,
          link: shiftsLink(narrowing, { counted_as: 'no_show', reason: id }),
        }))}
      />
      {reasons.length > MOST_REASONS && (
        <p className={classes['nothing']}>{t('more_reasons', { count: reasons.length - MOST_REASONS })}</p>
      )}
    </Card>
  );
};

const Spread = ({ figures: { spread, median, newcomers }, narrowing }: FiguresProps) => {
  const { t, number } = useKpiWords();
  const bars = spreadOf(spread);
  const lowest = bars[0]?.from ?? 0;
  const people = spread.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      title={t('spread')}
      tag={t('spread_sample', { people: t('ushers', { count: people }), newcomers: number(newcomers) })}
    >
      {people === 0 ? (
        <p className={classes['nothing']}>{t('no_data')}</p>
      ) : (
        <ColumnChart
          label={t('spread')}
          columns={bars.map(({ from, to, count }) => ({
            key: String(from),
            name: number(from),
            count,
            words: t('spread_bar', { from: number(from), to: number(to), people: t('ushers', { count }) }),
            link: peopleLink(narrowing, { reliability: `${from}..${to}` }),
          }))}
          mark={
            median === null
              ? undefined
              : { at: (median - lowest) / (100 - lowest), label: t('median', { value: number(median) }) }
          }
        />
      )}
    </Card>
  );
};

const HOURS = Array.from({ length: 24 / START_HOURS }, (_, at) => at * START_HOURS);
/** So high a rate has the strongest color. */
const HOTTEST = 0.12;

const Starts = ({ figures: { starts }, narrowing }: FiguresProps) => {
  const { t, language, share, number } = useKpiWords();
  const cells = new Map(starts.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  const shown = HOURS.filter((hour) => starts.some((cell) => cell.hour === hour));
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <Card title={t('starts')} tag={t('starts_note', { least: number(LEAST_CASES) })}>
      {shown.length === 0 ? (
        <p className={classes['nothing']}>{t('no_data')}</p>
      ) : (
        <HeatMap
          label={t('starts')}
          corner={t('weekday')}
          head={shown.map(clock)}
          rows={WEEKDAYS.map((weekday) => ({
            key: weekday,
            name: WEEKDAY_WORDS[weekday][language],
            cells: shown.map((hour) => {
              const cell = cells.get(`${weekday} ${hour}`);
              const rate = noShowRateOf(shiftCountsOf({ ...NO_WORK, ...cell }));
              const known = rate.sample >= LEAST_CASES ? rate.value : null;
              return {
                text: known === null ? '–' : number(shownOf(100 * known, 1)),
                words: t('starts_cell', {
                  weekday: WEEKDAY_WORDS[weekday][language],
                  hour: clock(hour),
                  rate: share(known) ?? '–',
                  part: number(rate.part),
                  sample: number(rate.sample),
                }),
                heat: known === null ? null : Math.min(1, known / HOTTEST),
                link:
                  rate.sample === 0
                    ? undefined
                    : shiftsLink(narrowing, {
                        counted_as: 'attended,no_show',
                        weekday,
                        hour: `${hour}..${hour + START_HOURS - 1}`,
                      }),
              };
            }),
          }))}
        />
      )}
    </Card>
  );
};
