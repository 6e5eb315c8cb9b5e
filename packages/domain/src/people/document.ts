import type { CalendarDay } from '../time/calendar-day.ts';

/** What people hand in. */
export const DOCUMENT_KINDS = [
  'national_id',
  'residence_permit',
  'passport',
  'health_card',
  'certificate',
  'contract',
  'other_paper',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** More than anybody has; a faulty program must not fill a page. */
export const MOST_DOCUMENTS = 50;

/** From this many days before its end on, somebody should ask for a new one, unless the settings say otherwise. */
export const EXPIRES_SOON_DAYS = 30;

/** A document that ended longer ago is of no use to anybody, and none is valid for longer: the year is mistyped. */
const EXPIRY_YEARS = { ago: 50, ahead: 100 } as const;

const inYears = (day: CalendarDay, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Whether a document can end on that day, as seen today. One that has ended may be kept. */
export const isExpiryDay = (day: CalendarDay, today: CalendarDay): boolean =>
  day >= inYears(today, -EXPIRY_YEARS.ago) && day <= inYears(today, EXPIRY_YEARS.ahead);

/** How a document stands, by the days that it has left; its last day still counts. */
export const documentState = (daysLeft: number | null, soonDays: number): 'valid' | 'expires_soon' | 'expired' => {
  if (daysLeft === null || daysLeft > soonDays) return 'valid';
  return daysLeft < 0 ? 'expired' : 'expires_soon';
};
