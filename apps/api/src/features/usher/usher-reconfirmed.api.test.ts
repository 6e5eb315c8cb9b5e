import { getUsherKpis } from '@proline/contract/usher-page/usher-page';
import { usherList } from '@proline/contract/usher/usher';
import { reliabilityOf } from '@proline/domain/figures/reliability';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

/** On a day of its own. */
async function place(usher_id: string, day: number) {
  const shift = { starts_at: atHour(day * 24), ends_at: atHour(day * 24 + 8) };
  return assign(app.pool, await addPlaces(app.pool, { shift }), usher_id, shift);
}

const attend = ({ id, event_id, usher_id }: Awaited<ReturnType<typeof place>>) =>
  addRow(app.pool, 'attendance', {
    ...{ assignment_id: id, event_id, usher_id, outcome: 'attended', late_minutes: 0 },
    ...{ checked_in_at: new Date(), method: 'manual' },
  });

test('who is asked to reconfirm counts with the answer, with being released for none, and with coming without one', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  for (const day of [300, 301, 302]) await attend(await place(id, day));
  const known = { attended: 3, no_shows: 0, late_cancels: 0, on_time: 3, reconfirmed: 0, reconfirm_asked: 0 };
  const isShown = async () => {
    const { rows } = await app.pool.query('select reconfirmed, reconfirm_asked from usher_work where person_id = $1', [
      id,
    ]);
    const { reconfirmed, reconfirm_asked } = known;
    expect(rows).toEqual([{ reconfirmed, reconfirm_asked }]);
    const listed = await app.call(usherList.rows, { token, query: {} });
    const { data } = usherList.rows.response.parse(listed.json());
    const expected = reliabilityOf(known) ?? 0;
    expect(data.map(({ reliability }) => reliability)).toEqual([Math.round(expected)]);
    const kpis = getUsherKpis.response.parse((await app.call(getUsherKpis, { token, params: { id } })).json()).data;
    const part = kpis.parts.find(({ key }) => key === 'reconfirmed');
    expect(part).toMatchObject({ part: reconfirmed, sample: reconfirm_asked });
    expect(kpis.trend.at(-1)?.reliability).toBeCloseTo(expected, 6);
  };
  const said = (set: string, { id: assignment_id }: { id: string }) =>
    app.pool.query(`update assignments set ${set} where id = $1`, [assignment_id]);
  const ask = async (day: number) => {
    const asked = await place(id, day);
    await said('reconfirm_asked_at = now()', asked);
    return asked;
  };

  const answered = await ask(310);
  await isShown();
  await said('reconfirmed_at = now()', answered);
  Object.assign(known, { reconfirmed: 1, reconfirm_asked: 1 });
  await isShown();

  const silent = await ask(311);
  await said(`status = 'released', release_reason = 'not_reconfirmed'`, silent);
  known.reconfirm_asked += 1;
  await isShown();

  await attend(await ask(312));
  Object.assign(known, { attended: 4, on_time: 4, reconfirm_asked: 3 });
  await isShown();

  // the hours changed once more, and the answer is open again
  await said('reconfirmed_at = null', answered);
  Object.assign(known, { reconfirmed: 0, reconfirm_asked: 2 });
  await isShown();
  const kept = await app.pool.query('select * from usher_work where person_id = $1', [id]);
  await app.pool.query('select recount_usher_work(null)');
  expect((await app.pool.query('select * from usher_work where person_id = $1', [id])).rows).toEqual(kept.rows);
});
