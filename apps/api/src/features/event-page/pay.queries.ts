import type { EventPay } from '@proline/contract/event-page/event-page';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type pg from 'pg';

const OF_EVENT = 'transfers t where t.event_id = $1 and t.voided_at is null';

type Sums = Omit<EventPay, 'transfers'>;

/** Returns undefined when there is no such event. */
export async function findPay(pool: pg.Pool, event_id: string): Promise<Sums | undefined> {
  const { rows } = await pool.query<Sums>({
    name: 'find-event-pay',
    text: `
      select events.currency, events.cost_minor as planned_minor,
        (steps -> 'stepFour' -> 'budget' ->> 'limit_minor')::bigint as budget_minor,
        coalesce((
          select json_agg(json_build_object('status', status, 'count', n, 'net_minor', net_minor) order by status)
          from (
            select status, count(*) as n, sum(net_minor) as net_minor from ${OF_EVENT} group by status
          ) by_status
        ), '[]') as sums
      from events left join event_plans on event_plans.event_id = events.id
      where events.id = $1`,
    values: [event_id],
  });
  return rows[0];
}

/** Leaders first, then by name. */
export async function readTransfers(pool: pg.Pool, event_id: string, page: number): Promise<EventPay['transfers']> {
  const { rows } = await pool.query<EventPay['transfers'][number]>({
    name: 'event-transfers',
    text: `
      select t.id, t.code, t.kind, t.leader_id is not null as is_leader, t.gross_minor, t.deductions_minor, t.net_minor,
        t.status,
        (select sum(minutes)::integer from transfer_lines where transfer_id = t.id and kind in ('work', 'overtime')) as minutes,
        json_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'photo', p.photo) as payee
      from (select * from ${OF_EVENT}) t
      left join persons p on p.id = coalesce(t.usher_id, t.leader_id)
      order by t.leader_id is null, p.name_en, t.code
      limit ${TAB_ROWS_PER_PAGE} offset $2`,
    values: [event_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
