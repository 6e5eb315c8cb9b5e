import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askEdit, wanting, type Edit } from '../../testing/event/change-course.ts';
import { addPublished, type Course } from '../../testing/event/event-course.ts';
import { resultOf } from '../../testing/event/hiring-course.ts';
import { offersAt, openingsAt, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
beforeEach(() => setHiring(app));
afterAll(() => app.close());

const at = ({ event_id, type_id }: Course): Places => ({ event_id, type_id, shift_id: '', position_id: '' });

const edit = async ({ event_id }: Course, change: Edit) =>
  expect(await resultOf(askEdit(app, token, event_id, change))).toBe('done');

const added = (outcomes: readonly (string | null)[]) =>
  outcomes.map((outcome) => ({ cause: 'added', outcome, state: outcome === null ? 'offered' : 'ended' }));

/** A third shift, in the late night, with as many in the same role. */
const withLateShift =
  (headcount: number): Edit =>
  (plan) => {
    const [need] = plan.stepThree.needs;
    if (!need) throw new Error('The sample plan wants somebody.');
    const late = { key: 'late', work_date: '2031-03-02', starts: 60, ends: 120, break_minutes: 0, arrival_minutes: 0 };
    return {
      ...plan,
      stepTwo: { ...plan.stepTwo, shifts: [...plan.stepTwo.shifts, late] },
      stepThree: { ...plan.stepThree, needs: [...plan.stepThree.needs, { ...need, shift: 'late', headcount }] },
    };
  };

test('places that a change adds are offered to the waitlist, no more of them than people wait', async () => {
  const course = await addPublished(app, token);
  await edit(course, wanting(7));
  expect(await openingsAt(app, at(course))).toEqual([]);

  const { usher_id } = await wait(app, at(course), 20);
  await edit(course, wanting(9));
  await runOffers(app);
  // one in each of the two shifts, of which two and three places are new
  const offer = { usher_id, status: 'invited', origin: 'offer' };
  expect(await offersAt(app, at(course))).toMatchObject([offer, offer]);
  expect(await openingsAt(app, at(course))).toEqual(added([null, null]));

  await edit(course, withLateShift(4));
  await runOffers(app);
  expect(await openingsAt(app, at(course))).toEqual(added([null, null, null]));
});

test('fewer places, the same, or other values of the plan offer nothing; where offers are off, none is made', async () => {
  const course = await addPublished(app, token);
  await wait(app, at(course), 20);
  await edit(course, wanting(3));
  await edit(course, (plan) => ({ ...plan, stepTwo: { ...plan.stepTwo, briefing: 'Gate C.' } }));
  expect(await openingsAt(app, at(course))).toEqual([]);
  await setHiring(app, { offers_on: false });
  await edit(course, wanting(4));
  await runOffers(app);
  expect(await offersAt(app, at(course))).toEqual([]);
  expect(await openingsAt(app, at(course))).toEqual(added(['off', 'off']));
});

test('in quiet hours the offer waits for the morning', async () => {
  const course = await addPublished(app, token);
  await wait(app, at(course), 20);
  const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours();
  await setHiring(app, { quiet_from: (hour + 23) % 24, quiet_until: (hour + 6) % 24 });
  await edit(course, wanting(8));
  await runOffers(app);
  expect(await openingsAt(app, at(course))).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  const { rows } = await app.pool.query<{ later: boolean }>(
    'select distinct due_at > now() as later from place_openings where event_id = $1',
    [course.event_id],
  );
  expect(rows).toEqual([{ later: true }]);
});
