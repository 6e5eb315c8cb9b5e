import { bulkWaitlistCounted } from '@proline/contract/waitlist/waitlist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addDoing, addShifts, apply, resultOf } from '../../testing/event/hiring-course.ts';
import { setHiring } from '../../testing/event/offer-course.ts';
import { codesOf, resultsOfJob, startedBulk } from '../../testing/program/bulk-results.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitlistJobs } from './waitlist-bulk.service.ts';

let app: TestApp;
let ops: string;
let here: Places;
beforeAll(async () => {
  app = await startTestApp({ jobs: waitlistJobs });
  ops = (await app.signIn('ops')).token;
  await setHiring(app);
  [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
});
afterAll(() => app.close());

const put = (ids: readonly string[], { event_id, type_id }: Pick<Places, 'event_id' | 'type_id'> = here, token = ops) =>
  app.call(bulkWaitlistCounted, { token, body: { selection: { ids: [...ids] }, event_id, type_id } });

test('a shortlist stands on the waitlist; each who was left out says why, and a second time changes nothing', async () => {
  const [good, other] = [await addDoing(app, here), await addDoing(app, here)];
  const unasked = await addApproved(app);
  const blocked = (await addRow(app.pool, 'ushers', { status: 'blocked', status_reason: 'Left early' })).id;
  const { usher_id: asked } = await apply(app, here, {});
  const body = {
    selection: { ids: [good, other, unasked, blocked, asked] },
    event_id: here.event_id,
    type_id: here.type_id,
  };
  const listed = async () =>
    codesOf(await resultsOfJob(app, ops, await startedBulk(app, ops, bulkWaitlistCounted, body)));
  const left = { [unasked]: 'not_this_role', [blocked]: 'usher_blocked', [asked]: 'has_applied' };
  expect(await listed()).toEqual({ [good]: 'done', [other]: 'done', ...left });
  expect(await listed()).toEqual({ [good]: 'waits_already', [other]: 'waits_already', ...left });
  const { rows } = await app.pool.query(
    `select usher_id, shift_ids, version from applications where event_id = $1 and by_hand order by usher_id`,
    [here.event_id],
  );
  expect(rows).toEqual([good, other].toSorted().map((usher_id) => ({ usher_id, shift_ids: [], version: 1 })));
});

test('an event that wants nobody in this role, or takes nobody any more, has no shortlist', async () => {
  const one = await addApproved(app);
  const elsewhere = (await addRow(app.pool, 'types')).id;
  expect(await resultOf(put([one], { ...here, type_id: elsewhere }))).toBe('role_not_here');
  const [over] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  await app.pool.query(`update events set status = 'draft' where id = $1`, [over.event_id]);
  expect(await resultOf(put([one], over))).toBe('event_closed');
  const recruiter = await app.signIn('recruiter');
  expect((await put([one], here, recruiter.token)).statusCode).toBe(403);
});
