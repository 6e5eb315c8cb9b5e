import type { RoleHeadcount, ZoneHeadcount } from './headcount/headcount.ts';
import type { MapPin } from '../place/coordinates.ts';
import type { NightRule } from '../pay/night.ts';
import type { BudgetCap, PayBasis } from '../pay/pay-forecast.ts';
import type { ShiftTimes } from '../time/shift-times.ts';
import type { WallTime } from '../time/zoned-time.ts';

/** The wizard's steps, by the names under which they are kept. */
export const PLAN_STEPS = ['stepOne', 'stepTwo', 'stepThree', 'stepThreeTeam', 'stepThreeZones', 'stepFour'] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

export const HIRING_MODES = ['apply', 'first_come', 'invite'] as const;
export const LEAD_SCOPES = ['event', 'zone', 'shift'] as const;
export const REQUIREMENT_KINDS = ['gender', 'languages', 'experience', 'rating', 'documents'] as const;
/** Block: nobody else may apply. Flag: others may, and are marked. */
export const REQUIREMENT_MODES = ['block', 'flag'] as const;
export type RequirementMode = (typeof REQUIREMENT_MODES)[number];
/** What can be asked to be on record. */
export const REQUIRED_DOCUMENTS = ['id_number', 'photo', 'bank_account'] as const;

export const TITLE_MIN_LENGTH = 3;
export const TITLE_MAX_LENGTH = 120;
export const LONGEST_EVENT_DAYS = 60;
export const ZONE_RADIUS_M = { least: 50, most: 1_000, standard: 200 } as const;
export const MOST_ZONES = 60;
export const ZONE_CODE_MAX_LENGTH = 12;
export const ZONE_NAME_MAX_LENGTH = 80;
/** What a radius field keeps while it is written; ZONE_RADIUS_M says what may be published. */
export const ZONE_RADIUS_ROOM_M = 100_000;
export const MOST_ALLOWANCES = 10;
export const OVERTIME_PERCENT = { least: 100, most: 500 } as const;
/** One team leader for so many ushers who are on at once, unless the settings say otherwise. */
export const USHERS_PER_LEADER = 15;

/** Who comes so many minutes after the start is not late yet, unless the event's plan says otherwise. */
export const LATE_GRACE_MINUTES = 10;

/** At most one of each kind. */
export type Requirement = { readonly mode: RequirementMode } & (
  | { readonly kind: 'gender'; /** 100: women only; 0: men only; in between: a mix */ readonly female_percent: number }
  | { readonly kind: 'languages'; /** all of them */ readonly languages: readonly string[] }
  | { readonly kind: 'experience'; /** worked so far */ readonly shifts: number }
  | { readonly kind: 'rating'; /** 1 to 5, in tenths */ readonly least: number }
  | { readonly kind: 'documents'; readonly documents: readonly (typeof REQUIRED_DOCUMENTS)[number][] }
);

/** A kind of work that people are wanted for: usher, hostess. */
export type Role = { readonly id: string; readonly name_en: string; readonly name_ar: string };

/** Makes the key of a new shift or zone. */
export type NewKey = () => string;

/** Within a draft, shifts and zones are known by keys of their own; records exist only once it is published. */
export type PlanShift = ShiftTimes & {
  readonly key: string;
  readonly break_minutes: number;
  /** how long before the start people should be there */
  readonly arrival_minutes: number;
};

export type PlanZone = {
  readonly key: string;
  readonly code: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: string;
  readonly radius_m: number;
};

export type PlanLead = {
  readonly leader_id: string;
  readonly scope: (typeof LEAD_SCOPES)[number];
  /** the key of the zone or shift that is led; null: the whole event */
  readonly of: string | null;
  /** for the whole event; null: the leaders' common rate of stepFour */
  readonly pay_minor: number | null;
};

/** Paid with each filled place. */
export type Allowance = { readonly name: string; readonly amount_minor: number };

export type RolePay = { readonly type_id: string; readonly basis: PayBasis; readonly rate_minor: number };

