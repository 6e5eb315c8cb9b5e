import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

type OfEvent = { readonly event_id: string; readonly title_en: string; readonly title_ar: string };
type OfShift = OfEvent & { readonly shift_id: string };

/** Each is told once, by whichever process was first: what stands in `attendance_alerts` already is left out. */

/** Events that are on, and their shifts; `grace` is how late is not late. */
const SHIFTS = (otherwise: number) => sql`
  select e.id as event_id, e.title_en, e.title_ar, s.id as shift_id, s.starts_at, s.ends_at,
    make_interval(mins => coalesce((m.steps -> 'stepFour' ->> 'late_grace_minutes')::integer, ${otherwise}::integer)) as grace
  from events e join shifts s on s.event_id = e.id and s.removed_at is null
  left join event_plans m on m.event_id = e.id
  where e.status in ('published', 'in_progress') and e.starts_at < now() + interval '1 day' and s.ends_at > now()`;

/** Of a shift `x`: who is expected, and who has not come; whoever said when they come is waited for until then. */
const PEOPLE = sql`
  select count(*)::integer as expected,
    (count(*) filter (where t.checked_in_at is null and t.outcome is null))::integer as missing
  from assignments a left join attendance t on t.assignment_id = a.id
  where a.shift_id = x.shift_id and a.status = 'confirmed' and not a.reserve
    and (a.expected_at is null or a.expected_at <= now())`;

/** Who comes within the grace is not late: whole minutes count, as on the board. */
export async function takeLate(tx: Tx, grace: number): Promise<(OfShift & { readonly missing: number })[]> {
  const { rows } = await sql<OfShift & { missing: number }>`
    with due as materialized (
      select x.*, p.missing from (${SHIFTS(grace)}) x, lateral (${PEOPLE}) p
      where x.starts_at + x.grace + interval '1 minute' <= now() and p.missing > 0
    ), told as (
      insert into attendance_alerts (event_id, kind, shift_id) select event_id, 'late_check_ins', shift_id from due
      on conflict do nothing returning shift_id
    )
    select d.event_id, d.title_en, d.title_ar, d.shift_id, d.missing from due d join told on told.shift_id = d.shift_id
    order by d.event_id, d.shift_id`.execute(tx);
  return rows;
}

export async function takeNobodyIn(tx: Tx, minutes: number): Promise<(OfShift & { readonly missing: number })[]> {
  const { rows } = await sql<OfShift & { missing: number }>`
    with due as materialized (
      select x.*, p.missing from (${SHIFTS(0)}) x, lateral (${PEOPLE}) p
      where x.starts_at > now() and x.starts_at <= now() + make_interval(mins => ${minutes}::integer)
        and p.expected > 0 and p.missing = p.expected
    ), told as (
      insert into attendance_alerts (event_id, kind, shift_id) select event_id, 'nobody_in', shift_id from due
      on conflict do nothing returning shift_id
    )
    select d.event_id, d.title_en, d.title_ar, d.shift_id, d.missing from due d join told on told.shift_id = d.shift_id
    order by d.event_id, d.shift_id`.execute(tx);
  return rows;
}

export type ThinZone = OfShift & {
  readonly zone_id: string;
  readonly zone_en: string;
  readonly zone_ar: string;
  readonly here: number;
  readonly needed: number;
};

/** Zones in which fewer are in than this share of their places, once everybody should have come and while work goes on. */
export async function takeThinZones(tx: Tx, percent: number, grace: number): Promise<ThinZone[]> {
  const { rows } = await sql<ThinZone>`
    with due as materialized (
      select x.event_id, x.title_en, x.title_ar, x.shift_id, z.id as zone_id, z.name_en as zone_en, z.name_ar as zone_ar,
        w.here, p.needed
      from (${SHIFTS(grace)}) x
      cross join lateral (
        select zone_id, sum(headcount)::integer as needed from positions
        where shift_id = x.shift_id and zone_id is not null and headcount > 0 group by zone_id
      ) p
      join zones z on z.id = p.zone_id
      cross join lateral (
        select count(*)::integer as here
        from assignments a join positions o on o.id = a.position_id join attendance t on t.assignment_id = a.id
        where a.shift_id = x.shift_id and o.shift_id = x.shift_id and o.zone_id = z.id and t.checked_in_at is not null and t.checked_out_at is null
      ) w
      where x.starts_at + x.grace <= now() and w.here * 100 < p.needed * ${percent}::integer
    ), told as (
      insert into attendance_alerts (event_id, kind, shift_id, zone_id)
      select event_id, 'zone_under_minimum', shift_id, zone_id from due
      on conflict do nothing returning shift_id, zone_id
    )
    select d.* from due d join told on told.shift_id = d.shift_id and told.zone_id = d.zone_id
    order by d.event_id, d.shift_id, d.zone_id`.execute(tx);
  return rows;
}

/** Last shift over for so many hours. */
export async function takeNotCompleted(tx: Tx, hours: number): Promise<OfEvent[]> {
  const { rows } = await sql<OfEvent>`
    with due as materialized (
      select e.id as event_id, e.title_en, e.title_ar from events e
      where e.status = 'in_progress' and (
        select max(s.ends_at) from shifts s where s.event_id = e.id and s.removed_at is null
      ) < now() - make_interval(hours => ${hours}::integer)
    ), told as (
      insert into attendance_alerts (event_id, kind) select event_id, 'event_not_completed' from due
      on conflict do nothing returning event_id
    )
    select d.* from due d join told on told.event_id = d.event_id order by d.event_id`.execute(tx);
  return rows;
}
