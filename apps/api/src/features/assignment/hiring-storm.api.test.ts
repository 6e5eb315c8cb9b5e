import { confirmAssignment } from '@proline/contract/assignment/assignment';
import { saveFill } from '@proline/contract/auto-fill/auto-fill';
import { decideApplication } from '@proline/contract/event-application/event-application';
import { moveEvent } from '@proline/contract/event-move/event-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addReadyDraft } from '../../testing/event/event-course.ts';
import { give } from '../../testing/event/hiring-course.ts';
import {
  addEvents,
  addPeople,
  addProposals,
  storm,
  type Pair,
  type Processes,
} from '../../testing/event/hiring-ground.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireDue } from './assignment-change.queries.ts';

// Two want what only one can have, over and over, at two processes on one database. Each race is also run by a program without
// guards, which must break the promise: else the race would show nothing.

let app: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const TIMEOUT_MS = 300_000;
const TRIES = runs(75);

type Race = { readonly results: Readonly<Record<string, number>>; readonly broken: number };
/** Of the program without guards: how the two of a pair meet, which otherwise is left to chance. */
type Order = {
  /** the first is in the middle of it */
  readonly reached: Promise<unknown>;
  /** the second has its reply */
  readonly second: () => void;
};
type Racing = (processes: Processes, owner: string, tries: number, order?: Order) => Promise<Race>;

