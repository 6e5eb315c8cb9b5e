import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { expect } from 'vitest';
import { askUsher } from '../people/person-course.ts';
import {
  always,
  chosen,
  command,
  endOverlapping,
  expireApplied,
  hasAny,
  isBusy,
  positionAt,
  releaseAll,
  settle,
  type Held,
  type Model,
} from './assignment-model.ts';
import { askMove } from './event-course.ts';
import { resultOf } from './hiring-course.ts';

// What happens to places from elsewhere: the clock, the person, the person's status, the event.

const REASON = 'Because';

export const dueNow = (n: number) =>
  command(
    `the time of ${n} is over`,
    (model) => hasAny(model) && chosen(model, n).status === 'invited',
    async (model, { app }) => {
      const held = chosen(model, n);
      await app.pool.query('update assignments set expires_at = now() where id = $1', [held.id]);
      held.due = true;
    },
  );

export const clock = command('the clock', always, async (model, real) => {
  await real.clock();
  for (const held of model.held)
    if (held.status === 'invited' && held.due) {
      held.status = 'expired';
      model.made.add('expire');
    }
});

/** What the person's own app is told. */
const expectedAnswer = (model: Model, held: Held, answer: 'accept' | 'decline'): string => {
  if (model.blocked.has(held.usher)) return 'session_ended';
  if (held.status === 'confirmed') return 'invitation_answered';
  if (held.status !== 'invited') return 'assignment_ended';
  if (held.due) return 'invitation_expired';
  return answer === 'accept' && isBusy(model, held.usher, held.position, [held]) ? 'already_booked' : 'done';
};

export const answer = (n: number, said: 'accept' | 'decline') =>
  command(`${said} ${n}`, hasAny, async (model, { app, ushers }) => {
    const held = chosen(model, n);
    const { token } = await app.signInStaff(ushers[held.usher]);
    const { rows } = await app.pool.query<{ version: number }>('select version from assignments where id = $1', [
      held.id,
    ]);
    const asked = { token, params: { id: held.id }, body: { version: rows[0]?.version, answer: said } };
    const result = await resultOf(app.call(answerInvitation, asked));
    expect([held, result]).toEqual([held, expectedAnswer(model, held, said)]);
    if (result !== 'done') return;
    held.status = said === 'accept' ? 'confirmed' : 'declined';
    endOverlapping(model, held);
    if (said === 'accept') settle(model, held.usher, held.position);
    model.made.add(said);
  });

export const block = (usher: number, blocked: boolean) =>
  command(
    `${blocked ? 'block' : 'unblock'} ${usher}`,
    (model) => model.blocked.has(usher) !== blocked,
    async (model, { app, token, ushers }) => {
      const asking = askUsher(app, token, ushers[usher] ?? '', blocked ? 'blocked' : 'approved', { reason: REASON });
      expect(await resultOf(asking)).toBe('done');
      if (blocked) model.blocked.add(usher);
      else model.blocked.delete(usher);
      releaseAll(model, (held) => blocked && held.usher === usher);
      expireApplied(model, (applied) => blocked && applied.usher === usher);
      model.made.add(blocked ? 'block' : 'unblock');
    },
  );

export const cancel = (event: number) =>
  command(
    `cancel ${event}`,
    ({ canceled }) => !canceled.has(event),
    async (model, { app, token, events }) => {
      expect(await resultOf(askMove(app, token, events[event] ?? '', 'canceled', { reason: REASON }))).toBe('done');
      model.canceled.add(event);
      releaseAll(model, ({ position }) => positionAt(position).event === event);
      expireApplied(model, (applied) => applied.event === event);
      model.made.add('cancel');
    },
  );
