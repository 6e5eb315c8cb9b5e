import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { vi } from 'vitest';
import { expireInvitationsJob } from '../../features/assignment/invitation-clock.service.ts';
import { addTestJob } from '../program/job-effects.ts';
import type { TestApp } from '../test-app.ts';
import { addEvents, addPeople, addRoles, storm, type Pair, type Process } from './hiring-ground.ts';
import { ANSWERED_TOO_LATE, count, OVERFILLED, type Racing } from './hiring-races.ts';
import { setHiring } from './offer-course.ts';
import { PATIENCE } from '../program/patience.ts';

const workLeft = (app: TestApp) =>
  count(
    app,
    `job_items i join jobs j on j.id = i.job_id
     where i.status = 'pending' and j.kind in ('invitations.expire', 'offers.make')`,
  );

/** One turn of the clock at whichever process takes it, and the offers that it brings. */
async function turn(app: TestApp): ReturnType<Process['call']> {
  await addTestJob(app.pool, {
    kind: expireInvitationsJob,
    params: {},
    created_by: null,
    items: [{ record_id: 'turn', label_en: '', label_ar: '' }],
  });
  await vi.waitFor(async () => {
    if ((await workLeft(app)) > 0) throw new Error('The clock is still at work.');
  }, PATIENCE);
  return {
    statusCode: 200,
    json: () => {
      throw new Error('A turn says nothing.');
    },
  };
}

type Offer = { readonly id: string; readonly person: string };

/** Each place is offered to the first of two who wait for it. */
async function addOffers(app: TestApp, tries: number): Promise<{ offers: Offer[]; places: readonly string[] }> {
  const { pool } = app;
  await setHiring(app);
  const events = await addEvents(pool, tries, 0, 6);
  const people = await addPeople(pool, tries * 2);
  await addRoles(pool, people, events);
  const places = events.map(({ position_id }) => position_id);
  const asked = people.slice(0, tries);
  await pool.query(
    `insert into applications (event_id, type_id, usher_id, status, decided_at)
     select p.event_id, p.type_id, w.u, 'waitlisted', now()
     from unnest($1::uuid[], $2::uuid[]) w (p, u) join positions p on p.id = w.p`,
    [[...places, ...places], people],
  );
  await pool.query(
    `insert into place_openings (event_id, position_id, cause, state)
     select event_id, id, 'released', 'offered' from positions where id = any ($1)`,
    [places],
  );
  const { rows } = await pool.query<Offer>(
    `insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status, origin,
       opening_id, invited_at, expires_at, application_id)
     select p.event_id, p.shift_id, p.id, w.u, s.work_date, s.starts_at, s.ends_at, 'invited', 'offer', o.id, now(),
       now() + interval '1 day', a.id
     from unnest($1::uuid[], $2::uuid[]) w (p, u) join positions p on p.id = w.p join shifts s on s.id = p.shift_id
       join place_openings o on o.position_id = p.id join applications a on a.event_id = p.event_id and a.usher_id = w.u
     returning id, usher_id as person`,
    [places, asked],
  );
  return { offers: rows, places };
}

/** Whoever was offered a place accepts in the staff's app in the very moment of its expiry, while the clock ends it and asks the next. */
export const offerAtExpiry: Racing = async (app, processes, _owner, tries, order) => {
  const { offers, places } = await addOffers(app, tries);
  const sessions = await Promise.all(offers.map(({ person }) => app.signInStaff(person)));
  const pairs = offers.map(({ id }, n): Pair => [
    (at) =>
      at.call(answerInvitation, {
        token: sessions[n]?.token ?? '',
        params: { id },
        body: { version: 1, answer: 'accept' },
      }),
    async () => {
      if (order) {
        await order.reached;
        await app.pool.query('update assignments set expires_at = now() where id = $1', [id]);
      }
      return turn(app);
    },
  ]);
  // some are over before they are answered, some after, however slow the machine
  const before = (from: number, to: number) =>
    app.pool.query(
      `update assignments a set expires_at = clock_timestamp() + (n - 1) ^ 2 * interval '6 milliseconds'
       from unnest($1::uuid[]) with ordinality due (id, n) where a.id = due.id`,
      [offers.slice(from, to).map(({ id }) => id)],
    );
  const results = await storm(processes, pairs, order ?? { before });
  await turn(app);
  const ids = places.map((id) => `'${id}'`).join();
  const heldByOne = `positions p where p.id in (${ids}) and 1 <> (
    select count(*) from assignments a where a.position_id = p.id and a.status in ('invited', 'confirmed'))`;
  const twice = `assignments where status = 'invited' and opening_id in (
    select opening_id from assignments where status = 'confirmed')`;
  const broken = order
    ? await count(app, OVERFILLED)
    : (await count(app, heldByOne)) + (await count(app, twice)) + (await count(app, ANSWERED_TOO_LATE));
  return { results, broken };
};
