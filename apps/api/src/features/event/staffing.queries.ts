import type { EventStaffing } from '@proline/contract/event/event';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

const rowsOf = (select: string, from: string): string =>
  `coalesce((select json_agg(${select}) from (${from}) r), '[]')`;

const SHIFTS = rowsOf(
  `json_build_object('id', id, 'work_date', work_date, 'starts_at', ${momentSql('starts_at')}, 'ends_at', ${momentSql('ends_at')},
    'break_minutes', break_minutes, 'arrival_minutes', arrival_minutes)`,
  'select * from shifts where event_id = events.id and removed_at is null order by starts_at, id',
);

const ZONES = rowsOf(
  `json_build_object('id', id, 'code', code, 'name_en', name_en, 'name_ar', name_ar, 'colour', colour, 'radius_m', radius_m)`,
  // as in the plan; without one, Z2 before Z10
  'select * from zones where event_id = events.id and removed_at is null order by position, length(code), code',
);

const POSITIONS = rowsOf(
  `json_build_object('shift_id', shift_id, 'type_id', type_id, 'zone_id', zone_id, 'headcount', headcount,
    'confirmed', confirmed, 'invited', invited, 'rate_minor', rate_minor, 'pay_basis', pay_basis)`,
  'select * from positions where event_id = events.id and headcount > 0 order by shift_id, type_id, zone_id',
);

const TYPES = rowsOf(
  `json_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar)`,
  `select * from types where id in (
     select type_id from positions where event_id = events.id and headcount > 0
     union all select (need ->> 'type_id')::uuid from jsonb_array_elements(plan.steps -> 'stepThree' -> 'needs') need
   ) order by position, id`,
);

type FoundStaffing = EventStaffing & {
  /** the plan of a draft, which has no shifts yet */
  readonly plan: EventPlan | null;
};

/** All of it in one statement: what is needed and what is filled are of the same moment. */
export async function findStaffing(pool: pg.Pool, event_id: string): Promise<FoundStaffing | undefined> {
  const { rows } = await pool.query<FoundStaffing>({
    name: 'find-staffing',
    text: `
      select ${SHIFTS} as shifts, ${ZONES} as zones, ${TYPES} as types, ${POSITIONS} as positions, plan.steps as plan
      from events
      left join event_plans plan on plan.event_id = events.id
        and not exists (select from shifts where event_id = events.id)
      where events.id = $1`,
    values: [event_id],
  });
  return rows[0];
}
