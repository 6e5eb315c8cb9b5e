import {
  QUEUE_ROWS_PER_PAGE,
  type ApplicationQueue,
  type QueueGroup,
  type QueueRow,
} from '@proline/contract/event-application/event-application';
import type { QueueStatus } from '@proline/domain/event-application/application-queue';
import type pg from 'pg';
import type { AskedWork } from '../hiring/application-fit.service.ts';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { noticeDays } from '../../platform/writing/notice-days.ts';

/** The person as the queue shows them; the rating is the kept one, in hundredths. */
export const APPLICANT = `json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar,
  'photo', u.photo, 'city', u.city, 'age', extract(year from age(current_date, u.birth_date))::integer,
  'reliability', w.reliability, 'rating', case when w.ratings > 0 then w.rating_order / 100.0 end,
  'ratings', coalesce(w.ratings, 0))`;

/** Places of shifts that are not over, neither confirmed nor held by an invitation. */
export const placesLeft = (where = ''): string => `(
  select coalesce(sum(p.headcount - p.confirmed - p.invited), 0)::integer
  from positions p join shifts s on s.id = p.shift_id where p.event_id = e.id and s.ends_at > now() ${where})`;

/** Which of the places count, as a condition. */
export const groupWith = (
  places = '',
): string => `json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar,
  'starts_at', ${momentSql('e.starts_at')}, 'ends_at', ${momentSql('e.ends_at')}, 'time_zone', e.time_zone,
  'application_deadline', ${momentSql('e.application_deadline')}, 'hiring_mode', e.hiring_mode,
  'places_left', ${placesLeft(places)}`;

type Counts = Partial<Record<QueueStatus, number>>;

/** Which applications are asked for: of one event or all, in one role or all, of all events or those that are soon. */
type Narrowing = {
  readonly event_id: string | undefined;
  readonly type_id: string | undefined;
  readonly soon: boolean;
};

/** Events whose applications need an answer today, by the definition of the dashboard. */
const ofSoon = ({ soon }: Pick<Narrowing, 'soon'>, column: string): string =>
  soon
    ? `and ${column} in (
        select id from events where status = 'published' and coalesce(starts_at, 'infinity') > now()
          and coalesce(starts_at, 'infinity') <= now() + ${noticeDays('applications_days')} * interval '24 hours')`
    : '';

/** Of all they are kept, so that no list counts them. */
export async function countQueue(pool: pg.Pool, narrowing: Narrowing): Promise<Counts> {
  const { event_id, type_id, soon } = narrowing;
  const { rows } = await pool.query<{ status: QueueStatus; n: number }>(
    event_id === undefined && type_id === undefined && !soon
      ? {
          name: 'count-queue',
          text: `select status, sum(n)::integer as n from status_counts where entity = 'applications' group by status`,
        }
      : {
          name: `count-queue ${event_id === undefined ? '' : 'of-event'} ${type_id === undefined ? '' : 'in-role'} ${soon ? 'soon' : ''}`,
          // each has an index of its own
          text: `select status, count(*)::integer as n from applications
            where ${event_id === undefined ? '$1::uuid is null' : 'event_id = $1'}
              and ${type_id === undefined ? '$2::uuid is null' : 'type_id = $2'} ${ofSoon(narrowing, 'event_id')} group by status`,
          values: [event_id ?? null, type_id ?? null],
        },
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** In which roles anybody of this status applies: the types are few, and each is looked up. */
export async function findRoles(pool: pg.Pool, status: QueueStatus, narrowing: Narrowing) {
  const { rows } = await pool.query<ApplicationQueue['meta']['roles'][number]>({
    name: `roles-of-queue ${narrowing.soon ? 'soon' : ''}`,
    text: `select id, name_en, name_ar from types t
      where exists (
        select from applications a where a.type_id = t.id and a.status = $1 and ($2::uuid is null or a.event_id = $2)
          ${ofSoon(narrowing, 'a.event_id')})
      order by position, id`,
    values: [status, narrowing.event_id ?? null],
  });
  return rows;
}

/** How many of those who wait have asked since then. */
export async function countFresh(pool: pg.Pool, since: string, narrowing: Narrowing): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: `fresh-applications ${narrowing.soon ? 'soon' : ''}`,
    text: `select count(*)::integer as n from applications
      where status = 'pending' and created_at > $1
        and ($2::uuid is null or event_id = $2) and ($3::uuid is null or type_id = $3) ${ofSoon(narrowing, 'event_id')}`,
    values: [since, narrowing.event_id ?? null, narrowing.type_id ?? null],
  });
  return rows[0]?.n ?? 0;
}

export type Wanted = Narrowing & { readonly status: QueueStatus; readonly page: number };
/** What is read of an application; how well it fits is judged afterwards. */
export type FoundRow = Omit<QueueRow, 'fit'>;
type Page = { readonly rows: FoundRow[]; readonly groups: QueueGroup[] };

/** What waits is ordered by what is soonest, what is decided by what was last. */
export const ahead = (status: QueueStatus): boolean => status === 'pending' || status === 'waitlisted';

/** A role is a part of the text only where one is asked for: otherwise an index alone answers. */
const inRole = ({ type_id }: Wanted, column: string): string => (type_id === undefined ? '' : `and ${column} = $5`);