/** An event on its way. What somebody has typed is kept as it is; what is missing or wrong is a problem, not a loss. */
export type EventPlan = {
  readonly stepOne: {
    readonly title_en: string;
    readonly title_ar: string;
    readonly category_id: string | null;
    readonly client_name: string;
    readonly description_en: string;
    readonly description_ar: string;
    /** an uploaded image */
    readonly cover_id: string | null;
    readonly venue: string;
    readonly address: string;
    readonly city: string;
    readonly pin: MapPin | null;
    readonly starts: WallTime | null;
    readonly ends: WallTime | null;
    readonly time_zone: string;
    readonly contact_name: string;
    readonly contact_phone: string;
  };
  readonly stepTwo: {
    readonly shifts: readonly PlanShift[];
    readonly requirements: readonly Requirement[];
    readonly uniform: string;
    readonly briefing: string;
    readonly application_deadline: WallTime | null;
  };
  readonly stepThree: {
    readonly needs: readonly RoleHeadcount[];
    readonly hiring_mode: (typeof HIRING_MODES)[number];
    readonly reserve_percent: number;
  };
  readonly stepThreeTeam: {
    readonly leaders: readonly PlanLead[];
    /** ushers who are asked first, and ushers who are not to come */
    readonly invited: readonly string[];
    readonly excluded: readonly string[];
  };
  readonly stepThreeZones: {
    readonly zones: readonly PlanZone[];
    readonly places: readonly ZoneHeadcount[];
  };
  readonly stepFour: {
    readonly currency: string;
    readonly pay: readonly RolePay[];
    /** of a leader who has no pay of his own */
    readonly leader_rate_minor: number;
    /** of the hourly rate, for minutes beyond the planned end; 150: time and a half */
    readonly overtime_percent: number;
    /** null: the night is paid like the day */
    readonly night: NightRule | null;
    /** whether the break of a shift counts as work */
    readonly paid_breaks: boolean;
    readonly allowances: readonly Allowance[];
    /** once for whoever comes later than the minutes of grace */
    readonly late_deduction_minor: number;
    readonly late_grace_minutes: number;
    readonly no_show_deduction_minor: number;
    readonly budget: BudgetCap | null;
  };
};

/** What a new plan takes from the settings. */
export type UsualRules = Pick<
  EventPlan['stepFour'],
  'overtime_percent' | 'night' | 'paid_breaks' | 'late_grace_minutes'
>;

export const USUAL_RULES: UsualRules = {
  overtime_percent: 150,
  night: null,
  paid_breaks: false,
  late_grace_minutes: LATE_GRACE_MINUTES,
};

/** What plans from before a field was there are read with. */
const LATER_FIELDS: { readonly [Step in PlanStep]?: Partial<EventPlan[Step]> } = {
  stepFour: { night: null, paid_breaks: false },
};

/** A stored step with the fields that it is too old to have. */
export const withLaterFields = (step: PlanStep, stored: object): object => ({ ...LATER_FIELDS[step], ...stored });

export const emptyPlan = (time_zone: string, currency: string, usual: UsualRules = USUAL_RULES): EventPlan => ({
  stepOne: {
    title_en: '',
    title_ar: '',
    category_id: null,
    client_name: '',
    description_en: '',
    description_ar: '',
    cover_id: null,
    venue: '',
    address: '',
    city: '',
    pin: null,
    starts: null,
    ends: null,
    time_zone,
    contact_name: '',
    contact_phone: '',
  },
  stepTwo: { shifts: [], requirements: [], uniform: '', briefing: '', application_deadline: null },
  stepThree: { needs: [], hiring_mode: 'apply', reserve_percent: 0 },
  stepThreeTeam: { leaders: [], invited: [], excluded: [] },
  stepThreeZones: { zones: [], places: [] },
  stepFour: {
    currency,
    pay: [],
    leader_rate_minor: 0,
    overtime_percent: usual.overtime_percent,
    night: usual.night,
    paid_breaks: usual.paid_breaks,
    allowances: [],
    late_deduction_minor: 0,
    late_grace_minutes: usual.late_grace_minutes,
    no_show_deduction_minor: 0,
    budget: null,
  },
});

/** What only the database knows about the people and entries that a draft names. */
export type PlanSurroundings = {
  readonly now: Date;
  /** categories and role types that can be used: neither archived nor merged */
  readonly category_ids: ReadonlySet<string>;
  readonly type_ids: ReadonlySet<string>;
  /** of the leaders named: who may lead, and who leads something else at that time */
  readonly approved_leader_ids: ReadonlySet<string>;
  readonly busy_leader_ids: ReadonlySet<string>;
  readonly ushers_per_leader: number;
};

export type PlanProblem = {
  readonly step: PlanStep;
  /** the field, as a path inside its step */
  readonly field: string;
  readonly code: PlanProblemCode;
  /** a warning does not keep the event from being published */
  readonly blocking: boolean;
};

export const PLAN_PROBLEM_CODES = [
  'required',
  'too_short',
  'too_long',
  'phone_format',
  'unknown_category',
  'unknown_city',
  'unknown_zone',
  'ends_before_start',
  'too_many_days',
  'in_the_past',
  'no_shifts',
  'too_many_shifts',
  'shift_length',
  'shift_outside_event',
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
  'leads_overlap',
  'too_few_leaders',
  'unknown_scope',
  'invited_and_excluded',
  'zone_code_twice',
  'zone_radius',
  'zone_without_leader',
  'unknown_place',
  'zones_overfilled',
  'some_unzoned',
  'pay_missing',
  'foreign_currency',
  'leader_unpaid',
  'over_budget',
  'fixed_once_published',
  'shift_begun',
  'headcount_below_booked',
  'worse_for_booked',
] as const;
export type PlanProblemCode = (typeof PLAN_PROBLEM_CODES)[number];
