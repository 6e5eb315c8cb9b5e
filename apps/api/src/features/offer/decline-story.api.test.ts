import { getEventPlaces } from '@proline/contract/assignment/assignment';
import { answerInvitation, listStaffInvitations } from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addShifts } from '../../testing/event/hiring-course.ts';
import { AT_SHIFT, setHiring } from '../../testing/event/offer-course.ts';
import { addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { offersJob } from './offer-clock.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
beforeAll(async () => {
  // a process that works at offers as the real one does, and is woken by whatever opens a place
  app = await startTestApp({ jobs: [offersJob] });
  await setHiring(app);
});
afterAll(() => app.close());

test('a decline in the staff’s app starts an offer, the desk shows it, and the next one takes the place', async () => {
  const { token } = await app.signIn('ops');
  const [here] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const { event_id, type_id } = here;
  const [invited, best, other] = [await app.signInStaff(), await app.signInStaff(), await app.signInStaff()];
  await app.pool.query(`update persons set city = 'Jeddah' where id = $1`, [other.id]);
  for (const { id: usher_id } of [other, best])
    await addRow(app.pool, 'applications', {
      event_id,
      type_id,
      usher_id,
      status: 'waitlisted',
      decided_at: new Date(),
    });
  const { id } = await assign(app.pool, here, invited.id, { ...AT_SHIFT, status: 'invited', invited_at: new Date() });

  const desk = async () => {
    const reply = await app.call(getEventPlaces, { token, params: { id: event_id } });
    const [position] = getEventPlaces.response.parse(reply.json()).data.positions;
    return position?.holders.map(({ usher, status, origin }) => [usher.id, status, origin]);
  };
  const answer = (staff: { token: string }, of: string, version: number, said: 'accept' | 'decline') =>
    app.call(answerInvitation, { token: staff.token, params: { id: of }, body: { version, answer: said } });
  const invitationsOf = async (staff: { token: string }) =>
    listStaffInvitations.response.parse((await app.call(listStaffInvitations, { token: staff.token })).json()).data;

  expect(await desk()).toEqual([[invited.id, 'invited', 'hand']]);
  expect((await answer(invited, id, 1, 'decline')).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await desk()).toEqual([[best.id, 'invited', 'offer']]), PATIENCE);

  const [offer] = await invitationsOf(best);
  expect(Date.parse(offer?.expires_at ?? '')).toBeGreaterThan(Date.now());
  expect((await answer(best, offer?.id ?? '', offer?.version ?? 0, 'accept')).statusCode).toBe(200);
  expect(await desk()).toEqual([[best.id, 'confirmed', 'offer']]);
  expect(await invitationsOf(other)).toEqual([]);
});
