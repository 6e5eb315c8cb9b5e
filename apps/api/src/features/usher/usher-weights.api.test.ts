import { changeSettings, getSettings } from '@proline/contract/settings/settings';
import { reliabilityOf } from '@proline/domain/figures/reliability';
import { DEFAULT_RELIABILITY, reliabilityWeightsOf } from '@proline/domain/figures/reliability-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAttended, addWork } from '../../testing/people/worked-shift.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const LATE = { attended: 3, no_shows: 0, late_cancels: 0, on_time: 0, reconfirmed: 0, reconfirm_asked: 0 };
const PUNCTUAL = { ...DEFAULT_RELIABILITY, weight_attendance: 0, weight_punctuality: 70 };

const isWaitedFor = async (pid: number): Promise<void> => {
  const { rows } = await app.pool.query('select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid]);
  if (rows.length === 0) await isWaitedFor(pid);
};

test('a figure that is written by the old weights while they change is counted anew, too', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const writer = await app.pool.connect();
  await writer.query('begin');
  await writer.query('update usher_work set attended = 3 where person_id = $1', [id]);
  const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
  const saving = app.call(changeSettings.reliability, { token, body: { version: 0, value: PUNCTUAL } });
  await isWaitedFor(rows[0]?.pid ?? 0);
  await writer.query('commit');
  writer.release();
  expect((await saving).statusCode).toBe(200);
  const kept = await app.pool.query('select reliability from usher_work where person_id = $1', [id]);
  const expected = Math.round(reliabilityOf(LATE, reliabilityWeightsOf(PUNCTUAL)) ?? 0);
  expect(expected).not.toBe(Math.round(reliabilityOf(LATE) ?? 0));
  expect(kept.rows).toEqual([{ reliability: expected }]);
});

test('so is whoever is counted as late by the old grace while it changes', async () => {
  const { id: person } = await addRow(app.pool, 'ushers');
  const place = await addWork(app.pool, person, 5);
  await addAttended(app.pool, place, person, 15);
  const all = getSettings.response.parse((await app.call(getSettings, { token })).json()).data;
  const writer = await app.pool.connect();
  await writer.query('begin');
  // counted by the old number, and not committed before the new one is being saved
  await writer.query('update attendance set late_minutes = 12 where assignment_id = $1', [place.id]);
  const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
  const value = { ...PUNCTUAL, grace_minutes: 12 };
  const saving = app.call(changeSettings.reliability, { token, body: { version: all.reliability.version, value } });
  await isWaitedFor(rows[0]?.pid ?? 0);
  await writer.query('commit');
  writer.release();
  expect((await saving).statusCode).toBe(200);
  const { rows: kept } = await app.pool.query(
    `select f.on_time, w.on_time as of_person from assignment_figures f join usher_work w on w.person_id = f.usher_id
     where f.assignment_id = $1`,
    [place.id],
  );
  expect(kept).toEqual([{ on_time: 1, of_person: 1 }]);
});

test('weights of more than the whole are refused, and so are bands that cross', async () => {
  for (const [value, field] of [
    [{ ...DEFAULT_RELIABILITY, weight_kept: 16 }, 'weight_reconfirmed'],
    [{ ...DEFAULT_RELIABILITY, fair_from: 85 }, 'fair_from'],
  ] as const) {
    const reply = await app.call(changeSettings.reliability, { token, body: { version: 2, value } });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([expect.stringContaining(field)]);
  }
});
