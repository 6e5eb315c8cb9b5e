import { UNZONED, type EventAttendance } from '@proline/contract/event-page/event-page';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { AttendanceChoice, AttendanceState } from '@proline/domain/attendance/attendance-state';
import { LATE_GRACE_MINUTES } from '@proline/domain/event-plan/plan';
import type pg from 'pg';

/** As `stateOf` says it: whoever checked out has left until the shift is over. */
const STATE = `case
  when t.checked_out_at is not null and a.ends_at > now() then 'left'
  when t.outcome is not null then t.outcome
  when t.checked_out_at is not null then 'attended'
  when t.checked_in_at is not null then 'in'
  else 'expected' end`;

/** The part of the event that is shown; a filter that is left out does not narrow. */
export type AttendancePart = {
  readonly shift?: string | undefined;
  /** or UNZONED */
  readonly zone?: string | undefined;
  readonly role?: string | undefined;
};

/** Everybody who is expected or has a record, including people who were released after they had worked. */
const RECORDED = `assignments a
  join positions p on p.id = a.position_id
  left join attendance t on t.assignment_id = a.id`;
const OF_PART = `a.event_id = $1 and (a.status = 'confirmed' or t.outcome is not null or t.checked_in_at is not null)
  and ($3::uuid is null or a.shift_id = $3) and ($4::uuid is null or p.type_id = $4)
  and ($5::uuid is null or p.zone_id = $5) and (not $6::boolean or p.zone_id is null)`;

const GRACE = `grace as materialized (
  select coalesce(
    (select (steps -> 'stepFour' ->> 'late_grace_minutes')::integer from event_plans where event_id = $1), $2
  ) as minutes
)`;
const IS_LATE = 'coalesce(t.late_minutes > (select minutes from grace), false)';

const partValues = (event_id: string, { shift, zone, role }: AttendancePart) => [
  event_id,
  LATE_GRACE_MINUTES,
  shift ?? null,
  role ?? null,
  zone === undefined || zone === UNZONED ? null : zone,
  zone === UNZONED,
];

type Counted = { readonly counts: Partial<Record<AttendanceState, number>>; readonly late: number };

/** Returns undefined when there is no such event. */
export async function countAttendance(
  pool: pg.Pool,
  event_id: string,
  part: AttendancePart,
): Promise<Counted | undefined> {
  const { rows } = await pool.query<Counted>({
    name: 'count-attendance',
    text: `
      with ${GRACE},
      by_state as materialized (
        select ${STATE} as state, count(*) as n, count(*) filter (where ${IS_LATE}) as late
        from ${RECORDED} where ${OF_PART} group by 1
      )
      select coalesce((select json_object_agg(state, n) from by_state), '{}') as counts,
        coalesce((select sum(late) from by_state), 0)::integer as late
      from events where id = $1`,
    values: partValues(event_id, part),
  });
  return rows[0];
}

type Wanted = AttendancePart & { readonly state: AttendanceChoice | undefined; readonly page: number };

export async function readAttendance(
  pool: pg.Pool,
  event_id: string,
  { state, page, ...part }: Wanted,
): Promise<EventAttendance[]> {
  const { rows } = await pool.query<EventAttendance>({
    name: 'event-attendance',
    text: `
      with ${GRACE}
      select a.id as assignment_id,
        json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo) as usher,
        json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role,
        case when z.id is not null then
          json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end as zone,
        a.starts_at, a.ends_at, ${STATE} as state, t.checked_in_at, t.checked_out_at,
        coalesce(t.late_minutes, 0) as late_minutes, ${IS_LATE} as is_late, t.approved_minutes,
        (select avg(g.stars)::float8 from ratings g where g.assignment_id = a.id) as stars
      from ${RECORDED}
      join persons u on u.id = a.usher_id
      join types r on r.id = p.type_id
      left join zones z on z.id = p.zone_id
      where ${OF_PART} and ($7::text is null or ${STATE} = $7 or ($7 = 'late' and ${IS_LATE}))
      order by a.starts_at, length(z.code), z.code, u.name_en, a.id
      limit ${TAB_ROWS_PER_PAGE} offset $8`,
    values: [...partValues(event_id, part), state ?? null, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
