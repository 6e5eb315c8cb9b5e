import {
  createEvent,
  duplicateEvent,
  getEventPlan,
  getOutlook,
  listLeaderCandidates,
} from '@proline/contract/event-plan/event-plan';
import { eventList, getEvent, getEventStaffing } from '@proline/contract/event/event';
import { getEventCalendar, getEventMap } from '@proline/contract/event-view/event-view';
import { getEventMoves } from '@proline/contract/event-move/event-move';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { planSteps, type PlanSteps } from '@proline/contract/event-plan/plan-steps';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputSchema } from '../../platform/openapi/json-schema.ts';
import { runs } from '../../testing/property-runs.ts';
import { fitting } from '../../testing/schema/schema-arbitrary.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

const read = async <E extends Endpoint>(endpoint: E, id: string) => {
  const reply = await app.call(endpoint, { token, params: { id } });
  expect(reply.statusCode, `${endpoint.name}: ${reply.body}`).toBe(200);
  return endpoint.response.parse(reply.json());
};

/** As it travels: JSON has no negative zero. */
const anyPlan = fitting(inputSchema(planSteps)).map((steps) => planSteps.parse(JSON.parse(JSON.stringify(steps))));

test('whatever plan fits is kept as it is, and everything that reads events can read it', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      // only a file that was sent can be a cover
      const steps: PlanSteps = { ...plan, stepOne: { ...plan.stepOne, cover_id: null } };
      const made = await app.call(createEvent, { token, body: { steps } });
      expect(made.statusCode, made.body).toBe(200);
      const { event_id } = createEvent.response.parse(made.json()).data;
      expect(await read(getEventPlan, event_id)).toMatchObject({ data: { steps } });
      await read(getOutlook, event_id);
      await read(listLeaderCandidates, event_id);
      await read(getEvent, event_id);
      await read(getEventStaffing, event_id);
      await read(getEventMoves, event_id);
      const copy = await app.call(duplicateEvent, {
        token,
        params: { id: event_id },
        body: { starts_on: '2030-01-01' },
      });
      expect(copy.statusCode, copy.body).toBe(200);
    }),
    { numRuns: runs(8) },
  );
  const list = await app.call(eventList.rows, { token, query: { sort: '-cost', per_page: '100' } });
  expect(list.statusCode, list.body).toBe(200);
  const map = await app.call(getEventMap, { token });
  expect(map.statusCode, map.body).toBe(200);
  const calendar = await app.call(getEventCalendar, { token, query: { from: '2027-01-10', to: '2027-02-10' } });
  expect(calendar.statusCode, calendar.body).toBe(200);
});

test('numbers beyond all reason are kept, counted and shown', async () => {
  const type_id = crypto.randomUUID();
  const shifts = Array.from({ length: 40 }, (_, n) => ({
    key: `s${n}`,
    work_date: '2031-01-01',
    starts: 0,
    ends: 0,
    break_minutes: 0,
    arrival_minutes: 0,
  }));
  const steps: Partial<PlanSteps> = {
    stepTwo: { shifts, requirements: [], uniform: '', briefing: '', application_deadline: null },
    stepThree: {
      needs: Array.from({ length: 4_000 }, (_, n) => ({ shift: `s${n % 40}`, type_id, headcount: 9_999 })),
      hiring_mode: 'apply',
      reserve_percent: 100,
    },
    stepFour: {
      currency: 'SAR',
      pay: [{ type_id, basis: 'hour', rate_minor: 2_000_000_000 }],
      leader_rate_minor: 2_000_000_000,
      overtime_percent: 500,
      night: null,
      paid_breaks: false,
      allowances: [{ name: 'Gold', amount_minor: 2_000_000_000 }],
      late_deduction_minor: 0,
      late_grace_minutes: 0,
      no_show_deduction_minor: 0,
      budget: { limit_minor: 0, kind: 'block' },
    },
  };
  const made = await app.call(createEvent, { token, body: { steps } });
  expect(made.statusCode, made.body).toBe(200);
  const { event_id } = createEvent.response.parse(made.json()).data;
  expect(await read(getOutlook, event_id)).toMatchObject({
    data: { places: 39_996_000, asked: 79_992_000, forecast: { total_minor: Number.MAX_SAFE_INTEGER } },
  });
  expect(await read(getEvent, event_id)).toMatchObject({ data: { cost_minor: Number.MAX_SAFE_INTEGER } });
});
