import { confirmAssignment } from '@proline/contract/assignment/assignment';
import { saveFill } from '@proline/contract/auto-fill/auto-fill';
import { decideApplication } from '@proline/contract/event-application/event-application';
import { moveEvent } from '@proline/contract/event-move/event-move';
import { expireDue } from '../../features/assignment/assignment-change.queries.ts';
import { createDatabase } from '../../platform/postgres/database.ts';
import type { TestApp } from '../test-app.ts';
import { addReadyDraft } from './event-course.ts';
import { give } from './hiring-course.ts';
import { addEvents, addPeople, addProposals, storm, type Pair, type Processes } from './hiring-ground.ts';

// Two want what only one can have.

type Race = { readonly results: Readonly<Record<string, number>>; readonly broken: number };
/** Of the program without guards: how the two of a pair meet, which otherwise is left to chance. */
export type Order = {
  /** the first is in the middle of it */
  readonly reached: Promise<unknown>;
  /** the second has its reply */
  readonly second: () => void;
};
export type Racing = (app: TestApp, processes: Processes, owner: string, tries: number, order?: Order) => Promise<Race>;

export const count = async ({ pool }: TestApp, text: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${text}`)).rows[0]?.n ?? 0;

export const OVERFILLED = `positions p where headcount < (
  select count(*) from assignments a where a.position_id = p.id and not a.reserve and a.status in ('invited', 'confirmed'))`;

export const lastPlace: Racing = async (app, processes, owner, tries) => {
  const { pool } = app;
  const places = await addEvents(pool, tries, 0, 6);
  const people = await addPeople(pool, tries * 2);
  const pairs = places.map((place, n): Pair => [
    (at) => give(at, owner, place, people[2 * n] ?? ''),
    (at) => give(at, owner, place, people[2 * n + 1] ?? ''),
  ]);
  return { results: await storm(processes, pairs), broken: await count(app, OVERFILLED) };
};

/** A plan that is saved, and somebody by hand. Saving succeeds; the row of a place that is gone is refused in it. */
export const planOrHand: Racing = async (app, processes, owner, tries) => {
  const { pool } = app;
  const places = await addEvents(pool, tries, 0, 6);
  const people = await addPeople(pool, tries * 2);
  const ids = await addProposals(pool, places, people.slice(0, tries));
  const pairs = places.map((place, n): Pair => [
    (at) =>
      at.call(saveFill, {
        token: owner,
        params: { id: ids[n] ?? '' },
        body: { left_out: [], invite_until: null },
      }),
    (at) => give(at, owner, place, people[tries + n] ?? ''),
  ]);
  return { results: await storm(processes, pairs), broken: await count(app, OVERFILLED) };
};

const TWICE_AT_WORK = `assignments a join assignments b on a.usher_id = b.usher_id and a.id < b.id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
  where a.status = 'confirmed' and b.status = 'confirmed'`;

export const twoEvents: Racing = async (app, processes, owner, tries) => {
  const { pool } = app;
  const [early, late] = [await addEvents(pool, tries, 0, 6), await addEvents(pool, tries, 3, 9)];
  const pairs = (await addPeople(pool, tries)).flatMap((id, n): Pair[] => {
    const [one, two] = [early[n], late[n]];
    return one && two ? [[(at) => give(at, owner, one, id), (at) => give(at, owner, two, id)]] : [];
  });
  return { results: await storm(processes, pairs), broken: await count(app, TWICE_AT_WORK) };
};

const AT_CANCELED = `events e where e.status = 'canceled' and (
  exists (select from assignments a where a.event_id = e.id and a.status in ('invited', 'confirmed'))
  or exists (select from applications a where a.event_id = e.id and a.status in ('pending', 'waitlisted')))`;

export const acceptOrCancel: Racing = async (app, processes, owner, tries, order) => {
  const { pool } = app;
  const events = await addEvents(pool, tries, 0, 6);
  const { rows } = await pool.query<{ id: string; event_id: string }>(
    `insert into applications (event_id, type_id, usher_id)
     select e, $2::uuid, u from unnest($1::uuid[], $3::uuid[]) asked (e, u) returning id, event_id`,
    [events.map(({ event_id }) => event_id), events[0]?.type_id, await addPeople(pool, tries)],
  );
  const pairs = rows.map(({ id, event_id }): Pair => [
    (at) => at.call(decideApplication, { token: owner, params: { id }, body: { to: 'accepted', version: 1 } }),
    async (at) => {
      await order?.reached;
      return at.call(moveEvent, {
        token: owner,
        params: { id: event_id },
        body: { to: 'canceled', version: 1, reason: 'Storm warning' },
      });
    },
  ]);
  return { results: await storm(processes, pairs, order), broken: await count(app, AT_CANCELED) };
};

export const ANSWERED_TOO_LATE = `assignments where status = 'confirmed' and answered_at >= expires_at`;

/** Somebody accepts in the very moment of the expiry, while somebody else is given the place that may be free by then. */
export const atExpiry: Racing = async (app, processes, owner, tries, order) => {
  const { pool, appPool } = app;
  const places = await addEvents(pool, tries, 0, 6);
  const people = await addPeople(pool, tries * 2);
  const { rows } = await pool.query<{ id: string; position_id: string }>(
    `insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status, invited_at, expires_at)
     select p.event_id, p.shift_id, p.id, asked.u, s.work_date, s.starts_at, s.ends_at, 'invited', now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::uuid[]) asked (p, u) join positions p on p.id = asked.p join shifts s on s.id = p.shift_id
     returning id, position_id`,
    [places.map(({ position_id }) => position_id), people.slice(0, tries)],
  );
  const clock = createDatabase(appPool);
  const expire = () => clock.transaction().execute((tx) => expireDue(tx, 1_000));
  const pairs = rows.flatMap(({ id, position_id }, n): Pair[] => {
    const place = places.find((one) => one.position_id === position_id);
    if (!place) return [];
    return [
      [
        (at) => at.call(confirmAssignment, { token: owner, params: { id }, body: { version: 1 } }),
        async (at) => {
          if (order) {
            await order.reached;
            await pool.query('update assignments set expires_at = now() where id = $1', [id]);
          }
          await expire();
          return give(at, owner, place, people[tries + n] ?? '');
        },
      ],
    ];
  });
  // each later than the one before, the first at once: a slow machine meets one of the last
  const before = (from: number, to: number) =>
    pool.query(
      `update assignments a set expires_at = clock_timestamp() + (n - 1) ^ 2 * interval '4 milliseconds'
       from unnest($1::uuid[]) with ordinality due (id, n) where a.id = due.id`,
      [rows.slice(from, to).map(({ id }) => id)],
    );
  return {
    results: await storm(processes, pairs, order ?? { before }),
    broken: (await count(app, OVERFILLED)) + (await count(app, ANSWERED_TOO_LATE)),
  };
};

const LEADS_AND_WORKS = `bookings a join bookings b on a.person_id = b.person_id and a.event_id < b.event_id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`;

/** Hours at which the plan of the drafts has its first shift. */
const PLANNED = [10_176, 10_182] as const;

/** Publishing books the leaders of the plan. */
export const leadOrWork: Racing = async (app, processes, owner, tries) => {
  const places = await addEvents(app.pool, tries, ...PLANNED);
  const people = await addPeople(app.pool, tries, 'both');
  const pairs: Pair[] = [];
  for (const [n, place] of places.entries()) {
    const leader_id = people[n] ?? '';
    const { event_id } = await addReadyDraft(app, owner, (plan) => ({
      ...plan,
      stepThreeTeam: {
        invited: [],
        excluded: [],
        leaders: [{ leader_id, scope: 'event', of: null, pay_minor: null }],
      },
    }));
    pairs.push([
      (at) => at.call(moveEvent, { token: owner, params: { id: event_id }, body: { to: 'published', version: 1 } }),
      (at) => give(at, owner, place, leader_id),
    ]);
  }
  return { results: await storm(processes, pairs), broken: await count(app, LEADS_AND_WORKS) };
};
