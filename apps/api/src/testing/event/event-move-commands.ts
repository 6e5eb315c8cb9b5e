import type { EventStatus } from '@proline/domain/event/event-status';
import type fc from 'fast-check';
import { expect } from 'vitest';
import { moveTo } from '../../features/event-move/status-move.service.ts';
import { createDatabase } from '../../platform/postgres/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { askMove, outcomeOf } from './event-course.ts';
import { byStatus, check, confirmed, MINUTES, type Model, type Person, type Real } from './event-model.ts';

export type Command = fc.AsyncCommand<Model, Real>;

const RATE = 4_000;
const LEAD = 60_000;
const REASON = { reason: 'The client moved it' };

type Move = {
  readonly name: string;
  readonly to: EventStatus;
  readonly by: 'owner' | 'ops';
  /** what is said to it */
  readonly expected: (model: Model) => string;
  readonly effect: (model: Model) => void;
};

const NO = 'move_not_allowed';
const earned = (model: Model) =>
  LEAD + model.people.filter(({ outcome }) => outcome === 'attended').length * ((MINUTES * RATE) / 60);
const drop = (model: Model, from: Person['status'], to: Person['status']) => {
  for (const one of byStatus(model, from)) one.status = to;
};

export const publish = {
  name: 'publish',
  to: 'published',
  expected: ({ status, places }: Model) => (status !== 'draft' ? NO : places === 0 ? 'event_not_ready' : 'done'),
  effect: (model: Model) => {
    model.status = 'published';
    model.opened = model.places;
    model.over = false;
  },
} as const;

const withdraw = {
  name: 'withdraw',
  to: 'draft',
  expected: (model: Model) => {
    if (model.status !== 'published') return NO;
    return model.people.length + model.applied > 0 ? 'event_has_people' : 'done';
  },
  effect: (model: Model) => {
    model.status = 'draft';
    model.opened = 0;
  },
} as const;

export const start = (by: 'owner' | 'ops') =>
  ({
    name: 'start or reopen',
    to: 'in_progress',
    expected: (model: Model) => {
      if (model.status === 'published') return confirmed(model).length === 0 ? 'nobody_confirmed' : 'done';
      if (model.status !== 'completed') return NO;
      if (by !== 'owner') return 'owner_only';
      return model.approved ? 'pay_already_approved' : 'done';
    },
    effect: (model: Model) => {
      if (model.status === 'completed') model.paid = null;
      model.status = 'in_progress';
      model.applications = 0;
      drop(model, 'invited', 'expired');
    },
  }) as const;

export const complete = {
  name: 'complete',
  to: 'completed',
  expected: (model: Model) => {
    if (model.status !== 'in_progress') return NO;
    if (!model.over) return 'shifts_not_over';
    if (confirmed(model).some(({ outcome }) => outcome === 'in')) return 'still_clocked_in';
    return confirmed(model).some(({ outcome }) => outcome === 'expected') ? 'attendance_unresolved' : 'done';
  },
  effect: (model: Model) => {
    model.status = 'completed';
    model.paid = earned(model);
    drop(model, 'invited', 'expired');
  },
} as const;

const cancel = (by: 'owner' | 'ops') =>
  ({
    name: 'cancel',
    to: 'canceled',
    expected: ({ status }: Model) => {
      if (status === 'completed' || status === 'canceled') return NO;
      return status === 'in_progress' && by !== 'owner' ? 'owner_only' : 'done';
    },
    effect: (model: Model) => {
      if (model.status === 'in_progress') {
        for (const one of confirmed(model)) if (one.outcome === 'in') one.outcome = 'attended';
        // what has not begun is not paid, and what is over is paid in full
        model.paid = model.over ? earned(model) : null;
      }
      model.status = 'canceled';
      model.applications = 0;
      drop(model, 'invited', 'released');
      for (const one of confirmed(model)) if (one.outcome === 'expected') one.status = 'released';
    },
  }) as const;

export const commandOf = ({ name, to, by, expected, effect }: Move): Command => ({
  check: () => true,
  async run(model, real) {
    const said = expected(model);
    const ask = to === 'canceled' ? REASON : {};
    expect(await outcomeOf(askMove(real.app, real[by], real.event_id, to, ask)), `${name} by ${by}`).toBe(said);
    if (said === 'done') {
      model.made.push(`${model.status} → ${to}`);
      effect(model);
    }
    await check(model, real);
  },
  toString: () => `${name} by ${by}`,
});

/** The clock looks, and is refused or not like everybody else. */
export const clock: Command = {
  check: () => true,
  async run(model, real) {
    const { status, over } = model;
    const move = start('ops');
    const said =
      status === 'published' && confirmed(model).length > 0 && !over ? 'event_not_due' : move.expected(model);
    expect(await lookOf(real), 'the clock').toBe(said);
    if (said === 'done') move.effect(model);
    await check(model, real);
  },
  toString: () => 'the clock looks',
};

const lookOf = ({ app, event_id }: Real): Promise<string> =>
  createDatabase(app.appPool)
    .transaction()
    .execute((tx) =>
      moveTo({ tx, audit: async () => undefined, by: 'clock', actor_id: null, event_id, to: 'in_progress' }),
    )
    .then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );

export const movesBy = (by: 'owner' | 'ops') =>
  [publish, withdraw, start(by), complete].map((move) => commandOf({ ...move, by }));
export const cancels = (['owner', 'ops'] as const).map((by) => commandOf({ ...cancel(by), by }));
