import {
  QUEUE_ROWS_PER_PAGE,
  type QueueGroup,
  type QueueRow,
  type QueueStatus,
} from '@proline/contract/event-application/event-application';
import type pg from 'pg';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

/** The person as the queue shows them; the rating is the kept one, in hundredths. */
export const APPLICANT = `json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar,
  'photo', u.photo, 'city', u.city, 'age', extract(year from age(current_date, u.birth_date))::integer,
  'reliability', w.reliability, 'rating', case when w.ratings > 0 then w.rating_order / 100.0 end,
  'ratings', coalesce(w.ratings, 0))`;

/** Places of shifts that are not over, neither confirmed nor held by an invitation. */
const PLACES_LEFT = `(
  select coalesce(sum(p.headcount - p.confirmed - p.invited), 0)::integer
  from positions p join shifts s on s.id = p.shift_id where p.event_id = e.id and s.ends_at > now())`;

export const GROUP = `json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar,
  'starts_at', ${momentSql('e.starts_at')}, 'ends_at', ${momentSql('e.ends_at')}, 'time_zone', e.time_zone,
  'places_left', ${PLACES_LEFT}`;

type Counts = Partial<Record<QueueStatus, number>>;

/** Of one event, or of all: those are kept, so that no list counts them. */
export async function countQueue(pool: pg.Pool, event_id: string | undefined): Promise<Counts> {
  const { rows } = await pool.query<{ status: QueueStatus; n: number }>(
    event_id === undefined
      ? {
          name: 'count-queue',
          text: `select status, sum(n)::integer as n from status_counts where entity = 'applications' group by status`,
        }
      : {
          name: 'count-queue-of-event',
          text: 'select status, count(*)::integer as n from applications where event_id = $1 group by status',
          values: [event_id],
        },
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

type Wanted = { readonly status: QueueStatus; readonly event_id: string | undefined; readonly page: number };
type Page = { readonly rows: QueueRow[]; readonly groups: QueueGroup[] };

/** What waits is ordered by what is soonest, what is decided by what was last. */
const ahead = (status: QueueStatus): boolean => status === 'pending' || status === 'waitlisted';

/**
 * Events first, then their applications, the oldest first. Events are counted before rows are read: which of them are on the page
 * follows from the counts, so that no row of another event is touched.
 */
export async function readQueue(pool: pg.Pool, { status, event_id, page }: Wanted): Promise<Page> {
  const way = ahead(status) ? '' : 'desc';
  const { rows } = await pool.query<{ group: QueueGroup; rows: QueueRow[] }>({
    name: `application-queue ${way}`,
    text: `
      with counted as (
        select event_id, count(*)::integer as n from applications
        where status = $1 and ($2::uuid is null or event_id = $2) group by event_id
      ),
      ordered as (
        select c.event_id, c.n, (sum(c.n) over by_start - c.n)::integer as before, row_number() over by_start as place
        from counted c join events e on e.id = c.event_id
        window by_start as (order by coalesce(e.starts_at, 'infinity') ${way}, e.id)
      )
      select ${GROUP}, 'applications', o.n) as group,
        (
          select json_agg(json_build_object('id', a.id, 'event_id', a.event_id, 'usher', ${APPLICANT},
            'role', json_build_object('name_en', t.name_en, 'name_ar', t.name_ar), 'status', a.status,
            'created_at', ${momentSql('a.created_at')}, 'version', a.version) order by a.created_at, a.id)
          from (
            select * from applications where event_id = o.event_id and status = $1 order by created_at, id
            limit least($4::integer, $3 + $4 - o.before) offset greatest(0, $3 - o.before)
          ) a
          join persons u on u.id = a.usher_id
          join types t on t.id = a.type_id
          left join usher_work w on w.person_id = u.id
        ) as rows
      from ordered o join events e on e.id = o.event_id
      where o.before < $3::integer + $4 and o.before + o.n > $3
      order by o.place`,
    values: [status, event_id ?? null, (page - 1) * QUEUE_ROWS_PER_PAGE, QUEUE_ROWS_PER_PAGE],
    types: REPLY_TYPES,
  });
  const all = rows.flatMap((found) => found.rows);
  return { rows: all.slice(0, QUEUE_ROWS_PER_PAGE), groups: rows.map(({ group }) => group) };
}
