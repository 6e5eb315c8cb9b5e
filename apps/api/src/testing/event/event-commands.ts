import { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import fc from 'fast-check';
import { expect } from 'vitest';
import { attend, beginsIn, hire, missShift, versionOf } from './event-course.ts';
import {
  byStatus,
  check,
  confirmed,
  isOpen,
  MINUTES,
  oneShift,
  type Model,
  type Outcome,
  type Real,
} from './event-model.ts';
import { cancels, clock, commandOf, complete, movesBy, publish, start, type Command } from './event-move-commands.ts';
import { addRow } from '../sample/sample-rows.ts';

const MOST_PLACES = 4;

/** Something that happens in the world, when it can. */
const happens = (
  name: string,
  can: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command => ({
  check: (model) => can(model),
  async run(model, real) {
    await run(model, real);
    await check(model, real);
  },
  toString: () => name,
});

const savePlan = (places: number): Command => ({
  check: () => true,
  async run(model, real) {
    const { app, event_id, ops } = real;
    const steps = { stepThree: oneShift(real, places).stepThree };
    const body = { version: await versionOf(app.pool, event_id), steps };
    const reply = await app.call(saveEventPlan, { token: ops, params: { id: event_id }, body });
    expect(reply.statusCode).toBe(model.status === 'draft' ? 200 : 409);
    if (model.status === 'draft') model.places = places;
    await check(model, real);
  },
  toString: () => `save a plan for ${places}`,
});

const hirePerson = (status: 'confirmed' | 'invited') =>
  happens(
    `somebody is ${status}`,
    (model) =>
      isOpen(model) && !model.over && confirmed(model).length + byStatus(model, 'invited').length < model.places,
    async (model, real) => {
      real.hired.push(await hire(real.app.pool, real.event_id, { status }));
      model.people.push({ index: real.hired.length - 1, status, outcome: 'expected' });
    },
  );

const first = (model: Model, outcome: Outcome) => confirmed(model).find((one) => one.outcome === outcome);
const running = (model: Model, outcome: Outcome) =>
  model.status === 'in_progress' && model.over && first(model, outcome) !== undefined;

const resolve = (name: string, from: Outcome, to: Outcome, record: (real: Real, index: number) => Promise<unknown>) =>
  happens(
    name,
    (model) => running(model, from),
    async (model, real) => {
      const one = first(model, from);
      if (!one) return;
      await record(real, one.index);
      one.outcome = to;
    },
  );

const personAt = ({ hired }: Real, index: number) => {
  const one = hired[index];
  if (!one) throw new Error('nobody was hired there');
  return one;
};

const apply = happens(
  'somebody applies',
  ({ status }) => status === 'published',
  async (model, { app, event_id, type_id }) => {
    const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
    await addRow(app.pool, 'applications', { event_id, type_id, usher_id: usher.id });
    model.applications += 1;
    model.applied += 1;
  },
);

const timePasses = happens(
  'its shift is over',
  (model) => isOpen(model) && !model.over,
  async (model, { app, event_id }) => {
    // later than the leader's time, too
    await beginsIn(app.pool, event_id, -24);
    model.over = true;
  },
);

const approvePay = happens(
  'pay is approved',
  ({ status, approved }) => status === 'completed' && !approved,
  async (model, { app, event_id, leader_id }) => {
    const approver = await app.addAdmin('finance');
    const known = await app.pool.query<{ id: string }>('select id from bank_accounts where person_id = $1', [
      leader_id,
    ]);
    const account = known.rows[0] ?? (await addRow(app.pool, 'bank_accounts', { person_id: leader_id }));
    await app.pool.query(
      `update transfers set status = 'approved', approved_by = $2, approved_at = now(), bank_account_id = $3
       where event_id = $1 and leader_id is not null and voided_at is null`,
      [event_id, approver.id, account.id],
    );
    model.approved = true;
  },
);

const checkIn = resolve('somebody checks in', 'expected', 'in', (real, index) =>
  attend(real.app.pool, personAt(real, index), { clocked_in: true }),
);
const checkOut = resolve('somebody checks out', 'in', 'attended', (real, index) =>
  real.app.pool.query(
    `update attendance w set outcome = 'attended', checked_out_at = a.ends_at from assignments a
     where a.id = w.assignment_id and a.id = $1`,
    [personAt(real, index).id],
  ),
);
const wasThere = resolve('somebody was there', 'expected', 'attended', (real, index) =>
  attend(real.app.pool, personAt(real, index), { approved_minutes: MINUTES }),
);
const didNotCome = resolve('somebody did not come', 'expected', 'no_show', (real, index) =>
  missShift(real.app.pool, personAt(real, index)),
);

/** What would come next if all went as planned: left to chance alone, few events would ever be completed. */
const next = (model: Model): Command => {
  const by = 'owner';
  if (model.status === 'draft') return model.places === 0 ? savePlan(2) : commandOf({ ...publish, by });
  const lacks = confirmed(model).length === 0 && hireConfirmed.check(model);
  if (model.status === 'published') return lacks ? hireConfirmed : commandOf({ ...start(by), by });
  if (model.status !== 'in_progress') return commandOf({ ...start(by), by });
  const due = [timePasses, checkOut, wasThere].find((command) => command.check(model));
  return due ?? commandOf({ ...complete, by });
};
const onward: Command = {
  check: () => true,
  run: (model, real) => next(model).run(model, real),
  toString: () => 'onward',
};

const hireConfirmed = hirePerson('confirmed');
const COMMANDS = [
  ...movesBy('owner'),
  ...movesBy('ops'),
  clock,
  apply,
  timePasses,
  approvePay,
  hireConfirmed,
  hirePerson('invited'),
  checkIn,
  checkOut,
  wasThere,
  didNotCome,
];

/** Each of them may come at every moment; what it leads to is the model's to say. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(onward) },
  { weight: 16, arbitrary: fc.constantFrom(...COMMANDS) },
  { weight: 2, arbitrary: fc.nat(MOST_PLACES).map(savePlan) },
  { weight: 2, arbitrary: fc.constantFrom(...cancels) },
);
