import type { EventFill, FillPositionShown, FillRun } from '@proline/contract/auto-fill/auto-fill';
import type { Language } from '@proline/domain/account/preference';
import { nameIn } from '@proline/domain/text/name-in';
import { timesBetween, weekdayDate } from '../../lib/dates/dates.ts';
import { formatNumber, LOCALES } from '../../lib/texts/plural-text.ts';

type Position = FillPositionShown;
type Shift = Position['shift'];

/** The zone, or the role where there are no zones. */
export const placeName = (language: Language, { zone, role }: Position): string =>
  nameIn(language, zone ?? role) || (zone?.code ?? '');

/** The role below the zone; null: it is the name already. */
export const roleBelow = (language: Language, { zone, role }: Position): string | null =>
  zone === null ? null : nameIn(language, role);

/** 'Royal box · VIP protocol'; a dash where the position is gone. */
export const wholePlace = (language: Language, position: Position | undefined): string =>
  position ? [placeName(language, position), roleBelow(language, position)].filter(Boolean).join(' · ') : '–';

export const dayOf = (language: Language, { starts_at }: Shift, timeZone: string): string =>
  weekdayDate(language, new Date(starts_at), timeZone);

export const hoursOf = (language: Language, { starts_at, ends_at }: Shift, timeZone: string): string =>
  timesBetween(language, new Date(starts_at), new Date(ends_at), timeZone);

export const shiftName = (language: Language, shift: Shift, timeZone: string): string =>
  `${dayOf(language, shift, timeZone)} · ${hoursOf(language, shift, timeZone)}`;

/** Points from tenths, with one decimal, so that they stand below each other as on the desk. */
export const points = (language: Language, tenths: number): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10);

/** Whole points, as a score is shown. */
export const score = (language: Language, tenths: number): string => formatNumber(language, Math.round(tenths / 10));

/** Shifts in their order. */
export const shiftsOf = (positions: readonly Position[]): Shift[] => [
  ...new Map(positions.map(({ shift }) => [shift.id, shift])).values(),
];

export type SolvedRun = FillRun & { readonly figures: NonNullable<FillRun['figures']> };
export const isSolved = (run: FillRun): run is SolvedRun => run.figures !== null;
export type SolvedFill = Omit<EventFill, 'run' | 'places'> & { readonly run: SolvedRun };
