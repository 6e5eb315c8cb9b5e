import { instantOf } from '@proline/domain/time/zoned-time';
import type { PlannedEvent } from './planned-event.ts';
import { DAY_MS, HOUR_MS, isoDay, momentIn } from './days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { CITIES, type City } from './places.ts';
import { at, type Random } from '../engine/random.ts';
import { localRate, ROLES, type Role, type ZoneKind } from '../staffing/roles.ts';

const ZONED = 0.9;

export interface Shift {
  readonly id: string;
  readonly work_date: string;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly break_minutes: number;
}

export interface Zone {
  readonly id: string;
  readonly kind: ZoneKind;
}

/** A role at a place of the event; each shift has one position for it. */
export interface Post {
  readonly role: Role;
  readonly type_id: string;
  readonly zone: Zone | null;
  readonly share: number;
  readonly basis: 'hour' | 'shift';
  readonly rate_minor: number;
}

/** An event with its times and places, before anybody works there. */
export interface EventFrame {
  readonly index: number;
  readonly id: string;
  readonly plan: PlannedEvent;
  readonly city: City;
  readonly created_at: number;
  readonly published_at: number | null;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly completed_at: number | null;
  readonly canceled_at: number | null;
  readonly deadline: number;
  /** by day, then slot */
  readonly shifts: readonly (readonly Shift[])[];
  readonly zones: readonly Zone[];
  readonly posts: readonly Post[];
}

export function frameEvent(random: Random, index: number, plan: PlannedEvent, office: Office, now: number): EventFrame {
  const city = at(CITIES, plan.city);
  const times = plan.slots.map(({ start, hours }) => ({ start, hours }));
  const startOf = (day: number, slot: number) => momentIn(city.time_zone, plan.first_day + day, at(times, slot).start);
  const starts_at = startOf(0, 0);
  const moments = milestones(random, plan, starts_at, now);
  const shifts = Array.from({ length: plan.days }, (_, day) =>
    times.map(({ hours }, slot) => ({
      id: idAt(random, moments.created_at),
      work_date: isoDay(plan.first_day + day),
      starts_at: startOf(day, slot),
      ends_at: startOf(day, slot) + hours * HOUR_MS,
      break_minutes: hours >= 8 ? 60 : 30,
    })),
  );
  const ends_at = Math.max(...shifts.flat().map((shift) => shift.ends_at));
  // small events have no zones, but drafts and named events do: people open those first
  const isZoned = random.chance(ZONED) || plan.status === 'draft' || plan.title !== null;
  const zones = isZoned ? zonesOf(random, plan, moments.created_at) : [];
  return {
    index,
    id: idAt(random, moments.created_at),
    plan,
    city,
    ...moments,
    starts_at,
    ends_at,
    completed_at:
      plan.status === 'completed'
        ? ends_at + Math.min(random.between(3, 40) * HOUR_MS, (now - HOUR_MS - ends_at) * 0.9)
        : null,
    deadline: instantOf({ day: isoDay(plan.first_day - 3), minutes: 23 * 60 + 59 }, city.time_zone).getTime(),
    shifts,
    zones,
    posts: postsOf(plan, zones, office, city.currency),
  };
}

type Milestones = Pick<EventFrame, 'created_at' | 'published_at' | 'canceled_at'>;

function milestones(
  random: Random,
  { status, weight, short_notice }: PlannedEvent,
  startsAt: number,
  now: number,
): Milestones {
  const planned = startsAt - random.between(16, 45) * DAY_MS;
  const lead = random.between(2, 12) * DAY_MS;
  if (status === 'draft')
    return { created_at: now - random.between(0.1, 20) * DAY_MS, published_at: null, canceled_at: null };
  if (status === 'canceled') {
    const noticeDays = short_notice ? random.between(0.6, 2.5) : random.between(4, 14);
    const canceled_at = Math.min(startsAt - noticeDays * DAY_MS, now - random.between(0.1, 6) * DAY_MS);
    const published_at = Math.min(planned, canceled_at - random.between(4, 9) * DAY_MS);
    return { created_at: published_at - lead, published_at: weight === 0 ? null : published_at, canceled_at };
  }
  const published_at = status === 'published' ? Math.min(planned, now - random.between(0.5, 9) * DAY_MS) : planned;
  return { created_at: published_at - lead, published_at, canceled_at: null };
}

const roleOf = (name: string): number => ROLES.findIndex(({ name_en }) => name_en === name);

function zonesOf(random: Random, { kind }: PlannedEvent, createdAt: number): Zone[] {
  const kinds = new Set<ZoneKind>(kind.roles.flatMap(([name]) => at(ROLES, roleOf(name)).zones));
  return [...kinds].map((zone) => ({ id: idAt(random, createdAt), kind: zone }));
}

/** Pay per shift is rounded to this step. */
const SHIFT_STEP = 500;

function postsOf({ kind, slots }: PlannedEvent, zones: readonly Zone[], office: Office, currency: string): Post[] {
  const hours = at(slots, 0).hours;
  const sumFor = (rate: number) => Math.round((rate * hours) / SHIFT_STEP) * SHIFT_STEP;
  return kind.roles.flatMap(([name, share]): Post[] => {
    const number = roleOf(name);
    const role: Role = at(ROLES, number);
    const places = zones.filter((zone) => role.zones.includes(zone.kind));
    const post = {
      role,
      type_id: at(office.types, number),
      basis: kind.paid_by_shift ? ('shift' as const) : ('hour' as const),
      rate_minor: localRate(kind.paid_by_shift ? sumFor(role.rate_minor) : role.rate_minor, currency),
    };
    if (places.length === 0) return [{ ...post, zone: null, share }];
    return places.map((zone) => ({ ...post, zone, share: share / places.length }));
  });
}
