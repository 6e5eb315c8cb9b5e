import type { EventPlan } from '@proline/domain/event-plan/plan';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { threeLetterMonths } from '@proline/domain/text/three-letter-months';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns 'Tue 2 – Wed 3 Dec 2026', or null when the days are not known yet. */
export const planDays = (language: Language, { starts, ends }: EventPlan['stepOne']): string | null => {
  const first = starts?.day ?? ends?.day;
  const last = ends?.day ?? starts?.day;
  if (first === undefined || last === undefined || !isCalendarDay(first) || !isCalendarDay(last)) return null;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(first.slice(0, 4) !== String(new Date().getFullYear()) && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return threeLetterMonths(
    last <= first ? format.format(midnight(first)) : format.formatRange(midnight(first), midnight(last)),
  );
};

/** Returns the time zone's name: 'Gulf Standard Time'. */
export const zoneName = (language: Language, zone: string): string =>
  zone === 'UTC'
    ? zone
    : (new Intl.DateTimeFormat(LOCALES[language], { timeZone: zone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date())
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone);
