import { pairsOf } from '../recruiting/recruiting.ts';
import { RATING_DAYS } from './leader-rating.ts';

/** outside the geofence: it is noted beside the mark, or the mark is refused */
export const OUTSIDE_POLICIES = ['flag', 'refuse'] as const;

/** How the day of an event is run, as the settings say it. Reasons are texts with one entry in each line, in both languages. */
export type AttendanceSettings = {
  /** so long before the time of arrival somebody can check in */
  readonly early_minutes: number;
  /** of an event whose plan says nothing else */
  readonly late_grace_minutes: number;
  /** so long a mark can be taken back without a reason */
  readonly undo_seconds: number;
  readonly outside: (typeof OUTSIDE_POLICIES)[number];
  /** so long before a shift operations are told that nobody has come yet */
  readonly nobody_in_minutes: number;
  /** operations are told when fewer of a zone's places are filled by people who are in */
  readonly zone_least_percent: number;
  /** so long an offer on the day waits for an answer */
  readonly replacement_minutes: number;
  /** so shortly before the work somebody is asked as on the day */
  readonly short_notice_hours: number;
  /** of a shift that has begun so much has to be left for anybody to be asked */
  readonly least_left_minutes: number;
  /** of somebody who is called in: getting ready and finding the way in */
  readonly set_out_minutes: number;
  /** through a city, with the car */
  readonly way_km_per_hour: number;
  /** of somebody of whom no place is known, all in all */
  readonly unknown_way_minutes: number;
  /** nobody is given more, however far they live */
  readonly longest_way_minutes: number;
  /** so long after a shift its leaders can rate who was there */
  readonly rating_days: number;
  readonly no_show_reasons_en: string;
  readonly no_show_reasons_ar: string;
};

type Limits = { readonly least: number; readonly most: number };
type TextField = 'outside' | 'no_show_reasons_en' | 'no_show_reasons_ar';

export const ATTENDANCE_LIMITS = {
  early_minutes: { least: 0, most: 480 },
  late_grace_minutes: { least: 0, most: 120 },
  undo_seconds: { least: 10, most: 600 },
  nobody_in_minutes: { least: 0, most: 240 },
  zone_least_percent: { least: 0, most: 100 },
  replacement_minutes: { least: 5, most: 120 },
  short_notice_hours: { least: 0, most: 24 },
  least_left_minutes: { least: 0, most: 480 },
  set_out_minutes: { least: 0, most: 120 },
  way_km_per_hour: { least: 5, most: 150 },
  unknown_way_minutes: { least: 0, most: 240 },
  longest_way_minutes: { least: 0, most: 360 },
  rating_days: { least: 1, most: 365 },
} as const satisfies { readonly [Field in Exclude<keyof AttendanceSettings, TextField>]: Limits };

export const DEFAULT_ATTENDANCE = {
  early_minutes: 60,
  late_grace_minutes: 10,
  undo_seconds: 60,
  outside: 'flag',
  nobody_in_minutes: 15,
  zone_least_percent: 80,
  replacement_minutes: 15,
  short_notice_hours: 3,
  least_left_minutes: 60,
  set_out_minutes: 30,
  way_km_per_hour: 40,
  unknown_way_minutes: 45,
  longest_way_minutes: 180,
  rating_days: RATING_DAYS,
  no_show_reasons_en: 'No answer\nIllness\nTransport\nFamily matter\nOther work',
  no_show_reasons_ar: 'لا رد\nمرض\nمواصلات\nظرف عائلي\nعمل آخر',
} as const satisfies AttendanceSettings;

type Reasons = Pick<AttendanceSettings, 'no_show_reasons_en' | 'no_show_reasons_ar'>;

export const noShowReasons = ({ no_show_reasons_en, no_show_reasons_ar }: Reasons) =>
  pairsOf(no_show_reasons_en, no_show_reasons_ar);

/** A reason of the list is kept in English, whoever chose it, so that reports can count it; anything else as it was typed. */
export const keptReason = (settings: Reasons, typed: string): string =>
  noShowReasons(settings).find(({ en, ar }) => en === typed || ar === typed)?.en ?? typed;

/** A kept reason in both languages; one that is not, or no longer, on the list is what somebody typed. */
export const reasonWords = (settings: Reasons, kept: string) =>
  noShowReasons(settings).find(({ en }) => en === kept) ?? { en: kept, ar: kept };