const count = async ({ pool }: TestApp, text: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${text}`)).rows[0]?.n ?? 0;

const OVERFILLED = `positions p where headcount < (
  select count(*) from assignments a where a.position_id = p.id and not a.reserve and a.status in ('invited', 'confirmed'))`;

const lastPlace: Racing = async (processes, owner, tries) => {
  const { pool } = processes[0];
  const places = await addEvents(pool, tries, 0, 6);
  const people = await addPeople(pool, tries * 2);
  const pairs = places.map((place, n): Pair => [
    (at) => give(at, owner, place, people[2 * n] ?? ''),
    (at) => give(at, owner, place, people[2 * n + 1] ?? ''),
  ]);
  return { results: await storm(processes, pairs), broken: await count(processes[0], OVERFILLED) };
};

/** A plan that is saved, and somebody by hand. Saving succeeds; the row of a place that is gone is refused in it. */
const planOrHand: Racing = async (processes, owner, tries) => {
  const { pool } = processes[0];
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
  return { results: await storm(processes, pairs), broken: await count(processes[0], OVERFILLED) };
};

const TWICE_AT_WORK = `assignments a join assignments b on a.usher_id = b.usher_id and a.id < b.id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
  where a.status = 'confirmed' and b.status = 'confirmed'`;

const twoEvents: Racing = async (processes, owner, tries) => {
  const { pool } = processes[0];
  const [early, late] = [await addEvents(pool, tries, 0, 6), await addEvents(pool, tries, 3, 9)];
  const pairs = (await addPeople(pool, tries)).flatMap((id, n): Pair[] => {
    const [one, two] = [early[n], late[n]];
    return one && two ? [[(at) => give(at, owner, one, id), (at) => give(at, owner, two, id)]] : [];
  });
  return { results: await storm(processes, pairs), broken: await count(processes[0], TWICE_AT_WORK) };
};

const AT_CANCELED = `events e where e.status = 'canceled' and (
  exists (select from assignments a where a.event_id = e.id and a.status in ('invited', 'confirmed'))
  or exists (select from applications a where a.event_id = e.id and a.status in ('pending', 'waitlisted')))`;

const acceptOrCancel: Racing = async (processes, owner, tries, order) => {
  const { pool } = processes[0];
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
  return { results: await storm(processes, pairs, order), broken: await count(processes[0], AT_CANCELED) };
};

const ANSWERED_TOO_LATE = `assignments where status = 'confirmed' and answered_at >= expires_at`;

/** Somebody accepts in the very moment of the expiry, while somebody else is given the place that may be free by then. */
const atExpiry: Racing = async (processes, owner, tries, order) => {
  const [{ pool }, { appPool }] = processes;
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
  // each a little later than the one before, the first at once
  const before = (from: number, to: number) =>
    pool.query(
      `update assignments a set expires_at = clock_timestamp() + (n - 1) * interval '4 milliseconds'
       from unnest($1::uuid[]) with ordinality due (id, n) where a.id = due.id`,
      [rows.slice(from, to).map(({ id }) => id)],
    );
  return {
    results: await storm(processes, pairs, order ?? { before }),
    broken: (await count(processes[0], OVERFILLED)) + (await count(processes[0], ANSWERED_TOO_LATE)),
  };
};

const LEADS_AND_WORKS = `bookings a join bookings b on a.person_id = b.person_id and a.event_id < b.event_id
  and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`;

/** Hours at which the plan of the drafts has its first shift. */
const PLANNED = [10_176, 10_182] as const;

/** Publishing books the leaders of the plan. */
const leadOrWork: Racing = async (processes, owner, tries) => {
  const [here] = processes;
  const places = await addEvents(here.pool, tries, ...PLANNED);
  const people = await addPeople(here.pool, tries, 'both');
  const pairs: Pair[] = [];
  for (const [n, place] of places.entries()) {
    const leader_id = people[n] ?? '';
    const { event_id } = await addReadyDraft(here, owner, (plan) => ({
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
  return { results: await storm(processes, pairs), broken: await count(here, LEADS_AND_WORKS) };
};

/** Waits in the middle of the first until the second has its reply. */
const untilSecond = (statement: string) => {
  const [reached, answered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  return {
    order: { reached: reached.promise, second: () => answered.resolve(null) },
    hold: (text: string) => {
      if (!text.includes(statement)) return null;
      reached.resolve(null);
      return answered.promise;
    },
  };
};

const DROP_OVERLAPS = `alter table assignments drop constraint assignments_never_overlap;
  alter table bookings drop constraint bookings_never_overlap`;
const DROP_OVERFILLED = 'alter table positions drop constraint positions_never_overfilled';

test.each([
  {
    name: 'the last place is wanted by two admins',
    race: lastPlace,
    tries: TRIES,
    allowed: ['done, place_taken', 'place_taken, done'],
    without: DROP_OVERFILLED,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'the last place is wanted by a plan and by hand',
    race: planOrHand,
    tries: TRIES,
    // the row that came too late is told in the reply of the plan
    allowed: ['done, place_taken', 'done, done'],
    without: DROP_OVERFILLED,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'one usher is wanted at two events at once',
    race: twoEvents,
    tries: TRIES,
    allowed: ['done, already_booked', 'already_booked, done'],
    without: DROP_OVERLAPS,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'accepting meets canceling',
    race: acceptOrCancel,
    tries: TRIES,
    allowed: ['done, done', 'event_not_open, done', 'conflict, done'],
    without: `drop trigger assignments_event_open on assignments; drop trigger assignments_event_still_open on assignments`,
    meeting: () => untilSecond('insert into assignments'),
  },
  {
    name: 'an invitation is accepted at its very expiry',
    race: atExpiry,
    tries: TRIES,
    allowed: [
      'done, place_taken',
      ...['invitation_expired', 'assignment_ended', 'conflict'].flatMap((code) => [
        `${code}, done`,
        `${code}, place_taken`,
      ]),
    ],
    without: DROP_OVERFILLED,
    meeting: () => untilSecond("set status = 'confirmed'"),
  },
  {
    name: 'somebody is to lead one event and to work at another',
    race: leadOrWork,
    tries: runs(25),
    allowed: ['done, already_booked', 'leader_busy, done'],
    without: DROP_OVERLAPS,
    meeting: () => ({ hold: untilTwo('insert into assignments', 'insert into event_leads') }),
  },
])(
  '$name: never both',
  async ({ race, tries, allowed, without, meeting }) => {
    const { results, broken } = await race([app, other], token, tries);
    expect(broken).toBe(0);
    expect(Object.keys(results).filter((result) => !allowed.includes(result))).toEqual([]);
    expect(Object.values(results).reduce((sum, n) => sum + n, 0)).toBe(tries);

    const { hold, order }: { hold: ReturnType<typeof untilTwo>; order?: Order } = meeting();
    const unguarded = await startUnguarded({ without, hold });
    try {
      const { token: owner } = await unguarded.signIn('owner');
      expect((await race([unguarded, unguarded], owner, 1, order)).broken).toBe(1);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
