import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { daysTitle, monthTitle } from '../../../lib/dates/calendar-words.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { Span } from './month-weeks.ts';

/** Returns 'December 2026', or the days of a week. */
export const spanTitle = (language: Language, { kind, day }: Span, week: readonly CalendarDay[]): string =>
  kind === 'month' ? monthTitle(language, day) : daysTitle(language, week[0] ?? day, week.at(-1) ?? day);
