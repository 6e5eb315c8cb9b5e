import { expect } from 'vitest';
import { askUsher } from '../people/person-course.ts';
import { always, chosen, command, hasAny, positionAt, releaseAll } from './assignment-model.ts';
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

/** As the person's own app does it. */
export const decline = (n: number) =>
  command(
    `decline ${n}`,
    (model) => hasAny(model) && chosen(model, n).status === 'invited',
    async (model, { app }) => {
      const held = chosen(model, n);
      await app.pool.query(
        `update assignments set status = 'declined', answered_at = now(), version = version + 1 where id = $1`,
        [held.id],
      );
      held.status = 'declined';
      model.made.add('decline');
    },
  );

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
      model.made.add('cancel');
    },
  );
