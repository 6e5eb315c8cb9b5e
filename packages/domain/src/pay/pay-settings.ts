import { OVERTIME_PERCENT, type UsualRules } from '../event-plan/plan.ts';
import { NOTICE_PERIOD_HOURS } from '../event-move/compensation.ts';
import { NIGHT_PERCENT } from './night.ts';

/** What the plan of a new event says about pay, until somebody says otherwise in it, and when canceling may be compensated. */
export type PaySettings = {
  readonly overtime_percent: number;
  /** 100: the night is paid like the day */
  readonly night_percent: number;
  /** whole hours of the day by the clocks of the event */
  readonly night_from: number;
  readonly night_until: number;
  readonly paid_breaks: boolean;
  /** so long before the first shift, and later, who is released by canceling may be compensated */
  readonly notice_hours: number;
};

const HOURS = { least: 0, most: 23 } as const;

export const PAY_LIMITS = {
  overtime_percent: OVERTIME_PERCENT,
  night_percent: NIGHT_PERCENT,
  night_from: HOURS,
  night_until: HOURS,
  notice_hours: { least: 0, most: 720 },
} as const satisfies {
  readonly [Field in Exclude<keyof PaySettings, 'paid_breaks'>]: { readonly least: number; readonly most: number };
};

export const DEFAULT_PAY = {
  overtime_percent: 150,
  night_percent: 100,
  night_from: 22,
  night_until: 6,
  paid_breaks: false,
  notice_hours: NOTICE_PERIOD_HOURS,
} as const satisfies PaySettings;

const MINUTES_PER_HOUR = 60;

/** The rules that a new plan begins with. */
export const usualRulesOf = (pay: PaySettings, late_grace_minutes: number): UsualRules => ({
  overtime_percent: pay.overtime_percent,
  night:
    pay.night_percent === NIGHT_PERCENT.least
      ? null
      : {
          percent: pay.night_percent,
          starts: pay.night_from * MINUTES_PER_HOUR,
          ends: pay.night_until * MINUTES_PER_HOUR,
        },
  paid_breaks: pay.paid_breaks,
  late_grace_minutes,
});