/** All events of which some wait: few, beside those of years. */
const waiting = (wanted: Wanted): string => `
  select event_id, count(*)::integer as n from applications
  where status = $1 and ($2::uuid is null or event_id = $2) ${inRole(wanted, 'type_id')}
    ${ofSoon(wanted, 'event_id')} group by event_id`;
/** The last events, as many as can be on the page or before it; those before them are not counted. */
const decided = (wanted: Wanted): string => `
  select event_id, n from (
    select id as event_id, (
      select count(*)::integer from applications a
      where a.event_id = events.id and a.status = $1 ${inRole(wanted, 'a.type_id')}) as n
    from events where ($2::uuid is null or id = $2) ${ofSoon(wanted, 'id')}
    order by coalesce(starts_at, 'infinity') desc, id desc
  ) each where n > 0 limit $3::integer + $4`;

/** Events are counted before rows are read: which of them are on the page follows from the counts, so that no row of another event is touched. */
const ordered = (wanted: Wanted): string => `
  with counted as (${ahead(wanted.status) ? waiting(wanted) : decided(wanted)}),
  ordered as (
    select c.event_id, c.n, (sum(c.n) over by_start - c.n)::integer as before, row_number() over by_start as place
    from counted c join events e on e.id = c.event_id
    window by_start as (order by ${fullLast(wanted)} coalesce(e.starts_at, 'infinity') ${wayOf(wanted)}, e.id ${wayOf(wanted)})
  )`;
/** Where nothing is left nobody can be accepted: whoever waits there waits longest. */
const fullLast = (wanted: Wanted): string =>
  ahead(wanted.status) ? `${placesLeft(inRole(wanted, 'p.type_id'))} = 0,` : '';
const wayOf = ({ status }: Wanted): string => (ahead(status) ? '' : 'desc');
const ON_PAGE = 'o.before < $3::integer + $4 and o.before + o.n > $3';
const onPage = ({ status, event_id, type_id, page }: Wanted): readonly unknown[] => [
  ...[status, event_id ?? null, (page - 1) * QUEUE_ROWS_PER_PAGE, QUEUE_ROWS_PER_PAGE],
  ...(type_id === undefined ? [] : [type_id]),
];
/** Its text differs by these. */
const nameOf = (wanted: Wanted): string =>
  `${ahead(wanted.status) ? 'ahead' : 'decided'}${wanted.type_id === undefined ? '' : ' in-role'}${wanted.soon ? ' soon' : ''}`;

const ROW = `json_build_object('id', a.id, 'event_id', a.event_id, 'usher', ${APPLICANT},
  'role', json_build_object('name_en', t.name_en, 'name_ar', t.name_ar), 'status', a.status,
  'created_at', ${momentSql('a.created_at')}, 'version', a.version)`;
const ROW_TABLES = `join persons u on u.id = a.usher_id join types t on t.id = a.type_id
  left join usher_work w on w.person_id = u.id`;

/** Events first, then their applications, the oldest first. */
export async function readQueue(pool: pg.Pool, wanted: Wanted): Promise<Page> {
  const { rows } = await pool.query<{ group: QueueGroup; rows: FoundRow[] }>({
    name: `application-queue ${nameOf(wanted)}`,
    text: `${ordered(wanted)}
      select ${groupWith(inRole(wanted, 'p.type_id'))}, 'applications', o.n) as group,
        (
          select json_agg(${ROW} order by a.created_at, a.id)
          from (
            select * from applications
            where event_id = o.event_id and status = $1 ${inRole(wanted, 'type_id')} order by created_at, id
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
    name: `application-queue-groups ${nameOf(wanted)}`,
    text: `${ordered(wanted)}
      select ${groupWith(inRole(wanted, 'p.type_id'))}, 'applications', o.n) as group, greatest(0, $3 - o.before) as skip,
        least(o.n, $3 + $4 - o.before) - greatest(0, $3 - o.before) as take
      from ordered o join events e on e.id = o.event_id
      where ${ON_PAGE}
      order by o.place`,
    values: [...onPage(wanted)],
    types: REPLY_TYPES,
  });
  return rows;
}

/** Every event at which somebody waits, in the order of the queue. */
export async function findWaitingGroups(pool: pg.Pool): Promise<QueueGroup[]> {
  const wanted = { status: 'pending', event_id: undefined, type_id: undefined, soon: false, page: 1 } as const;
  const { rows } = await pool.query<{ group: QueueGroup }>({
    name: 'waiting-groups',
    text: `${ordered(wanted)}
      select ${groupWith()}, 'applications', o.n) as group
      from ordered o join events e on e.id = o.event_id order by o.place`,
    values: [wanted.status, null],
    types: REPLY_TYPES,
  });
  return rows.map(({ group }) => group);
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
  { status, type_id }: Pick<Wanted, 'status' | 'type_id'>,
): Promise<WaitingWork[]> {
  const { rows } = await pool.query<WaitingWork>({
    name: 'applications-asked-at',
    text: `${ASKED} where event_id = any ($1::uuid[]) and status = $2 and ($3::uuid is null or type_id = $3)
      order by created_at, id`,
    values: [event_ids, status, type_id ?? null],
  });
  return rows;
}
