import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import type { RoleHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { isoDay } from './days.ts';
import type { EventDetails } from './event-details.ts';
import type { EventFrame, Post, Shift, Zone } from './event-frame.ts';
import type { Line, Position } from '../staffing/positions.ts';
import { at } from '../engine/random.ts';
import { ZONES } from '../staffing/roles.ts';

/** How long before a shift people are asked to be there. */
export const ARRIVAL_MINUTES = 30;
/** Budgets are rounded to a thousand in most currencies. */
const BUDGET_STEP = 100_000;

export interface PlannedTeam {
  /** `zone` null: the whole event */
  readonly leads: readonly { readonly leader_id: string; readonly zone: Zone | null }[];
  readonly invited: readonly string[];
}

/** The zones that have at least one position. */
export const zonesIn = (frame: EventFrame, lines: readonly Line[]): Zone[] =>
  frame.zones.filter((zone) => lines.some(({ post }) => post.zone === zone));

/** The plan whose publishing would make exactly these rows. */
export function planOf(frame: EventFrame, details: EventDetails, lines: readonly Line[], team: PlannedTeam): EventPlan {
  const positions = lines.flatMap((line) => line.positions);
  const keys = keysOf(frame);
  const plan = {
    stepOne: whatAndWhere(frame, details),
    stepTwo: {
      shifts: frame.shifts.flat().map((shift) => planShift(frame, shift, keys(shift))),
      requirements: details.requirements,
      uniform: details.uniform,
      briefing: details.briefing,
      application_deadline: wallTimeOf(new Date(frame.deadline), frame.city.time_zone),
    },
    stepThree: { needs: needsOf(positions, keys), hiring_mode: details.mode, reserve_percent: details.reserve_percent },
    stepThreeTeam: {
      leaders: team.leads.map(({ leader_id, zone }) => ({
        leader_id,
        scope: zone ? ('zone' as const) : ('event' as const),
        of: zone?.kind ?? null,
        pay_minor: null,
      })),
      invited: team.invited,
      excluded: [],
    },
    stepThreeZones: {
      zones: zonesIn(frame, lines).map(({ kind }) => ({ key: kind, ...ZONES[kind] })),
      places: positions.flatMap(({ shift, post, headcount }) =>
        post.zone ? [{ zone: post.zone.kind, shift: keys(shift), type_id: post.type_id, headcount }] : [],
      ),
    },
    stepFour: {
      currency: frame.city.currency,
      pay: payOf(lines),
      leader_rate_minor: details.leader_rate_minor,
      ...details.rules,
      budget: null,
    },
  };
  return { ...plan, stepFour: { ...plan.stepFour, budget: budgetOf(planForecast(plan).total_minor, details) } };
}

/** The third shift of the second day is d2s3. */
export function keysOf({ shifts }: EventFrame): (shift: Shift) => string {
  const keys = new Map(shifts.flatMap((slots, day) => slots.map((shift, slot) => [shift, `d${day + 1}s${slot + 1}`])));
  return (shift) => keys.get(shift) ?? '';
}

function whatAndWhere({ plan, city, ends_at }: EventFrame, details: EventDetails): EventPlan['stepOne'] {
  const { title, venue } = details;
  return {
    title_en: title.title_en,
    title_ar: title.title_ar,
    category_id: details.category_id,
    client_name: details.client_name,
    description_en: details.description_en,
    description_ar: details.description_ar,
    cover_id: details.cover_id,
    venue: venue.name,
    address: venue.address,
    city: city.name_en,
    pin: { latitude: venue.latitude, longitude: venue.longitude },
    starts: { day: isoDay(plan.first_day), minutes: at(plan.slots, 0).start },
    ends: wallTimeOf(new Date(ends_at), city.time_zone),
    time_zone: city.time_zone,
    contact_name: details.contact_name,
    contact_phone: details.contact_phone,
  };
}

const planShift = (
  { city }: EventFrame,
  { work_date, starts_at, ends_at, break_minutes }: Shift,
  key: string,
): EventPlan['stepTwo']['shifts'][number] => ({
  key,
  work_date,
  starts: wallTimeOf(new Date(starts_at), city.time_zone).minutes,
  ends: wallTimeOf(new Date(ends_at), city.time_zone).minutes,
  break_minutes,
  arrival_minutes: ARRIVAL_MINUTES,
});

/** A shift needs as many people as all its zones together. */
function needsOf(positions: readonly Position[], keyOf: (shift: Shift) => string): RoleHeadcount[] {
  const needs = new Map<string, RoleHeadcount>();
  for (const { shift, post, headcount } of positions) {
    const key = `${shift.id} ${post.type_id}`;
    const before = needs.get(key)?.headcount ?? 0;
    needs.set(key, { shift: keyOf(shift), type_id: post.type_id, headcount: before + headcount });
  }
  return [...needs.values()];
}

function payOf(lines: readonly Line[]): EventPlan['stepFour']['pay'] {
  const posts = new Map<string, Post>(lines.map(({ post }) => [post.type_id, post]));
  return [...posts.values()].map(({ type_id, basis, rate_minor }) => ({ type_id, basis, rate_minor }));
}

const budgetOf = (costMinor: number, { budget }: EventDetails): EventPlan['stepFour']['budget'] =>
  budget && { kind: budget.kind, limit_minor: Math.ceil((costMinor * budget.room) / BUDGET_STEP) * BUDGET_STEP };
