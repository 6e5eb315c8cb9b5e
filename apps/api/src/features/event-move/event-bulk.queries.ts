import type { CancelTouches } from '@proline/contract/event-move/event-move';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Selection } from '../../platform/list/list-selection.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { selectedEvents } from '../event/event-selection.service.ts';
import { NOTICE_HOURS } from './event-facts.queries.ts';

/** Returns undefined when the account is no longer active. */
export const findPermissionSet = async (
  tx: Transaction<Database>,
  admin_id: string,
): Promise<PermissionSet | undefined> =>
  (
    await tx
      .selectFrom('admins')
      .select('permission_set')
      .where('id', '=', admin_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
  )?.permission_set;

type Asked = {
  readonly selection: Selection;
  readonly by: PermissionSet;
  /** the statuses from which the caller may cancel */
  readonly open: readonly EventStatus[];
  readonly owner_only: readonly EventStatus[];
};

/** One statement, so that all figures are of one moment. A person in two of the events is counted once. */
export async function readCancelTouches(
  pool: pg.Pool,
  { selection, by, open, owner_only }: Asked,
): Promise<CancelTouches> {
  const chosen = selectedEvents(selection, 'events.id, events.status', by);
  const bind = (value: unknown) => `$${chosen.values.push(value)}`;
  const text = `
    with chosen as materialized (${chosen.text}),
    touched as materialized (select id, status from chosen where status = any(${bind(open)}::text[])),
    staff as (
      select usher_id, count(*) filter (where a.status = 'confirmed') as places, bool_or(a.status = 'invited') as invited
      from touched join assignments a on a.event_id = touched.id and a.status in ('invited', 'confirmed')
      where not exists (
        select from attendance w where w.assignment_id = a.id and (w.outcome is not null or w.checked_in_at is not null)
      )
      group by usher_id
    )
    select c.events, c.owner_only, c.selected - c.events - c.owner_only as over, s.confirmed, s.confirmed_places, s.invited,
      (select count(*)::integer from touched
        where status = 'published' and (
          select min(starts_at) from shifts where event_id = touched.id and removed_at is null
        ) < now() + make_interval(hours => ${NOTICE_HOURS})) as inside_notice_period,
      (select count(distinct leader_id)::integer from touched join event_leads l on l.event_id = touched.id
        where released_at is null) as leaders,
      (select count(*)::integer from touched join applications p on p.event_id = touched.id
        where p.status in ('pending', 'waitlisted')) as applications
    from
      (select count(*)::integer as selected, (select count(*)::integer from touched) as events,
        (count(*) filter (where status = any(${bind(owner_only)}::text[])))::integer as owner_only from chosen) c,
      (select (count(*) filter (where places > 0))::integer as confirmed,
        coalesce(sum(places), 0)::integer as confirmed_places,
        (count(*) filter (where invited))::integer as invited from staff) s`;
  const { rows } = await pool.query<CancelTouches>({ text, values: chosen.values });
  const [found] = rows;
  if (!found) throw new Error('Counting always answers.');
  return found;
}
