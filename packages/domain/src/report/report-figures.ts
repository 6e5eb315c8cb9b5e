import { SHARE_DIGITS, shownChange, shownOf } from '../figures/shown.ts';
import { medianOf, type FigureCount } from '../figures/standing.ts';
import { attendanceOf, noShowRateOf, punctualityOf, type Rate } from '../figures/work-rates.ts';

/** A figure of fewer cases than this is not shown, and not compared. */
export const SMALL_SAMPLE = 20;

export const FIGURE_UNITS = ['share', 'count', 'days', 'hours', 'index'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];
/** With how many digits each is read. */
const UNIT_DIGITS = { share: SHARE_DIGITS, count: 0, days: 1, hours: 0, index: 2 } as const satisfies Record<
  FigureUnit,
  number
>;

/** How each figure is read, and whether more of it is better; null: neither is. */
export const REPORT_FIGURES = {
  fill_rate: { unit: 'share', better: 'more' },
  not_filled: { unit: 'count', better: 'less' },
  filled_late: { unit: 'share', better: 'less' },
  time_to_fill: { unit: 'days', better: 'less' },
  filled_within_week: { unit: 'share', better: 'more' },
  attendance: { unit: 'share', better: 'more' },
  punctuality: { unit: 'share', better: 'more' },
  no_show: { unit: 'share', better: 'less' },
  hours_difference: { unit: 'share', better: null },
  planned_hours: { unit: 'hours', better: null },
  worked_hours: { unit: 'hours', better: null },
  waiting: { unit: 'count', better: 'less' },
  waiting_long: { unit: 'share', better: 'less' },
  approval_time: { unit: 'days', better: 'less' },
  joined: { unit: 'share', better: 'more' },
  interviewed: { unit: 'share', better: 'more' },
  asked: { unit: 'count', better: 'more' },
  accepted: { unit: 'share', better: 'more' },
  withdrawn: { unit: 'share', better: 'less' },
  undecided: { unit: 'count', better: 'less' },
  team_punctuality: { unit: 'share', better: 'more' },
  team_no_show: { unit: 'share', better: 'less' },
  leaders: { unit: 'count', better: null },
  unevenness: { unit: 'index', better: 'less' },
  worked: { unit: 'share', better: 'more' },
  hours: { unit: 'hours', better: 'more' },
  again_after_1: { unit: 'share', better: 'more' },
  again_after_3: { unit: 'share', better: 'more' },
  again_after_6: { unit: 'share', better: 'more' },
} as const satisfies Record<string, { unit: FigureUnit; better: 'more' | 'less' | null }>;
export type ReportFigure = keyof typeof REPORT_FIGURES;

export type FigureValue = {
  readonly key: ReportFigure;
  /** null: there is no case, which is not 0 */
  readonly value: number | null;
  /** of how many cases; null: it is a sum of its own */
  readonly sample: number | null;
  /** of a share: how many of the sample */
  readonly part: number | null;
};

