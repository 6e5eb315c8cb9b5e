import type { EventStatus } from '@proline/domain/event/event-status';
import { expect } from 'vitest';
import { addReadyDraft, type Course, type hire } from './event-course.ts';
import { samplePlan } from '../sample/sample-plans.ts';
import type { TestApp } from '../test-app.ts';

export type Outcome = 'expected' | 'in' | 'attended' | 'no_show';
export type Person = {
  readonly index: number;
  status: 'invited' | 'confirmed' | 'expired' | 'released';
  outcome: Outcome;
};

/** Paid minutes of the one shift that the model's events have. */
export const MINUTES = 420;

/** What the event should be by now, as simply as it can be said. */
export type Model = {
  status: EventStatus;
  /** wanted in its one shift */
  places: number;
  /** for which there are positions */
  opened: number;
  over: boolean;
  people: Person[];
  /** applications without an answer */
  applications: number;
  applied: number;
  /** event pay that counts; null: there is none */
  paid: number | null;
  approved: boolean;
  /** moves that were made, so that a test can tell whether it has seen them */
  made: string[];
};

/** The event as it is. */
export type Real = Course & {
  readonly app: TestApp;
  readonly owner: string;
  readonly ops: string;
  readonly hired: Awaited<ReturnType<typeof hire>>[];
};

export const byStatus = (model: Model, status: Person['status']) => model.people.filter((one) => one.status === status);
export const confirmed = (model: Model) => byStatus(model, 'confirmed');
export const isOpen = ({ status }: Model) => status === 'published' || status === 'in_progress';

/** Compares all that the model knows with the database. */
export async function check(model: Model, { app, event_id }: Real): Promise<void> {
  const { rows } = await app.pool.query(
    `select e.status, s.places, s.confirmed, s.invited,
       (select count(*)::integer from applications where event_id = e.id and status = 'pending') as applications,
       (select coalesce(sum(net_minor), 0)::integer from transfers where event_id = e.id and voided_at is null) as paid,
       (select count(*)::integer from event_leads where event_id = e.id and released_at is null) as leads,
       (select coalesce(sum(headcount), 0)::integer from positions where event_id = e.id) as opened
     from events e join event_staffing s on s.event_id = e.id where e.id = $1`,
    [event_id],
  );
  const live = isOpen(model) || model.status === 'completed';
  expect(rows).toEqual([
    {
      status: model.status,
      places: model.places,
      confirmed: confirmed(model).length,
      invited: byStatus(model, 'invited').length,
      applications: model.applications,
      paid: model.paid ?? 0,
      leads: live ? 1 : 0,
      opened: model.opened,
    },
  ]);
}

export const newModel = (places: number): Model => ({
  status: 'draft',
  places,
  opened: 0,
  over: false,
  people: [],
  applications: 0,
  applied: 0,
  paid: null,
  approved: false,
  made: [],
});

export const oneShift = (named: Omit<Course, 'event_id'>, places: number) => {
  const plan = samplePlan(named);
  const needs = [{ shift: 'day', type_id: named.type_id, headcount: places }];
  return {
    ...plan,
    stepTwo: { ...plan.stepTwo, shifts: plan.stepTwo.shifts.slice(0, 1) },
    stepThree: { ...plan.stepThree, needs },
    stepThreeZones: { zones: [], places: [] },
  };
};

export async function newReal(app: TestApp, owner: string, ops: string, places: number): Promise<Real> {
  const course = await addReadyDraft(app, ops, (plan) => {
    const [need] = plan.stepThree.needs;
    const [lead] = plan.stepThreeTeam.leaders;
    const category_id = plan.stepOne.category_id ?? '';
    return oneShift({ category_id, type_id: need?.type_id ?? '', leader_id: lead?.leader_id ?? '' }, places);
  });
  return { ...course, app, owner, ops, hired: [] };
}
