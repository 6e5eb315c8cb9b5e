import { moveEvent } from '@proline/contract/event-move/event-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, askMove } from '../../../testing/event/event-course.ts';
import { addRow } from '../../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

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
  const reply = await askMove(app, token, event_id, 'published');
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
  // who was left out, and why, in the order of the plan
  const { left_out } = moveEvent.response.parse(reply.json()).data;
  expect(left_out.map(({ usher, reasons }) => [usher.id, reasons])).toEqual([
    [pending, ['not_approved']],
    [people[2], ['no_place']],
    [people[3], ['no_place']],
  ]);
  expect(left_out[0]?.usher.name_en).toBe('Hala Mansour');
});
