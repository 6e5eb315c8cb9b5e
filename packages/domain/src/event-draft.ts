import type { Need, ZoneNeed } from './headcount.ts';
import type { PayBasis } from './pay-forecast.ts';
import type { ShiftTimes } from './shift-times.ts';
import type { WallTime } from './zoned-time.ts';

/** The wizard's steps, by the names under which they are kept. */
export const DRAFT_STEPS = ['stepOne', 'stepTwo', 'stepThree', 'stepThreeTeam', 'stepThreeZones', 'stepFour'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

export const HIRING_MODES = ['apply', 'first_come', 'invite'] as const;
export const LEAD_SCOPES = ['event', 'zone', 'shift'] as const;
export const REQUIREMENT_KINDS = ['gender', 'languages', 'experience', 'rating', 'documents'] as const;
export const REQUIREMENT_MODES = ['block', 'flag'] as const;

export const TITLE_MIN_LENGTH = 3;
export const TITLE_MAX_LENGTH = 120;
export const LONGEST_EVENT_DAYS = 60;
export const ZONE_RADIUS_M = { least: 50, most: 1_000, standard: 200 } as const;
export const MOST_ZONES = 60;

/** Within a draft, shifts and zones are known by keys of their own; records exist only once it is published. */
export type DraftShift = ShiftTimes & {
  readonly key: string;
  readonly break_minutes: number;
  /** how long before the start people should be there */
  readonly arrival_minutes: number;
};

export type DraftZone = {
  readonly key: string;
  readonly code: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: string;
  readonly radius_m: number;
};

export type DraftLead = {
  readonly leader_id: string;
  readonly scope: (typeof LEAD_SCOPES)[number];
  /** the zone or shift that is led; null: the whole event */
  readonly of: string | null;
  readonly pay_minor: number;
};

export type RolePay = { readonly type_id: string; readonly basis: PayBasis; readonly rate_minor: number };

/** An event on its way. What somebody has typed is kept as it is; what is missing or wrong is a problem, not a loss. */
export type EventDraft = {
  readonly stepOne: {
    readonly title_en: string;
    readonly title_ar: string;
    readonly category_id: string | null;
    readonly city: string;
    readonly venue: string;
    readonly starts: WallTime | null;
    readonly ends: WallTime | null;
    readonly time_zone: string;
  };
  readonly stepTwo: {
    readonly shifts: readonly DraftShift[];
    readonly application_deadline: WallTime | null;
  };
  readonly stepThree: {
    readonly needs: readonly Need[];
    readonly hiring_mode: (typeof HIRING_MODES)[number];
    readonly reserve_percent: number;
  };
  readonly stepThreeTeam: {
    readonly leaders: readonly DraftLead[];
    readonly invited: readonly string[];
    readonly excluded: readonly string[];
  };
  readonly stepThreeZones: {
    readonly zones: readonly DraftZone[];
    readonly places: readonly ZoneNeed[];
  };
  readonly stepFour: {
    readonly pay: readonly RolePay[];
    readonly allowance_minor: number;
    readonly budget: { readonly limit_minor: number; readonly kind: 'warn' | 'block' } | null;
  };
};

export const emptyDraft = (time_zone: string): EventDraft => ({
  stepOne: { title_en: '', title_ar: '', category_id: null, city: '', venue: '', starts: null, ends: null, time_zone },
  stepTwo: { shifts: [], application_deadline: null },
  stepThree: { needs: [], hiring_mode: 'apply', reserve_percent: 0 },
  stepThreeTeam: { leaders: [], invited: [], excluded: [] },
  stepThreeZones: { zones: [], places: [] },
  stepFour: { pay: [], allowance_minor: 0, budget: null },
});

/** What only the database knows about the people and entries that a draft names. */
export type DraftSurroundings = {
  readonly now: Date;
  /** categories and role types that can be used: neither archived nor merged */
  readonly category_ids: ReadonlySet<string>;
  readonly type_ids: ReadonlySet<string>;
  /** of the leaders named: who may lead, and who leads something else at that time */
  readonly approved_leader_ids: ReadonlySet<string>;
  readonly busy_leader_ids: ReadonlySet<string>;
  readonly ushers_per_leader: number;
};

export type DraftProblem = {
  readonly step: DraftStep;
  /** the field, as a path inside its step */
  readonly field: string;
  readonly code: DraftProblemCode;
  /** a warning does not keep the event from being published */
  readonly blocking: boolean;
};

export const DRAFT_PROBLEM_CODES = [
  'required',
  'too_short',
  'too_long',
  'unknown_category',
  'unknown_zone',
  'ends_before_start',
  'too_many_days',
  'in_the_past',
  'no_shifts',
  'too_many_shifts',
  'shift_length',
  'shift_outside_event',
  'shifts_overlap',
  'break_too_long',
  'deadline_too_late',
  'nobody_needed',
  'headcount_range',
  'unknown_shift',
  'unknown_type',
  'no_leader',
  'leader_not_approved',
  'leader_busy',
  'leader_twice',
  'too_few_leaders',
  'invited_and_excluded',
  'zone_code_twice',
  'zone_radius',
  'zones_overfilled',
  'some_unzoned',
  'pay_missing',
  'over_budget',
] as const;
export type DraftProblemCode = (typeof DRAFT_PROBLEM_CODES)[number];
