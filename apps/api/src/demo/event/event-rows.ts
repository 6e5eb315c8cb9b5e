import type { EventPlan } from '@proline/domain/event-plan/plan';
import { columnsOf } from '../../features/event-plan/plan-save.service.ts';
import { moment } from '../engine/copy.ts';
import type { EventFrame, Zone } from './event-frame.ts';
import { ARRIVAL_MINUTES, keysOf, zonesIn } from './event-plan.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { placesIn, type Line } from '../staffing/positions.ts';
import { at, type Random } from '../engine/random.ts';
import { ZONES } from '../staffing/roles.ts';
import type { Roster } from '../staffing/roster.ts';
import type { Tables } from '../engine/tables.ts';
import { leadersFor } from '../engine/volumes.ts';

const VERSIONS = { draft: 1, published: 2, in_progress: 3, completed: 4, canceled: 3 } as const;

export interface Lead {
  readonly leader: number;
  readonly leader_id: string;
  readonly zone: Zone | null;
}

const optional = (atMs: number | null) => (atMs === null ? null : moment(atMs));
const optionalDate = (date: Date | null) => (date === null ? null : moment(date.getTime()));

/** Adds the event's row as the program would write it for this plan. */
export function addEvent(
  tables: Tables,
  office: Office,
  frame: EventFrame,
  plan: EventPlan,
  { saved_at, cancel_reason }: { readonly saved_at: number; readonly cancel_reason: string | null },
): void {
  const { status } = frame.plan;
  const columns = columnsOf(plan, { category_id: plan.stepOne.category_id, time_zone: plan.stepOne.time_zone });
  tables.rows.events.add([
    frame.id,
    columns.title_en,
    columns.title_ar,
    columns.category_id,
    columns.client_name,
    columns.description_en,
    columns.description_ar,
    columns.cover_id,
    columns.venue,
    columns.address,
    columns.city,
    columns.latitude,
    columns.longitude,
    optionalDate(columns.starts_at),
    optionalDate(columns.ends_at),
    columns.time_zone,
    columns.contact_name,
    columns.contact_phone,
    optionalDate(columns.application_deadline),
    columns.hiring_mode,
    columns.reserve_percent,
    columns.currency,
    columns.cost_minor,
    columns.planned_leader_ids,
    status,
    status === 'in_progress' || status === 'completed' ? moment(frame.starts_at) : null,
    optional(frame.published_at),
    optional(frame.completed_at),
    optional(frame.canceled_at),
    cancel_reason,
    office.admins.ops,
    VERSIONS[status],
    moment(frame.created_at),
  ]);
  tables.rows.event_plans.add([frame.id, JSON.stringify(plan), office.admins.ops, moment(saved_at)]);
}

/** Adds the shifts, zones and positions that publishing makes of a plan. */
export function addPlaces(tables: Tables, frame: EventFrame, lines: readonly Line[]): void {
  const keys = keysOf(frame);
  for (const shift of frame.shifts.flat()) {
    const { id, work_date, starts_at, ends_at, break_minutes } = shift;
    const times = [work_date, moment(starts_at), moment(ends_at), break_minutes, ARRIVAL_MINUTES];
    tables.rows.shifts.add([id, frame.id, keys(shift), ...times]);
  }
  for (const [index, { id, kind }] of zonesIn(frame, lines).entries()) {
    const { code, name_en, name_ar, colour, radius_m } = ZONES[kind];
    tables.rows.zones.add([id, frame.id, kind, code, name_en, name_ar, colour, radius_m, index + 1]);
  }
  for (const { id, shift, post, headcount } of lines.flatMap(({ positions }) => positions)) {
    const { type_id, zone, rate_minor, basis } = post;
    tables.rows.positions.add([id, frame.id, shift.id, type_id, zone?.id ?? null, headcount, rate_minor, basis]);
  }
}

/** Chooses leaders for the whole event first, then for its zones. Nobody leads two events at once. */
export function chooseLeads(random: Random, frame: EventFrame, leaders: Roster, lines: readonly Line[]): Lead[] {
  const { plan } = frame;
  const wanted = leadersFor(placesIn(lines), plan.days * plan.slots.length);
  const zones = zonesIn(frame, lines);
  const isReleased = frame.canceled_at !== null;
  const leads: Lead[] = [];
  for (let number = 0; number < wanted; number++) {
    const leader = leaders.find(random, {
      event: frame.index,
      city: plan.city,
      active_since: frame.published_at ?? frame.created_at,
      active_until: frame.ends_at,
      female: null,
      english: false,
      needs_account: true,
      free_from: isReleased ? null : frame.starts_at,
    });
    if (leader === null) break;
    if (!isReleased) leaders.book(leader, frame.ends_at);
    leads.push({ leader, leader_id: at(leaders.ids, leader), zone: number === 0 ? null : (zones[number - 1] ?? null) });
  }
  return leads;
}

export function addLeads(
  tables: Tables,
  random: Random,
  frame: EventFrame,
  leads: readonly Lead[],
  payMinor: number,
): void {
  for (const { leader_id, zone } of leads) {
    tables.rows.event_leads.add([
      idAt(random, frame.published_at ?? frame.created_at),
      frame.id,
      leader_id,
      zone ? 'zone' : 'event',
      zone?.id ?? null,
      null,
      payMinor,
      optional(frame.canceled_at),
      moment(frame.starts_at),
      moment(frame.ends_at),
    ]);
  }
}
