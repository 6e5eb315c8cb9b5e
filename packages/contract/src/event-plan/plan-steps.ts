import { z } from 'zod/v4';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import {
  PLAN_STEPS,
  HIRING_MODES,
  LEAD_SCOPES,
  MOST_ALLOWANCES,
  OVERTIME_PERCENT,
  REQUIRED_DOCUMENTS,
  REQUIREMENT_KINDS,
  REQUIREMENT_MODES,
  ZONE_CODE_MAX_LENGTH,
  ZONE_NAME_MAX_LENGTH,
  ZONE_RADIUS_ROOM_M,
  withLaterFields,
  type PlanStep,
  type EventPlan,
} from '@proline/domain/event-plan/plan';
import { HEADCOUNT_ROOM } from '@proline/domain/event-plan/headcount/headcount';
import { NIGHT_PERCENT } from '@proline/domain/pay/night';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { isPlainLine, isPlainText } from '@proline/domain/text/plain-text';
import { CURRENCIES } from '@proline/domain/place/region';

/**
 * What each step of the wizard can hold, for the form in the browser and for the API: the very same schemas. They take
 * what is unfinished, because a draft is; what keeps it from being published is said by the domain's planProblems.
 */

/** Kept as typed, spaces and all; only what cannot be written down is refused. */
const words = (max: number) => z.string().max(max, 'too_long').refine(isPlainLine, { error: 'forbidden_characters' });
const prose = (max: number) => z.string().max(max, 'too_long').refine(isPlainText, { error: 'forbidden_characters' });

/** Room for a title that is much too long, so that it can be shortened instead of being lost. */
const TITLE_ROOM = 500;
const MOST_MINOR = 2_000_000_000;

const key = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .meta({ examples: ['a'] });
const minutesOfDay = z.int().min(0).max(1_439);
const day = z
  .string()
  .max(10)
  .refine(isCalendarDay, { error: 'no_such_day' })
  .meta({ examples: ['2027-01-20'] });
const wall = z.strictObject({ day, minutes: minutesOfDay });
const minor = z.int().min(0).max(MOST_MINOR);
const percent = z.int().min(0).max(100);
const headcount = z.int().min(0).max(HEADCOUNT_ROOM);

const mode = z.enum(REQUIREMENT_MODES);
export const requirement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gender'), mode, female_percent: percent }),
  z.strictObject({
    kind: z.literal('languages'),
    mode,
    languages: z
      .array(
        z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .meta({ examples: ['en'] }),
      )
      .max(10),
  }),
  z.strictObject({ kind: z.literal('experience'), mode, shifts: z.int().min(0).max(1_000) }),
  z.strictObject({
    kind: z.literal('rating'),
    mode,
    // tenths, as people enter it; no rule says so, because 3.8 is no multiple of 0.1 to a computer
    least: z
      .number()
      .min(1)
      .max(5)
      .meta({ examples: [4.5] }),
  }),
  z.strictObject({ kind: z.literal('documents'), mode, documents: z.array(z.enum(REQUIRED_DOCUMENTS)).max(3) }),
]);

/** No two of a list share that field: JSON Schema has no word for it, so the document has one of its own. */
const uniqueBy = (name: string) => ({ 'x-unique-by': name });

const need = { shift: key, type_id: z.uuid(), headcount };

