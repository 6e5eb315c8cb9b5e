import { isFew, REPORT_FIGURES, SMALL_SAMPLE } from '@proline/domain/report/report-figures';
import { minorDigits } from '@proline/domain/pay/money';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import type { Words } from '../frame/words.ts';
import { clock, filled, paperAmount, paperDay, paperDays, typed } from '../payslip/paper.ts';
import { dayBarName, reportTexts } from './report-text.ts';
import type { Report, ReportValue } from './report.ts';
import { REPORT_FIGURE_WORDS } from './report-figure.words.ts';
import { REPORT_BAR_WORDS, REPORT_DIMENSION_WORDS, REPORT_WORDS, reportWords } from './report.words.ts';

type Language = keyof Words;
export type ReportCell = {
  readonly text: string;
  /** what a sheet sorts by, instead of the text */
  readonly sorted?: string;
  /** what a sheet reckons with; null: too few cases */
  readonly number?: number | null;
  readonly share?: boolean;
  /** of how many cases, as it is read */
  readonly note?: string | null;
  readonly sample?: number | null;
};
type Column = { readonly title: string; readonly sampled: boolean };
export type ReportPart = {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** below the rows */
  readonly note?: string | null;
};

export type ReportHead = {
  readonly language: Language;
  readonly time_zone: string;
  /** what the report is narrowed to */
  readonly filters: readonly { readonly label: Words; readonly value: Words }[];
};

/** Latin digits in both languages, as on every paper. */
const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const;
const NOTHING = '–';

/** Everything that the file of a report says, in one language. */
export const reportPaper = (report: Report, { language, time_zone, filters }: ReportHead) => {
  const said = sayerOf(language);
  const { say, fact } = said;
  const day = paperDay(wallTimeOf(new Date(report.made_at), time_zone).day);
  return {
    language,
    title: say(REPORT_WORDS[report.report]),
    facts: [
      fact(reportWords.period, paperDays(report.from, report.to)),
      fact(reportWords.compared, paperDays(report.before.from, report.before.to)),
      ...filters.map(({ label, value }) => fact(label, value)),
    ],
    parts: [figuresOf, pointsOf, barsOf, reasonsOf, amountsOf, costsOf, groupsOf]
      .map((part) => part(report, said))
      .filter(({ rows }) => rows.length > 0),
    definitions: report.figures.map(({ key }) => fact(REPORT_FIGURE_WORDS[key].name, REPORT_FIGURE_WORDS[key].means)),
    defined: say(reportWords.definitions),
    few: say(filled(reportWords.few, { least: String(SMALL_SAMPLE) })),
    /** what it is in a sheet */
    few_empty: say(filled(reportWords.few_empty, { least: String(SMALL_SAMPLE) })),
    /** in a sheet, whose figures are not rounded */
    changes: say(reportWords.changes),
    made: filled(reportWords.made, { day, time: clock(report.made_at, time_zone, true) }),
  };
};
export type ReportPaper = ReturnType<typeof reportPaper>;

type Sayer = ReturnType<typeof sayerOf>;
function sayerOf(language: Language) {
  const texts = reportTexts(LOCALES[language], language);
  const say = (words: Words) => words[language];
  return {
    ...texts,
    say,
    fact: (label: Words, value: Words) => ({ label: say(label), value: say(value) }),
    column: (words: Words, sampled = false): Column => ({ title: say(words), sampled }),
    label: ({ label_en, label_ar }: { readonly label_en: string; readonly label_ar: string }): ReportCell => ({
      text: typed(language === 'ar' ? label_ar : label_en),
    }),
    day: (day: string): ReportCell => ({ text: paperDay(day)[language], sorted: day }),
    counted: (count: number): ReportCell => ({ text: texts.number(count), number: count }),
    figure: (key: ReportValue['key'], value: Pick<ReportValue, 'value' | 'sample' | 'part'>): ReportCell => ({
      text: texts.value(key, value) ?? NOTHING,
      number: isFew(value) ? null : rounded(value.value),
      share: REPORT_FIGURES[key].unit === 'share',
      note: texts.sample(value),
      sample: value.sample,
    }),
    changed: (figure: Pick<ReportValue, 'key' | 'change'>): ReportCell => ({
      text: texts.change(figure)?.text ?? '',
      number: rounded(figure.change),
      share: REPORT_FIGURES[figure.key].unit === 'share',
    }),
  };
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e6) / 1e6);

const figuresOf = ({ figures }: Report, { say, column, figure, changed }: Sayer): ReportPart => ({
  title: say(reportWords.figures),
  columns: [
    column(reportWords.figure),
    column(reportWords.value, true),
    column(reportWords.period_before, true),
    column(reportWords.change),
  ],
  rows: figures.map((one) => [
    { text: say(REPORT_FIGURE_WORDS[one.key].name) },
    figure(one.key, one),
    figure(one.key, one.before),
    changed(one),
  ]),
});

