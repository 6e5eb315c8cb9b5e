import type { AuditAction } from '@proline/contract/facts';
import type { HistoryEntry } from '@proline/contract/event-page/event-page';
import type pg from 'pg';

export type FoundEntry = {
  readonly id: number;
  readonly at: Date;
  readonly since: Date;
  readonly admin_name: string | null;
  readonly action: AuditAction;
  readonly times: number;
  /** of each, newest first */
  readonly befores: HistoryEntry['before'][];
  readonly afters: HistoryEntry['after'][];
};

export async function isEvent(pool: pg.Pool, event_id: string): Promise<boolean> {
  const { rows } = await pool.query({ name: 'is-event', text: 'select from events where id = $1', values: [event_id] });
  return rows.length > 0;
}

/**
 * Newest first. A plan that somebody saves again and again is one entry, named by the newest of them; an answer goes on
 * after the whole of the entry that holds `before`.
 */
export async function readHistory(
  pool: pg.Pool,
  event_id: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<FoundEntry[]> {
  const { rows } = await pool.query<FoundEntry>({
    name: 'event-history',
    text: `
      with entries as (
        select id, at, admin_id, action, before, after,
          action = 'save_plan' and lag(action) over newest_first = 'save_plan'
            and lag(admin_id) over newest_first is not distinct from admin_id as goes_on
        from audit_log where record_id = $1::text and entity = 'event'
        window newest_first as (order by at desc, id desc)
      ),
      runs as materialized (
        select *, count(*) filter (where goes_on is not true) over (order by at desc, id desc) as run from entries
      )
      select r.id, r.at, r.since, a.name as admin_name, r.action, r.times, r.befores, r.afters
      from (
        select run, action, max(id) as id, max(at) as at, min(at) as since, count(*)::integer as times,
          (array_agg(admin_id))[1] as admin_id,
          json_agg(before order by at desc, id desc) as befores, json_agg(after order by at desc, id desc) as afters
        from runs
        where $2::bigint is null or run > (select run from runs where id = $2)
        group by run, action order by run limit $3
      ) r
      left join admins a on a.id = r.admin_id
      order by r.run`,
    values: [event_id, before ?? null, limit],
  });
  return rows;
}
