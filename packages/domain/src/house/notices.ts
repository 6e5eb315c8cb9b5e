import { APPLICATIONS_DAYS_AHEAD, LATE_DRAFT_DAYS_AHEAD } from '../event/attention.ts';
import { UNDERSTAFFED_DAYS_AHEAD, UNDERSTAFFED_TOLD_HOURS } from '../event/staffing.ts';
import { TRANSFER_OVERDUE_DAYS } from '../pay/transfer-status.ts';
import { DELETION_DAYS, DELETION_TOLD_DAYS } from '../people/deletion-clock.ts';
import { EXPIRES_SOON_DAYS } from '../people/document.ts';
import { INTERVIEW_TOLD_MINUTES } from '../recruiting/interview-slots.ts';
import { WAITING_DAYS } from '../recruiting/waiting.ts';

type Limits = { readonly least: number; readonly most: number };

/** When notifications are given, when mails leave, how far ahead needs are looked for, and when a wait changes its color. */
export const NOTICE_LIMITS = {
  /** hour of the day where the organization is, of daily mails and of reports on Mondays */
  daily_hour: { least: 0, most: 23 },
  understaffed_hours: { least: 1, most: 336 },
  not_completed_hours: { least: 1, most: 336 },
  undecided_days: { least: 1, most: 60 },
  join_requests_days: { least: 1, most: 60 },
  join_requests_red_days: { least: 1, most: 90 },
  interview_minutes: { least: 5, most: 1_440 },
  documents_days: { least: 1, most: 365 },
  transfers_amber_days: { least: 0, most: 90 },
  transfers_days: { least: 1, most: 90 },
  deletion_days: { least: 1, most: DELETION_DAYS - 1 },
  /** before an event starts: its open places, its undecided applications, or that it is still a draft need somebody */
  open_places_days: { least: 1, most: 90 },
  applications_days: { least: 1, most: 90 },
  drafts_days: { least: 0, most: 90 },
} as const satisfies Readonly<Record<string, Limits>>;

export type NoticeNumber = keyof typeof NOTICE_LIMITS;
export const NOTICE_NUMBERS = Object.keys(NOTICE_LIMITS) as readonly NoticeNumber[];
export type NoticeSettings = { readonly [Field in NoticeNumber]: number };

export const DEFAULT_NOTICES = {
  daily_hour: 8,
  understaffed_hours: UNDERSTAFFED_TOLD_HOURS,
  not_completed_hours: 24,
  undecided_days: 7,
  join_requests_days: WAITING_DAYS.usual,
  join_requests_red_days: WAITING_DAYS.long,
  interview_minutes: INTERVIEW_TOLD_MINUTES,
  documents_days: EXPIRES_SOON_DAYS,
  transfers_amber_days: WAITING_DAYS.usual,
  transfers_days: TRANSFER_OVERDUE_DAYS,
  deletion_days: DELETION_TOLD_DAYS,
  open_places_days: UNDERSTAFFED_DAYS_AHEAD,
  applications_days: APPLICATIONS_DAYS_AHEAD,
  drafts_days: LATE_DRAFT_DAYS_AHEAD,
} as const satisfies NoticeSettings;
