import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, makeMove } from '../../testing/event/event-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const read = async (text: string, event_id: string) => (await app.pool.query<object>(text, [event_id])).rows;

test('whom the plan names is invited with the publishing, in its order, while places last', async () => {
  const people: string[] = [];
  for (let n = 0; n < 4; n += 1) people.push((await addRow(app.pool, 'ushers', { status: 'approved' })).id);
  const pending = (await addRow(app.pool, 'ushers')).id;
  const { event_id } = await addReadyDraft(app, token, (plan) => ({
    ...plan,
    stepThree: {
      ...plan.stepThree,
      needs: plan.stepThree.needs.slice(0, 1).map((need) => ({ ...need, headcount: 2 })),
    },
    stepThreeTeam: { ...plan.stepThreeTeam, invited: [pending, ...people] },
    stepThreeZones: { zones: [], places: [] },
  }));
  await makeMove(app, token, event_id, 'published');
  expect(
    await read(
      `select usher_id, status, origin, round(extract(epoch from expires_at - invited_at) / 3600)::integer as hours
       from assignments where event_id = $1 order by created_at, id`,
      event_id,
    ),
  ).toEqual(people.slice(0, 2).map((usher_id) => ({ usher_id, status: 'invited', origin: 'plan', hours: 48 })));
  expect(await read(`select after from audit_log where record_id = $1 and action = 'publish'`, event_id)).toMatchObject(
    [{ after: { invited_ahead: 2, not_invited: 3 } }],
  );
});
