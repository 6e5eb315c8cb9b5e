import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { PersonTransfer, UsherCounts, UsherWork, WorkTime } from '@proline/contract/usher-page/usher-page';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import type pg from 'pg';

export async function isUsher(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query({ name: 'is-usher', text: 'select from ushers where id = $1', values: [id] });
  return rows.length > 0;
}

/** Work that has ended is past; an invitation or place that came to nothing is past, too. */
const IS_AHEAD = `(a.ends_at > now() and a.status in ('invited', 'confirmed'))`;

export async function countWork(pool: pg.Pool, usher_id: string): Promise<Record<WorkTime, number>> {
  const { rows } = await pool.query<Record<WorkTime, number>>({
    name: 'count-usher-work',
    text: `select count(*) filter (where ${IS_AHEAD})::integer as ahead, count(*) filter (where not ${IS_AHEAD})::integer as past
      from assignments a where a.usher_id = $1`,
    values: [usher_id],
  });
  return rows[0] ?? { ahead: 0, past: 0 };
}

/** Everything that the tabs count, in one statement. */
export async function countTabs(pool: pg.Pool, person_id: string): Promise<Record<keyof UsherCounts, number>> {
  const { rows } = await pool.query<Record<keyof UsherCounts, number>>({
    name: 'count-usher-tabs',
    text: `
      select (select count(*) from assignments where usher_id = $1)::integer as events,
        ((select count(*) from ratings where usher_id = $1)
          + (select count(*) from person_notes where person_id = $1))::integer as ratings,
        (select count(*) from person_documents where person_id = $1)::integer as documents,
        ((select count(*) from transfers where usher_id = $1)
          + (select count(*) from transfers where leader_id = $1))::integer as transfers`,
    values: [person_id],
  });
  return rows[0] ?? { events: 0, ratings: 0, documents: 0, transfers: 0 };
}

/** What is ahead with the next first, what is past with the last first. */
export async function readWork(pool: pg.Pool, usher_id: string, time: WorkTime, page: number): Promise<UsherWork[]> {
  const [which, order] = time === 'ahead' ? [IS_AHEAD, 'asc'] : [`not ${IS_AHEAD}`, 'desc'];
  const { rows } = await pool.query<UsherWork>({
    name: `usher-work-${time}`,
    text: `
      select a.id,
        json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'city', e.city, 'status', e.status,
          'time_zone', e.time_zone) as event,
        json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role,
        case when z.id is not null then
          json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end as zone,
        a.starts_at, a.ends_at, a.status, a.late_cancel,
        case
          when t.outcome is not null then t.outcome
          when t.checked_out_at is not null then 'attended'
          when t.checked_in_at is not null then 'in'
          when a.status = 'confirmed' then 'expected' end as state,
        coalesce(t.late_minutes, 0) as late_minutes, t.approved_minutes,
        (select json_build_object('status', p.status, 'net_minor', p.net_minor, 'currency', p.currency)
         from transfers p
         where p.usher_id = $1 and p.event_id = a.event_id and p.kind = 'event_pay' and p.voided_at is null) as pay
      from (
        select * from assignments a where a.usher_id = $1 and ${which}
        order by a.starts_at ${order}, a.id ${order} limit ${TAB_ROWS_PER_PAGE} offset $2
      ) a
      join events e on e.id = a.event_id
      join positions p on p.id = a.position_id
      join types r on r.id = p.type_id
      left join zones z on z.id = p.zone_id
      left join attendance t on t.assignment_id = a.id
      order by a.starts_at ${order}, a.id ${order}`,
    values: [usher_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}

type Sum = {
  readonly currency: string;
  readonly status: TransferStatus;
  readonly count: number;
  readonly net_minor: number;
};

/** Of either hat, without those that were voided; `all` counts those, too. */
export async function sumTransfers(pool: pg.Pool, person_id: string): Promise<{ sums: Sum[]; all: number }> {
  const { rows } = await pool.query<{ sums: Sum[]; all: number }>({
    name: 'sum-person-transfers',
    text: `
      with own as (select * from transfers where usher_id = $1 union all select * from transfers where leader_id = $1)
      select coalesce((
        select json_agg(s order by s.currency, s.status) from (
          select currency, status, count(*)::integer as count, sum(net_minor) as net_minor
          from own where voided_at is null group by currency, status
        ) s), '[]') as sums, (select count(*)::integer from own) as all`,
    values: [person_id],
  });
  return rows[0] ?? { sums: [], all: 0 };
}

export async function readPersonTransfers(pool: pg.Pool, person_id: string, page: number): Promise<PersonTransfer[]> {
  const { rows } = await pool.query<PersonTransfer>({
    name: 'person-transfers',
    text: `
      with own as (select * from transfers where usher_id = $1 union all select * from transfers where leader_id = $1)
      select t.id, t.code, t.kind, t.currency, t.gross_minor, t.deductions_minor, t.net_minor, t.status,
        t.voided_at is not null as voided, t.created_at, t.transferred_on,
        case when e.id is not null then
          json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) end as event
      from own t left join events e on e.id = t.event_id
      order by t.created_at desc, t.id desc limit ${TAB_ROWS_PER_PAGE} offset $2`,
    values: [person_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