export const PLAN_STEP_SCHEMAS = {
  stepOne: z.strictObject({
    title_en: words(TITLE_ROOM),
    title_ar: words(TITLE_ROOM),
    category_id: z.uuid().nullable(),
    client_name: words(120),
    description_en: prose(4_000),
    description_ar: prose(4_000),
    cover_id: z.uuid().nullable(),
    venue: words(160),
    address: words(300),
    city: words(80),
    pin: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
    starts: wall.nullable(),
    ends: wall.nullable(),
    time_zone: words(60),
    contact_name: words(120),
    contact_phone: words(40),
  }),
  stepTwo: z.strictObject({
    shifts: z
      .array(
        z.strictObject({
          key,
          work_date: day,
          starts: minutesOfDay,
          ends: minutesOfDay,
          break_minutes: z.int().min(0).max(240),
          arrival_minutes: z.int().min(0).max(240),
        }),
      )
      .max(1_000, 'too_many_shifts')
      .refine((shifts) => new Set(shifts.map((shift) => shift.key)).size === shifts.length, { error: 'named_twice' })
      .meta(uniqueBy('key')),
    requirements: z
      .array(requirement)
      .max(REQUIREMENT_KINDS.length)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, { error: 'named_twice' })
      .meta(uniqueBy('kind')),
    uniform: prose(1_000),
    briefing: prose(4_000),
    application_deadline: wall.nullable(),
  }),
  stepThree: z.strictObject({
    needs: z.array(z.strictObject(need)).max(4_000),
    hiring_mode: z.enum(HIRING_MODES),
    reserve_percent: percent,
  }),
  stepThreeTeam: z.strictObject({
    leaders: z
      .array(
        z.strictObject({
          leader_id: z.uuid(),
          scope: z.enum(LEAD_SCOPES),
          of: key.nullable(),
          pay_minor: minor.nullable(),
        }),
      )
      .max(100),
    invited: z.array(z.uuid()).max(500),
    excluded: z.array(z.uuid()).max(500),
  }),
  stepThreeZones: z.strictObject({
    zones: z
      .array(
        z.strictObject({
          key,
          code: words(ZONE_CODE_MAX_LENGTH),
          name_en: words(ZONE_NAME_MAX_LENGTH),
          name_ar: words(ZONE_NAME_MAX_LENGTH),
          colour: z
            .string()
            .regex(/^#[0-9a-f]{6}$/)
            .meta({ examples: ['#4c6e5c'] }),
          radius_m: z.int().min(0).max(ZONE_RADIUS_ROOM_M),
        }),
      )
      .max(100)
      .refine((zones) => new Set(zones.map((zone) => zone.key)).size === zones.length, { error: 'named_twice' })
      .meta(uniqueBy('key')),
    places: z.array(z.strictObject({ zone: key, ...need })).max(6_000),
  }),
  stepFour: z.strictObject({
    currency: z.enum(CURRENCIES),
    pay: z
      .array(z.strictObject({ type_id: z.uuid(), basis: z.enum(PAY_BASES), rate_minor: minor }))
      .max(100)
      .refine((all) => new Set(all.map(({ type_id }) => type_id)).size === all.length, { error: 'named_twice' })
      .meta(uniqueBy('type_id')),
    leader_rate_minor: minor,
    overtime_percent: z.int().min(OVERTIME_PERCENT.least).max(OVERTIME_PERCENT.most),
    night: z
      .strictObject({
        percent: z.int().min(NIGHT_PERCENT.least).max(NIGHT_PERCENT.most),
        starts: minutesOfDay,
        ends: minutesOfDay,
      })
      .nullable(),
    paid_breaks: z.boolean(),
    allowances: z.array(z.strictObject({ name: words(60), amount_minor: minor })).max(MOST_ALLOWANCES),
    late_deduction_minor: minor,
    late_grace_minutes: z.int().min(0).max(120),
    no_show_deduction_minor: minor,
    budget: z.strictObject({ limit_minor: minor, kind: z.enum(['warn', 'block']) }).nullable(),
  }),
} as const satisfies Readonly<Record<PlanStep, z.ZodType>>;

export const planSteps = z.strictObject(PLAN_STEP_SCHEMAS);
export type PlanSteps = z.output<typeof planSteps>;

const storedStep = z.record(z.string(), z.unknown());
const storedSteps = z.strictObject({
  stepOne: storedStep,
  stepTwo: storedStep,
  stepThree: storedStep,
  stepThreeTeam: storedStep,
  stepThreeZones: storedStep,
  stepFour: storedStep,
});

/** A plan as it was stored, perhaps before some of today's fields were there. */
export const readPlanSteps = (stored: unknown): PlanSteps => {
  const read = storedSteps.parse(stored);
  return planSteps.parse(Object.fromEntries(PLAN_STEPS.map((step) => [step, withLaterFields(step, read[step])])));
};

/** Where a step cannot be kept as it is: path inside the step → code of the problem. */
export const unkeepable = <Step extends PlanStep>(step: Step, value: unknown): ReadonlyMap<string, string> => {
  const { error } = PLAN_STEP_SCHEMAS[step].safeParse(value);
  return new Map(
    error?.issues.map(({ path, message, code }) => [
      path.join('.'),
      code === 'custom' ? message : message === 'too_long' ? message : code,
    ]),
  );
};

export { PLAN_STEPS, type PlanStep, type EventPlan };
