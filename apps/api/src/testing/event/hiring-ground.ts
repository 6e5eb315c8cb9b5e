import type pg from 'pg';
import { atHour, addRow, type Places } from '../sample/sample-rows.ts';
import { resultOf } from './hiring-course.ts';
import type { TestApp } from '../test-app.ts';

/** So many published events with one place each, by few statements. The hours are after a moment far ahead. */
export async function addEvents(pool: pg.Pool, count: number, from: number, to: number): Promise<Places[]> {
  const { id: type_id } = await addRow(pool, 'types');
  const { id: category_id } = await addRow(pool, 'categories');
  const times = [atHour(from), atHour(to)];
  const events = await pool.query<{ id: string }>(
    `insert into events (title_en, title_ar, city, starts_at, ends_at, time_zone, currency, category_id, status, published_at)
     select 'Fair', 'معرض', 'Riyadh', $1, $2, 'Asia/Riyadh', 'SAR', $3, 'published', now() from generate_series(1, $4)
     returning id`,
    [...times, category_id, count],
  );
  const shifts = await pool.query<{ id: string }>(
    `insert into shifts (event_id, work_date, starts_at, ends_at)
     select id, $1::timestamptz::date, $1, $2 from unnest($3::uuid[]) id returning id`,
    [...times, events.rows.map(({ id }) => id)],
  );
  const { rows } = await pool.query<Places>(
    `insert into positions (event_id, shift_id, type_id, headcount, rate_minor)
     select event_id, id, $1, 1, 4000 from shifts where id = any ($2)
     returning event_id, shift_id, type_id, id as position_id`,
    [type_id, shifts.rows.map(({ id }) => id)],
  );
  return rows;
}

let phones = 0;

/** Approved, each with a phone of their own; as leaders too where that is wanted. */
export async function addPeople(pool: pg.Pool, count: number, hats: 'usher' | 'both' = 'usher'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into ushers (name_en, name_ar, phone, birth_date, city, photo, status)
     select 'Hala Mansour', 'هالة منصور', '+9627' || lpad((n + $2)::text, 8, '0'), '1998-05-01', 'Riyadh', '/photos/hala.webp', 'approved'
     from generate_series(1, $1) n returning id`,
    [count, phones],
  );
  phones += count;
  const ids = rows.map(({ id }) => id);
  if (hats === 'both')
    await pool.query(
      `update persons set leader_status = 'approved', leader_code = nextval('leader_codes'), leader_since = now(),
         leader_status_changed_at = now() where id = any ($1)`,
      [ids],
    );
  return ids;
}

/** Everybody does every role of these places. */
export const addRoles = (pool: pg.Pool, people: readonly string[], places: readonly Places[]) =>
  pool.query(
    'insert into usher_roles (usher_id, type_id) select u, t from unnest($1::uuid[]) u, unnest($2::uuid[]) t',
    [people, [...new Set(places.map(({ type_id }) => type_id))]],
  );

/** For each place a plan that would give it to one of these; returns the runs. */
export async function addProposals(
  pool: pg.Pool,
  places: readonly Places[],
  people: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; event_id: string }>(
    `insert into fill_runs (event_id, status, may_move, figures, created_by)
     select e, 'proposed', false, '{}', (select id from admins limit 1) from unnest($1::uuid[]) e returning id, event_id`,
    [places.map(({ event_id }) => event_id)],
  );
  const runOf = new Map(rows.map(({ id, event_id }) => [event_id, id]));
  const ids = places.map(({ event_id }) => runOf.get(event_id) ?? '');
  await addRoles(pool, people, places);
  await pool.query(
    `insert into fill_rows (run_id, usher_id, position_id, tenths, contributions)
     select r, u, p, 800, '[]' from unnest($1::uuid[], $2::uuid[], $3::uuid[]) wanted (r, u, p)`,
    [ids, people, places.map(({ position_id }) => position_id)],
  );
  return ids;
}

/** One of the program, here or as a process of its own. */
export type Process = {
  readonly call: (...asked: Parameters<TestApp['call']>) => Parameters<typeof resultOf>[0];
};
export type Processes = readonly [Process, Process];
type Ask = (at: Process) => Parameters<typeof resultOf>[0];
/** Two who want what only one can have. */
export type Pair = readonly [Ask, Ask];

type Storm = {
  readonly before?: (from: number, to: number) => Promise<unknown>;
  /** told as soon as the second of a pair has its reply */
  readonly second?: () => void;
};

/** More than these at once would only wait for a connection. */
const AT_ONCE = 10;

/** Asks both of each pair at once, one at either process. How often which results came, in the order of the pair. */
export async function storm(
  [one, two]: Processes,
  pairs: readonly Pair[],
  { before, second }: Storm = {},
): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const now = pairs.slice(from, from + AT_ONCE);
    await before?.(from, from + now.length);
    const told = await Promise.all(
      now.map(async ([first, other], n) => {
        const [here, there] = n % 2 === 0 ? [one, two] : [two, one];
        const answered = resultOf(other(there)).then((result) => {
          second?.();
          return result;
        });
        return `${await resultOf(first(here))}, ${await answered}`;
      }),
    );
    for (const result of told) results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}
