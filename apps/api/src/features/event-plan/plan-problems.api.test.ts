import { createEvent, getOutlook } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { planProblems } from '@proline/domain/event-plan/plan-problems';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../testing/property-runs.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

const outlookOf = async (steps: PlanSteps) => {
  const made = await app.call(createEvent, { token, body: { steps } });
  const { event_id: id } = createEvent.response.parse(made.json()).data;
  return getOutlook.response.parse((await app.call(getOutlook, { token, params: { id } })).json()).data;
};

test('the API finds exactly the problems that the rules find in the browser', async () => {
  const named = await addNamed(app.pool);
  const { type_id, leader_id } = named;
  const plan = samplePlan(named);
  const ids = [type_id, crypto.randomUUID()];
  const leaders = [leader_id, (await addRow(app.pool, 'team_leaders')).id, crypto.randomUUID()];
  const day = fc.constantFrom('2031-02-28', '2031-03-01', '2031-03-02', '2020-01-01');
  const minutes = fc.constantFrom(0, 60, 480, 960, 1_439);
  const key = fc.constantFrom('day', 'night', 'gate', 'lost');
  const wall = fc.option(fc.record({ day, minutes }));
  const cell = { shift: key, type_id: fc.constantFrom(...ids), headcount: fc.constantFrom(0, 1, 40, 1_000) };
  const someStepOne = fc
    .record({ title_en: fc.constantFrom('', 'ab', 'A fair', 'x'.repeat(200)), starts: wall, ends: wall })
    .map((some) => ({ ...plan.stepOne, ...some }));
  const someStepTwo = fc
    .array(fc.record({ work_date: day, starts: minutes, ends: minutes }), { maxLength: 2 })
    .map((shifts) => ({
      ...plan.stepTwo,
      shifts: shifts.map((one, n) => ({ ...one, key: n ? 'night' : 'day', break_minutes: 30, arrival_minutes: 0 })),
    }));
  const draft = fc.record({
    stepOne: someStepOne,
    stepTwo: someStepTwo,
    stepThree: fc.array(fc.record(cell), { maxLength: 3 }).map((needs) => ({ ...plan.stepThree, needs })),
    stepThreeTeam: fc
      .array(
        fc.record({
          leader_id: fc.constantFrom(...leaders),
          scope: fc.constantFrom('event', 'zone', 'shift'),
          of: fc.option(key),
          pay_minor: fc.constant(null),
        }),
        { maxLength: 3 },
      )
      .map((named) => ({ ...plan.stepThreeTeam, leaders: named })),
    stepThreeZones: fc
      .array(fc.record({ zone: key, ...cell }), { maxLength: 3 })
      .map((places) => ({ ...plan.stepThreeZones, places })),
    stepFour: fc
      .record({ limit_minor: fc.constantFrom(0, 1_000_000), kind: fc.constantFrom('warn', 'block') })
      .map((budget) => ({ ...plan.stepFour, budget })),
  });
  await fc.assert(
    fc.asyncProperty(draft, async (steps) => {
      const { problems, around } = await outlookOf(steps);
      const { now, ushers_per_leader, ...sets } = around;
      const inBrowser = {
        now: new Date(now),
        ushers_per_leader,
        category_ids: new Set(sets.category_ids),
        type_ids: new Set(sets.type_ids),
        approved_leader_ids: new Set(sets.approved_leader_ids),
        busy_leader_ids: new Set(sets.busy_leader_ids),
      };
      expect(problems).toEqual(planProblems(steps, inBrowser));
    }),
    { numRuns: runs(15) },
  );
});
