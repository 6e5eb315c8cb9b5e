import {
  QUEUE_ROWS_PER_PAGE,
  type QueueGroup,
  type QueueRow,
} from '@proline/contract/event-application/event-application';
import type { QueueStatus } from '@proline/domain/event-application/application-queue';
import type pg from 'pg';
import type { AskedWork } from '../hiring/application-fit.service.ts';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

/** The person as the queue shows them; the rating is the kept one, in hundredths. */
export const APPLICANT = `json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar,
  'photo', u.photo, 'city', u.city, 'age', extract(year from age(current_date, u.birth_date))::integer,
  'reliability', w.reliability, 'rating', case when w.ratings > 0 then w.rating_order / 100.0 end,
  'ratings', coalesce(w.ratings, 0))`;

/** Places of shifts that are not over, neither confirmed nor held by an invitation. */
export const placesLeft = (where = ''): string => `(
  select coalesce(sum(p.headcount - p.confirmed - p.invited), 0)::integer
  from positions p join shifts s on s.id = p.shift_id where p.event_id = e.id and s.ends_at > now() ${where})`;

export const GROUP = `json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar,
  'starts_at', ${momentSql('e.starts_at')}, 'ends_at', ${momentSql('e.ends_at')}, 'time_zone', e.time_zone,
  'application_deadline', ${momentSql('e.application_deadline')}, 'hiring_mode', e.hiring_mode,
  'places_left', ${placesLeft()}`;

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
/** What is read of an application; how well it fits is judged afterwards. */
export type FoundRow = Omit<QueueRow, 'fit'>;
type Page = { readonly rows: FoundRow[]; readonly groups: QueueGroup[] };

/** What waits is ordered by what is soonest, what is decided by what was last. */
export const ahead = (status: QueueStatus): boolean => status === 'pending' || status === 'waitlisted';

/** All events of which some wait: few, beside those of years. */
const WAITING = `
  select event_id, count(*)::integer as n from applications
  where status = $1 and ($2::uuid is null or event_id = $2) group by event_id`;
/** The last events, as many as can be on the page or before it; those before them are not counted. */
const DECIDED = `
  select event_id, n from (
    select id as event_id, (select count(*)::integer from applications a where a.event_id = events.id and a.status = $1) as n
    from events where $2::uuid is null or id = $2
    order by coalesce(starts_at, 'infinity') desc, id desc
  ) each where n > 0 limit $3::integer + $4`;

/** Events are counted before rows are read: which of them are on the page follows from the counts, so that no row of another event is touched. */
const ordered = (isAhead: boolean): string => `
  with counted as (${isAhead ? WAITING : DECIDED}),
  ordered as (
    select c.event_id, c.n, (sum(c.n) over by_start - c.n)::integer as before, row_number() over by_start as place
    from counted c join events e on e.id = c.event_id
    window by_start as (order by coalesce(e.starts_at, 'infinity') ${isAhead ? '' : 'desc'}, e.id ${isAhead ? '' : 'desc'})
  )`;
const ON_PAGE = 'o.before < $3::integer + $4 and o.before + o.n > $3';
const onPage = ({ status, event_id, page }: Wanted): readonly unknown[] => [
  status,
  event_id ?? null,
  (page - 1) * QUEUE_ROWS_PER_PAGE,
  QUEUE_ROWS_PER_PAGE,
];

const ROW = `json_build_object('id', a.id, 'event_id', a.event_id, 'usher', ${APPLICANT},
  'role', json_build_object('name_en', t.name_en, 'name_ar', t.name_ar), 'status', a.status,
  'created_at', ${momentSql('a.created_at')}, 'version', a.version)`;
const ROW_TABLES = `join persons u on u.id = a.usher_id join types t on t.id = a.type_id
  left join usher_work w on w.person_id = u.id`;

/** Events first, then their applications, the oldest first. */
export async function readQueue(pool: pg.Pool, wanted: Wanted): Promise<Page> {
  const isAhead = ahead(wanted.status);
  const { rows } = await pool.query<{ group: QueueGroup; rows: FoundRow[] }>({
    name: `application-queue ${isAhead ? 'ahead' : 'decided'}`,
    text: `${ordered(isAhead)}
      select ${GROUP}, 'applications', o.n) as group,
        (
          select json_agg(${ROW} order by a.created_at, a.id)
          from (
            select * from applications where event_id = o.event_id and status = $1 order by created_at, id
            limit least($4::integer, $3 + $4 - o.before) offset greatest(0, $3 - o.before)
          ) a ${ROW_TABLES}
        ) as rows
      from ordered o join events e on e.id = o.event_id
      where ${ON_PAGE}
      order by o.place`,
    values: [...onPage(wanted)],
    types: REPLY_TYPES,
  });
  const all = rows.flatMap((found) => found.rows);
  return { rows: all.slice(0, QUEUE_ROWS_PER_PAGE), groups: rows.map(({ group }) => group) };
}

/** An event on the page, and which of its applications in their order are. */
type OnPage = { readonly group: QueueGroup; readonly skip: number; readonly take: number };

/** The events alone, for an order of their applications that the database does not know. */
export async function readGroups(pool: pg.Pool, wanted: Wanted): Promise<OnPage[]> {
  const { rows } = await pool.query<OnPage>({
    name: 'application-queue-groups',
    text: `${ordered(true)}
      select ${GROUP}, 'applications', o.n) as group, greatest(0, $3 - o.before) as skip,
        least(o.n, $3 + $4 - o.before) - greatest(0, $3 - o.before) as take
      from ordered o join events e on e.id = o.event_id
      where ${ON_PAGE}
      order by o.place`,
    values: [...onPage(wanted)],
    types: REPLY_TYPES,
  });
  return rows;
}

/** In the order of the ids. */
export async function readRows(pool: pg.Pool, ids: readonly string[]): Promise<FoundRow[]> {
  const { rows } = await pool.query<{ row: FoundRow }>({
    name: 'application-queue-rows',
    text: `
      select ${ROW} as row from unnest($1::uuid[]) with ordinality wanted (id, place)
      join applications a on a.id = wanted.id ${ROW_TABLES} order by wanted.place`,
    values: [ids],
    types: REPLY_TYPES,
  });
  return rows.map(({ row }) => row);
}

export type WaitingWork = AskedWork & { readonly event_id: string };

const ASKED = 'select id, event_id, usher_id, type_id, shift_ids from applications';

/** What these ask for. */
export async function findAsked(pool: pg.Pool, ids: readonly string[]): Promise<WaitingWork[]> {
  const { rows } = await pool.query<WaitingWork>({
    name: 'applications-asked',
    text: `${ASKED} where id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/** What all of one status ask for at these events, the earliest first. */
export async function findAskedAt(
  pool: pg.Pool,
  event_ids: readonly string[],
  status: QueueStatus,
): Promise<WaitingWork[]> {
  const { rows } = await pool.query<WaitingWork>({
    name: 'applications-asked-at',
    text: `${ASKED} where event_id = any ($1::uuid[]) and status = $2 order by created_at, id`,
    values: [event_ids, status],
  });
  return rows;
}
