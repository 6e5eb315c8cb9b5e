import type { FigureValue } from '@proline/domain/report/report-figures';
import type { ReportPeriod } from '@proline/domain/report/report-period';
import { addDays } from '@proline/domain/time/calendar-day';
import { readCells, type ReportAsk, type SummedSource, type ReportReader } from './report.queries.ts';

/** What was asked for, and the period cut into days, weeks or months with what stands beside each. */
export type Asked = ReportAsk & {
  readonly today: string;
  readonly points: readonly Both<ReportPeriod>[];
};

/** Of a period and the one before. */
export type Both<Value> = { readonly now: Value; readonly before: Value };
type Figures = readonly FigureValue[];
export type Bar = { readonly key: string; readonly count: number };
export type Amount = { readonly currency: string; readonly planned_minor: number | null; readonly minor: number };

/** `key`: what the lists call it. */
export type Reason = { readonly key: string; readonly reason: string | null; readonly n: number };

export type Reading = {
  readonly figures: Both<Figures>;
  /** of the first figure, one for each point; none: the report is not of days */
  readonly points?: readonly Both<FigureValue | undefined>[];
  readonly groups: readonly (Both<Figures> & { readonly key: string })[];
  readonly bars?: readonly Bar[];
  /** why, as somebody wrote it; null: nobody did */
  readonly reasons?: readonly Reason[];
  readonly amounts?: readonly Amount[];
  /** of each point and currency, where there is any */
  readonly costs?: readonly (Amount & ReportPeriod)[];
};

export type ReadReport = (pool: ReportReader, asked: Asked) => Promise<Reading>;

type Row<Sums> = Sums & { readonly now: boolean; readonly key: string };
type Reckon<Sums> = (rows: readonly Sums[]) => Figures;

export const bothOf = <Sums>(rows: readonly Row<Sums>[], figures: Reckon<Sums>): Both<Figures> => ({
  now: figures(rows.filter((row) => row.now)),
  before: figures(rows.filter((row) => !row.now)),
});

export const groupsOf = <Sums>(rows: readonly Row<Sums>[], figures: Reckon<Sums>): Reading['groups'] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({ key, ...bothOf(own, figures) }));

/** The days on which points begin, and those after they end, in order: each point is whole parts between them. */
export const startsOf = (points: Asked['points']): readonly string[] =>
  [
    ...new Set(points.flatMap(({ now, before }) => [now, before]).flatMap(({ from, to }) => [from, addDays(to, 1)])),
  ].toSorted();

type Summed<Sums> = {
  readonly source: SummedSource;
  readonly figures: Reckon<Sums>;
  readonly bars?: (rows: readonly Sums[]) => readonly Bar[];
  readonly reasons?: (rows: readonly Sums[]) => readonly Reason[];
  /** what else the report says */
  readonly also?: (pool: ReportReader, asked: Asked) => Promise<Pick<Reading, 'reasons' | 'amounts' | 'costs'>>;
};

/** A report whose figures are reckoned from sums of days and of groups. */
export const summedReport =
  <Sums extends object>({ source, figures, bars, reasons, also }: Summed<Sums>): ReadReport =>
  async (pool, asked) => {
    const cells = await readCells<Sums>(pool, source, asked);
    const days = Map.groupBy(cells, ({ day }) => day);
    const headOf = ({ from, to }: ReportPeriod) =>
      figures([...days].flatMap(([day, own]) => (from <= day && day <= to ? own : [])))[0];
    return {
      figures: bothOf(cells, figures),
      points: asked.points.map(({ now, before }) => ({ now: headOf(now), before: headOf(before) })),
      groups: groupsOf(cells, figures),
      bars: bars?.(cells.filter((row) => row.now)) ?? [],
      reasons: reasons?.(cells.filter((row) => row.now)) ?? [],
      ...(await also?.(pool, asked)),
    };
  };
