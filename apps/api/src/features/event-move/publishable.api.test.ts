import { moveEvent } from '@proline/contract/event-move/event-move';
import { createEvent, getOutlook } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../testing/property-runs.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

type Change = (plan: PlanSteps) => PlanSteps;
const inStep =
  <Step extends keyof PlanSteps>(step: Step, change: (value: PlanSteps[Step]) => Partial<PlanSteps[Step]>): Change =>
  (plan) => ({ ...plan, [step]: { ...plan[step], ...change(plan[step]) } });

/** Some are in the way of publishing, some are not; which, the rules decide. */
const CHANGES: readonly Change[] = [
  inStep('stepOne', () => ({ title_ar: 'م' })),
  inStep('stepOne', () => ({ category_id: null })),
  inStep('stepOne', () => ({ client_name: '', description_en: 'Something else' })),
  inStep('stepOne', ({ starts }) => ({ ends: starts })),
  inStep('stepOne', () => ({ time_zone: 'Africa/Cairo' })),
  inStep('stepTwo', () => ({ application_deadline: null })),
  inStep('stepTwo', () => ({ application_deadline: { day: '2031-03-09', minutes: 0 } })),
  inStep('stepTwo', ({ shifts }) => ({ shifts: shifts.map((shift) => ({ ...shift, ends: shift.starts + 30 })) })),
  inStep('stepThree', ({ needs }) => ({ needs: needs.map((need) => ({ ...need, headcount: 0 })) })),
  inStep('stepThree', ({ needs }) => ({ needs: needs.map((need) => ({ ...need, headcount: 90 })) })),
  inStep('stepThree', () => ({ hiring_mode: 'invite' as const, reserve_percent: 100 })),
  inStep('stepThreeTeam', () => ({ leaders: [] })),
  inStep('stepThreeTeam', ({ leaders }) => ({
    leaders: leaders.map((lead) => ({ ...lead, scope: 'zone' as const, of: 'gate' })),
  })),
  inStep('stepThreeZones', () => ({ zones: [], places: [] })),
  inStep('stepThreeZones', ({ places }) => ({ places: places.slice(1) })),
  inStep('stepThreeZones', ({ places }) => ({ places: [...places, ...places] })),
  inStep('stepFour', () => ({ pay: [] })),
  inStep('stepFour', () => ({ budget: { limit_minor: 1, kind: 'warn' as const } })),
  inStep('stepFour', () => ({ budget: { limit_minor: 1, kind: 'block' as const } })),
];

test('a draft can be published exactly when nothing blocks it', async () => {
  const seen = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.subarray([...CHANGES], { maxLength: 3 }), async (changes) => {
      const steps = changes.reduce((plan, change) => change(plan), samplePlan(await addNamed(app.pool)));
      const made = await app.call(createEvent, { token, body: { steps } });
      const { event_id: id, version } = createEvent.response.parse(made.json()).data;
      const asked = await app.call(getOutlook, { token, params: { id } });
      const isReady = getOutlook.response.parse(asked.json()).data.problems.every(({ blocking }) => !blocking);
      const moved = await app.call(moveEvent, { token, params: { id }, body: { to: 'published', version } });
      expect([moved.statusCode, moved.json()]).toEqual(
        isReady
          ? [200, { data: { id, status: 'published', version: version + 1, left_out: [] } }]
          : [409, expect.objectContaining({ code: 'event_not_ready' })],
      );
      seen.add(isReady);
    }),
    { numRuns: runs(25), examples: [[[]]] },
  );
  expect(seen).toEqual(new Set([true, false]));
});
