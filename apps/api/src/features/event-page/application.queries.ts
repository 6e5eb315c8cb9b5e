import type { EventApplication } from '@proline/contract/event-page/event-page';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type pg from 'pg';

type Counts = Partial<Record<ApplicationStatus, number>>;

/** Returns undefined when there is no such event. */
export async function countApplications(
  pool: pg.Pool,
  event_id: string,
  role: string | undefined,
): Promise<Counts | undefined> {
  const { rows } = await pool.query<{ counts: Counts }>({
    name: 'count-event-applications',
    text: `
      select coalesce((
        select json_object_agg(status, n)
        from (
          select status, count(*) as n from applications
          where event_id = events.id and ($2::uuid is null or type_id = $2) group by status
        ) by_status
      ), '{}') as counts
      from events where id = $1`,
    values: [event_id, role ?? null],
  });
  return rows[0]?.counts;
}

type Wanted = {
  readonly status: ApplicationStatus | undefined;
  /** a type's id */
  readonly role: string | undefined;
  readonly page: number;
};

/** Undecided applications first, the oldest of them first. */
export async function readApplications(
  pool: pg.Pool,
  event_id: string,
  { status, role, page }: Wanted,
): Promise<EventApplication[]> {
  const { rows } = await pool.query<EventApplication>({
    name: 'event-applications',
    text: `
      select a.id,
        json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo) as usher,
        json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role,
        a.status, a.message, a.created_at, a.decided_at,
        (select name from admins where id = a.decided_by) as decided_by
      from (
        select * from applications
        where event_id = $1 and ($2::text is null or status = $2) and ($3::uuid is null or type_id = $3)
        order by status <> 'pending', created_at, id limit ${TAB_ROWS_PER_PAGE} offset $4
      ) a
      join persons u on u.id = a.usher_id
      join types r on r.id = a.type_id
      order by a.status <> 'pending', a.created_at, a.id`,
    values: [event_id, status ?? null, role ?? null, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
