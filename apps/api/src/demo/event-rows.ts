import { moment } from './copy.ts';
import type { HiringMode } from './crew.ts';
import type { EventFrame } from './event-frame.ts';
import { idAt } from './ids.ts';
import type { Office } from './office.ts';
import { at, type Random } from './random.ts';
import { localRate, ZONES } from './roles.ts';
import type { Roster } from './roster.ts';
import type { Tables } from './tables.ts';
import { CANCEL_REASONS, CLIENTS, descriptionOf, type Title } from './titles.ts';
import { leadersFor } from './volumes.ts';

/** What a leader earns per shift of the event, in halalas. */
const LEADER_SHIFT_MINOR = 60_000;
/** How long before a shift people are asked to be there. */
const ARRIVAL_MINUTES = 30;
const VERSIONS = { draft: 1, published: 2, in_progress: 3, completed: 4, canceled: 3 } as const;

export interface Lead {
  readonly leader: number;
  readonly pay_minor: number;
}

export function addEvent(
  tables: Tables,
  random: Random,
  office: Office,
  frame: EventFrame,
  title: Title,
  mode: HiringMode,
): void {
  const { plan, city } = frame;
  const venue = random.pick(city.venues);
  const { description_en, description_ar } = descriptionOf(random);
  const optional = (atMs: number | null) => (atMs === null ? null : moment(atMs));
  tables.rows.events.add([
    frame.id,
    title.title_en,
    title.title_ar,
    at(office.categories, plan.category),
    random.pick(CLIENTS),
    description_en,
    description_ar,
    venue.name,
    city.name_en,
    venue.latitude,
    venue.longitude,
    moment(frame.starts_at),
    moment(frame.ends_at),
    city.time_zone,
    city.currency,
    mode,
    moment(frame.deadline),
    plan.status,
    optional(frame.published_at),
    optional(frame.completed_at),
    optional(frame.canceled_at),
    plan.status === 'canceled' ? random.pick(CANCEL_REASONS) : null,
    office.admins.ops,
    VERSIONS[plan.status],
    moment(frame.created_at),
  ]);
  for (const { id, work_date, starts_at, ends_at, break_minutes } of frame.shifts.flat()) {
    tables.rows.shifts.add([
      id,
      frame.id,
      work_date,
      moment(starts_at),
      moment(ends_at),
      break_minutes,
      ARRIVAL_MINUTES,
    ]);
  }
  for (const { id, kind } of frame.zones) {
    const { code, name_en, name_ar, colour } = ZONES[kind];
    tables.rows.zones.add([id, frame.id, code, name_en, name_ar, colour, kind === 'parking' ? 400 : 200]);
  }
  for (const { id, shift, post, headcount } of frame.positions.values()) {
    tables.rows.positions.add([
      id,
      frame.id,
      shift.id,
      post.type_id,
      post.zone?.id ?? null,
      headcount,
      post.rate_minor,
    ]);
  }
}

/** Leaders for the whole event first, then for its zones; nobody leads two events at once. */
export function addLeads(tables: Tables, random: Random, frame: EventFrame, leaders: Roster, seats: number): Lead[] {
  const { plan, city } = frame;
  if (frame.published_at === null) return [];
  const shifts = plan.days * plan.slots.length;
  const wanted = leadersFor(seats, shifts);
  const isReleased = frame.canceled_at !== null;
  const leads: Lead[] = [];
  for (let number = 0; number < wanted; number++) {
    const leader = leaders.find(random, {
      event: frame.index,
      city: plan.city,
      active_since: frame.published_at,
      active_until: frame.ends_at,
      female: null,
      needs_account: true,
      free_from: isReleased ? null : frame.starts_at,
    });
    if (leader === null) break;
    if (!isReleased) leaders.book(leader, frame.ends_at);
    const zone = number === 0 ? null : (frame.zones[number - 1] ?? null);
    const pay_minor = localRate(LEADER_SHIFT_MINOR, city.currency) * plan.days;
    tables.rows.event_leads.add([
      idAt(random, frame.published_at),
      frame.id,
      at(leaders.ids, leader),
      zone ? 'zone' : 'event',
      zone?.id ?? null,
      null,
      pay_minor,
      frame.canceled_at === null ? null : moment(frame.canceled_at),
      moment(frame.starts_at),
      moment(frame.ends_at),
    ]);
    leads.push({ leader, pay_minor });
  }
  if (leads.length === 0) throw new Error('No team leader is free: more ushers, and with them leaders, are needed.');
  return leads;
}