const pointsOf = ({ figures: [head], points }: Report, { say, column, day, figure }: Sayer): ReportPart => {
  const name = head ? REPORT_FIGURE_WORDS[head.key].name : reportWords.figure;
  return {
    title: say(name),
    columns: [
      column(reportWords.from),
      column(reportWords.to),
      column(name, true),
      column(reportWords.period_before, true),
    ],
    rows: head
      ? points.map((point) => [day(point.from), day(point.to), figure(head.key, point), figure(head.key, point.before)])
      : [],
  };
};

/** Reports whose bars are numbers in an order. */
const SPREADS = {
  time_to_fill: { title: reportWords.chart_time_to_fill, name: reportWords.days },
  leader_scorecard: { title: reportWords.chart_leader_scorecard, name: reportWords.band },
  utilization: { title: reportWords.chart_utilization, name: reportWords.tenth },
} as const;

const barsOf = ({ report, bars }: Report, { say, column, counted, percent }: Sayer): ReportPart => {
  const spread = report in SPREADS ? SPREADS[report as keyof typeof SPREADS] : undefined;
  const nameOf = (key: string): string => {
    if (report === 'time_to_fill') return dayBarName(bars, key, String);
    if (report === 'leader_scorecard') return percent(Number(key) / 100);
    return say(REPORT_BAR_WORDS[key] ?? { en: key, ar: key });
  };
  const shares = report === 'utilization';
  return {
    title: say(spread?.title ?? reportWords.made_of),
    columns: [
      column(spread?.name ?? reportWords.part),
      column(shares ? reportWords.share_of_hours : reportWords.count),
    ],
    rows: bars.map(({ key, count }) => [
      { text: nameOf(key) },
      shares ? { text: percent(count), number: rounded(count), share: true } : counted(count),
    ]),
  };
};

const reasonsOf = ({ report, reasons }: Report, { say, column, label, counted }: Sayer): ReportPart => ({
  title: say(report === 'fill_rate' ? reportWords.open_reasons : reportWords.reasons),
  columns: [column(reportWords.reason), column(reportWords.count)],
  rows: reasons.map((reason) => [label(reason), counted(reason.count)]),
});

const money = (minor: number, currency: string): ReportCell => ({
  text: paperAmount(minor, currency),
  number: minor / 10 ** minorDigits(currency),
});

const amountsOf = ({ amounts }: Report, { say, column }: Sayer): ReportPart => {
  const planned = amounts.some(({ planned_minor }) => planned_minor !== null);
  return {
    title: say(planned ? reportWords.money : reportWords.waiting_money),
    columns: [
      column(reportWords.currency),
      ...(planned ? [column(reportWords.planned), column(reportWords.actual)] : [column(reportWords.amount)]),
    ],
    rows: amounts.map(({ currency, planned_minor, minor }) => [
      { text: currency },
      ...(planned ? [planned_minor === null ? { text: '' } : money(planned_minor, currency)] : []),
      money(minor, currency),
    ]),
  };
};

const costsOf = ({ costs }: Report, { say, column, day }: Sayer): ReportPart => ({
  title: say(reportWords.costs),
  columns: [
    column(reportWords.from),
    column(reportWords.to),
    column(reportWords.currency),
    column(reportWords.planned),
    column(reportWords.actual),
  ],
  rows: costs.map(({ from, to, currency, planned_minor, minor }) => [
    day(from),
    day(to),
    { text: currency },
    money(planned_minor ?? 0, currency),
    money(minor, currency),
  ]),
});

const groupsOf = (report: Report, { say, column, label, figure, changed, leftOut }: Sayer): ReportPart => {
  const { by, figures, groups } = report;
  // a month has nothing before itself, and of a leader there is one
  const compared = by !== 'cohort';
  const shown = <Figure extends Pick<ReportValue, 'key'>>(all: readonly Figure[]) =>
    all.filter(({ key }) => !(key === 'leaders' && by === 'leader'));
  return {
    title: say(reportWords.breakdown),
    columns: [
      column(REPORT_DIMENSION_WORDS[by]),
      ...shown(figures).map(({ key }) => column(REPORT_FIGURE_WORDS[key].name, true)),
      ...(compared ? [column(reportWords.change)] : []),
    ],
    rows: groups.map((group) => [
      label(group),
      ...shown(group.figures).map((one) => figure(one.key, one)),
      ...(compared ? [group.figures[0] ? changed(group.figures[0]) : { text: '' }] : []),
    ]),
    note: leftOut(report),
  };
};