/** What is reckoned from rows of sums: of days, of groups, or all of them. */
type Rows<Sums> = readonly Sums[];
const sumOf = <Key extends string>(rows: Rows<Readonly<Record<Key, number>>>, key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
const casesOf = (counts: readonly FigureCount[]): number => sumOf(counts, 'count');

const share = (key: ReportFigure, part: number, sample: number): FigureValue => ({
  key,
  value: sample === 0 ? null : part / sample,
  sample,
  part,
});
const rated = (key: ReportFigure, { value, part, sample }: Rate): FigureValue => ({ key, value, sample, part });
const total = (key: ReportFigure, value: number, sample: number | null = null): FigureValue => ({
  key,
  value,
  sample,
  part: null,
});
const median = (key: ReportFigure, counts: readonly FigureCount[], unit = 1): FigureValue => {
  const middle = medianOf(counts);
  return { key, value: middle === null ? null : middle / unit, sample: casesOf(counts), part: null };
};

export type PlaceSums = { readonly places: number; readonly filled: number; readonly filled_late: number };
export const fillFigures = (rows: Rows<PlaceSums>): readonly FigureValue[] => {
  const places = sumOf(rows, 'places');
  const filled = sumOf(rows, 'filled');
  return [
    share('fill_rate', filled, places),
    total('not_filled', places - filled, places),
    share('filled_late', sumOf(rows, 'filled_late'), filled),
  ];
};

const WEEK_HOURS = 7 * 24;
/** `waits`: how many hours each filled place was open. */
export type FillTimeSums = { readonly waits: readonly FigureCount[] };
export const fillTimeFigures = (rows: Rows<FillTimeSums>): readonly FigureValue[] => {
  const waits = rows.flatMap((row) => row.waits);
  const soon = casesOf(waits.filter(({ value }) => value <= WEEK_HOURS));
  return [median('time_to_fill', waits, 24), share('filled_within_week', soon, casesOf(waits))];
};

export type ComingSums = {
  readonly attended: number;
  readonly on_time: number;
  readonly no_shows: number;
  readonly late_cancels: number;
};
export const attendanceFigures = (rows: Rows<ComingSums>): readonly FigureValue[] => {
  const counts = {
    attended: sumOf(rows, 'attended'),
    on_time: sumOf(rows, 'on_time'),
    no_shows: sumOf(rows, 'no_shows'),
    late_cancels: sumOf(rows, 'late_cancels'),
    reconfirmed: 0,
    reconfirm_asked: 0,
  };
  return [
    rated('attendance', attendanceOf(counts)),
    rated('punctuality', punctualityOf(counts)),
    rated('no_show', noShowRateOf(counts)),
  ];
};

export type MinuteSums = { readonly planned_minutes: number; readonly worked_minutes: number };
export const hoursFigures = (rows: Rows<MinuteSums>): readonly FigureValue[] => {
  const planned = sumOf(rows, 'planned_minutes') / 60;
  const worked = sumOf(rows, 'worked_minutes') / 60;
  const value = planned === 0 ? null : (worked - planned) / planned;
  return [
    { key: 'hours_difference', value, sample: Math.round(planned), part: null },
    total('planned_hours', planned),
    total('worked_hours', worked),
  ];
};

/** `waits`: how many hours each transfer that was approved had waited. */
export type PayoutSums = {
  readonly waiting: number;
  readonly waiting_long: number;
  readonly waits: readonly FigureCount[];
};
export const payoutFigures = (rows: Rows<PayoutSums>): readonly FigureValue[] => {
  const waiting = sumOf(rows, 'waiting');
  return [
    total('waiting', waiting),
    share('waiting_long', sumOf(rows, 'waiting_long'), waiting),
    median(
      'approval_time',
      rows.flatMap((row) => row.waits),
      24,
    ),
  ];
};

export type JoinSums = { readonly asked: number; readonly interviewed: number; readonly joined: number };
export const joinFigures = (rows: Rows<JoinSums>): readonly FigureValue[] => {
  const asked = sumOf(rows, 'asked');
  return [
    share('joined', sumOf(rows, 'joined'), asked),
    share('interviewed', sumOf(rows, 'interviewed'), asked),
    total('asked', asked),
  ];
};

export type ApplicationSums = {
  readonly accepted: number;
  readonly not_taken: number;
  readonly withdrawn: number;
  readonly undecided: number;
};
export const applicationFigures = (rows: Rows<ApplicationSums>): readonly FigureValue[] => {
  const accepted = sumOf(rows, 'accepted');
  const withdrawn = sumOf(rows, 'withdrawn');
  const undecided = sumOf(rows, 'undecided');
  const all = accepted + withdrawn + undecided + sumOf(rows, 'not_taken');
  return [share('accepted', accepted, all), share('withdrawn', withdrawn, all), total('undecided', undecided, all)];
};

/** Of one leader, or of several. */
export type TeamSums = Omit<ComingSums, 'late_cancels'>;
export const teamFigures = (rows: Rows<TeamSums>): readonly FigureValue[] => {
  const attended = sumOf(rows, 'attended');
  const no_shows = sumOf(rows, 'no_shows');
  return [
    share('team_punctuality', sumOf(rows, 'on_time'), attended),
    share('team_no_show', no_shows, attended + no_shows),
    total('leaders', rows.length),
  ];
};

/** `minutes`: how many of those who worked did so for so many; `idle`: how many could have worked and did not. */
export type HourSums = { readonly minutes: readonly FigureCount[]; readonly idle: number };
export const hourFigures = (rows: Rows<HourSums>): readonly FigureValue[] => {
  const minutes = rows.flatMap((row) => row.minutes);
  const worked = casesOf(minutes);
  return [
    { key: 'unevenness', value: unevennessOf(minutes), sample: worked, part: null },
    share('worked', worked, worked + sumOf(rows, 'idle')),
    total('hours', minutes.reduce((sum, { value, count }) => sum + value * count, 0) / 60),
  ];
};

/**
 * The Gini index of hours among those who worked: 0 when all worked the same, toward 1 when one did everything. Null: nobody
 * worked.
 */
export const unevennessOf = (counts: readonly FigureCount[]): number | null => {
  const people = casesOf(counts);
  const all = counts.reduce((sum, { value, count }) => sum + value * count, 0);
  if (all === 0) return null;
  let passed = 0;
  let ranked = 0;
  for (const { value, count } of counts.toSorted((a, b) => a.value - b.value)) {
    // the sum of the ranks of these people, which follow each other
    ranked += value * (count * passed + (count * (count + 1)) / 2);
    passed += count;
  }
  return (2 * ranked) / (people * all) - (people + 1) / people;
};

/** Of those who first worked in a period: how many worked again within so many months. */
export type RetentionSums = {
  readonly first_1: number;
  readonly again_1: number;
  readonly first_3: number;
  readonly again_3: number;
  readonly first_6: number;
  readonly again_6: number;
};
export const retentionFigures = (rows: Rows<RetentionSums>): readonly FigureValue[] => [
  // of a period that has just ended nobody has had six months yet: what is known first comes first
  share('again_after_1', sumOf(rows, 'again_1'), sumOf(rows, 'first_1')),
  share('again_after_3', sumOf(rows, 'again_3'), sumOf(rows, 'first_3')),
  share('again_after_6', sumOf(rows, 'again_6'), sumOf(rows, 'first_6')),
];

/** Whether there are too few cases to say anything. */
export const isFew = ({ value, sample }: Pick<FigureValue, 'value' | 'sample'>): boolean =>
  value === null || (sample !== null && sample < SMALL_SAMPLE);

/** What can be said of a figure; null: nothing, or of too few cases. */
export const knownOf = (figure: Pick<FigureValue, 'value' | 'sample'>): number | null =>
  isFew(figure) ? null : figure.value;

const digitsOf = (key: ReportFigure) => UNIT_DIGITS[REPORT_FIGURES[key].unit];

/** The number that is read. */
export const shownFigure = (key: ReportFigure, value: number): number => shownOf(value, digitsOf(key));

/** How much of a figure that is read has changed; null where either side has too few cases. A sum of its own is always compared. */
export const changeOf = (now: FigureValue, before: FigureValue): number | null => {
  if (isFew(now) || isFew(before)) return null;
  return shownChange(now.value ?? 0, before.value ?? 0, digitsOf(now.key));
};
