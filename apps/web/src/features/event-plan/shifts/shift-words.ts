import type { PlanShift } from '@proline/domain/event-plan/plan';
import { threeLetterMonths } from '@proline/domain/text/three-letter-months';
import type { Translate } from '../../../lib/texts/i18n.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;
/** The hour from which each part of the day begins. */
const PARTS = [
  { from: 21, part: 'night' },
  { from: 17, part: 'evening' },
  { from: 12, part: 'afternoon' },
  { from: 4, part: 'morning' },
  { from: 0, part: 'night' },
] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats, because creating one takes longer than using it and there may be hundreds of shifts. */
const written = (language: Language, name: string, options: Intl.DateTimeFormatOptions, time: number): string => {
  const locale = LOCALES[language];
  const known = formats.get(`${locale} ${name}`) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(`${locale} ${name}`, known);
  return threeLetterMonths(known.format(time));
};

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Returns the weekday: 'Tue'. */
export const weekdayText = (language: Language, day: string): string =>
  written(language, 'weekday', { weekday: 'short' }, timeOf(day));

/** Returns the weekday and date: 'Tue 2 Dec'. */
export const dayText = (language: Language, day: string): string =>
  written(language, 'day', { weekday: 'short', day: 'numeric', month: 'short' }, timeOf(day)).replace(/[,،]/, '');

/** Returns the time of day: '07:00'. */
export const clockText = (language: Language, minutes: number): string =>
  written(language, 'clock', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, minutes * MINUTE_MS);

/** Returns both times: '07:00–13:00'. */
export const timesText = (language: Language, { starts, ends }: Pick<PlanShift, 'starts' | 'ends'>): string =>
  `${clockText(language, starts)}–${clockText(language, ends)}`;

const partOf = (starts: number) => PARTS.find(({ from }) => starts >= from * HOUR_MINUTES)?.part ?? 'night';

type ShiftWords = Translate<'event-plan-shifts'>;

/** Returns the day and its part: 'Tue 2 Dec, morning'. */
export const shiftTitle = (t: ShiftWords, language: Language, { work_date, starts }: PlanShift): string =>
  withCommas(language, [dayText(language, work_date), t(`part_${partOf(starts)}`)]);

/** Returns the shortest names that tell the shifts apart: 'Tue morning', else with the date, else with the time. */
export const shortNames = (
  t: ShiftWords,
  language: Language,
  shifts: readonly PlanShift[],
): ReadonlyMap<string, string> => {
  const ways: readonly ((shift: PlanShift) => string)[] = [
    ({ work_date, starts }) => `${weekdayText(language, work_date)} ${t(`part_${partOf(starts)}`)}`,
    (shift) => shiftTitle(t, language, shift),
    (shift) => `${dayText(language, shift.work_date)} ${timesText(language, shift)}`,
  ];
  const lists = ways.map((way) => shifts.map((shift): [string, string] => [shift.key, way(shift)]));
  const apart = lists.find((list) => new Set(list.map(([, name]) => name)).size === list.length);
  return new Map(apart ?? lists.at(-1));
};

/** Returns the length: '8 h', '7 h 30 min'. */
export const lengthText = (t: ShiftWords, minutes: number): string => {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  return rest === 0 ? t('hours', { hours }) : t('hours_minutes', { hours, minutes: rest });
};
