import { releaseAssignment } from '@proline/contract/assignment/assignment';
import { DEFAULT_HIRING, type HiringSettings } from '@proline/domain/hiring/hiring-settings';
import { offersJob } from '../../features/offer/offer-clock.service.ts';
import { runClockTwice } from '../program/clock-turns.ts';
import { assign, atHour, type Places } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';
import { addApproved, addShifts, apply } from './hiring-course.ts';

/** Offers may be made at any hour, unless said otherwise: tests run at night, too. */
export async function setHiring({ pool }: TestApp, change: Partial<HiringSettings> = {}): Promise<void> {
  const value = { ...DEFAULT_HIRING, quiet_from: 0, quiet_until: 0, ...change };
  await pool.query(
    `insert into settings (key, value) values ('hiring', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
}

const SHIFT = { from: 0, to: 6 };
export const AT_SHIFT = { starts_at: atHour(0), ends_at: atHour(6) };

/** An event with one place, and who has it. */
export async function addFull(app: TestApp, headcount = 1): Promise<{ here: Places; held: string[] }> {
  const [here] = (await addShifts(app, [{ ...SHIFT, headcount }])) as [Places];
  const held = [];
  for (let n = 0; n < headcount; n += 1) held.push((await assign(app.pool, here, await addApproved(app), AT_SHIFT)).id);
  return { here, held };
}

/** On the waitlist since so many minutes. */
export const wait = (app: TestApp, here: Places, minutes: number, shift_ids: string[] = []) => {
  const created_at = new Date(Date.now() - minutes * 60_000);
  return apply(app, here, { status: 'waitlisted', created_at, decided_at: created_at, shift_ids });
};

export const release = (app: TestApp, token: string, id: string) =>
  app.call(releaseAssignment, { token, params: { id }, body: { version: 1, reason: 'Called in sick' } });

export const runOffers = (app: TestApp): Promise<void> => runClockTwice(app, offersJob, {});

/** As the person answers, or does not: how it ends. */
export const answer = ({ pool }: TestApp, id: string, status: 'declined' | 'expired') =>
  pool.query(
    `update assignments set status = $2, answered_at = case when $2 = 'declined' then now() end, version = version + 1
     where id = $1`,
    [id, status],
  );

export type Offered = { id: string; usher_id: string; status: string; origin: string; reserve: boolean };

/** Everybody who was asked at the event by an offer, the first one first. */
export async function offersAt({ pool }: TestApp, { event_id }: Places): Promise<Offered[]> {
  const { rows } = await pool.query<Offered>(
    `select id, usher_id, status, origin, reserve from assignments where event_id = $1 and origin = 'offer' order by created_at, id`,
    [event_id],
  );
  return rows;
}

export async function openingsAt({ pool }: TestApp, { event_id }: Places) {
  const { rows } = await pool.query<{ state: string; cause: string; outcome: string | null }>(
    'select state, cause, outcome from place_openings where event_id = $1 order by opened_at, id',
    [event_id],
  );
  return rows;
}
