import { decideApplication } from '@proline/contract/event-application/event-application';
import { expect } from 'vitest';
import { addRow } from '../sample/sample-rows.ts';
import {
  command,
  endOverlapping,
  holds,
  isBusy,
  isLive,
  noRoom,
  POSITIONS,
  type Applied,
  type Held,
  type Model,
} from './assignment-model.ts';
import { resultOf } from './hiring-course.ts';

// Applications, as far as they give places or take them back.

/** Once for each usher and event. */
export const apply = (usher: number, event: number) =>
  command(
    `${usher} applies to ${event}`,
    ({ applied, blocked, canceled }) =>
      !blocked.has(usher) && !canceled.has(event) && !applied.some((one) => one.usher === usher && one.event === event),
    async (model, { app, events, types, ushers }) => {
      const asked = { event_id: events[event] ?? '', type_id: types[event] ?? '', usher_id: ushers[usher] ?? '' };
      const { id } = await addRow(app.pool, 'applications', asked);
      model.applied.push({ id, usher, event, status: 'pending', served: false });
      model.made.add('apply');
    },
  );

type Fit = { readonly position: number; readonly refusal: string | null; readonly reserve: boolean };

/** What accepting would book, and why not the rest. */
const fitsOf = (model: Model, { usher, event }: Applied, reserves: boolean): Fit[] =>
  POSITIONS.flatMap((one, position): Fit[] => {
    if (one.event !== event) return [];
    const refused = (refusal: string) => [{ position, refusal, reserve: false }];
    if (model.blocked.has(usher)) return refused('usher_blocked');
    if (holds(model, usher, position)) return refused('already_assigned');
    if (isBusy(model, usher, position)) return refused('already_booked');
    if (noRoom(model, { position, reserve: false }) === null) return [{ position, refusal: null, reserve: false }];
    const standsBy = reserves && noRoom(model, { position, reserve: true }) === null;
    return standsBy ? [{ position, refusal: null, reserve: true }] : refused('place_taken');
  });

function expectedOf(model: Model, applied: Applied, to: 'accepted' | 'pending', fits: readonly Fit[]): string {
  if (model.canceled.has(applied.event)) return 'event_not_open';
  if (applied.status !== (to === 'accepted' ? 'pending' : 'accepted')) return 'already_decided';
  if (to === 'pending' || fits.some(({ refusal }) => refusal === null)) return 'done';
  const reasons = new Set(fits.map(({ refusal }) => refusal));
  return reasons.size === 1 ? (fits[0]?.refusal ?? '') : 'nothing_fits';
}

/** Books what fits; taken back, gives up what it has brought, or what has served it. */
export const decide = (n: number, to: 'accepted' | 'pending', reserve = false) =>
  command(
    `${to === 'accepted' ? 'take' : 'undo'} application ${n}${reserve ? ', else as reserve' : ''}`,
    ({ applied }) => applied.length > 0,
    async (model, { app, token, positions }) => {
      const applied = model.applied[n % model.applied.length];
      if (!applied) throw new Error('there is none');
      const { id, usher } = applied;
      const fits = fitsOf(model, applied, reserve);
      const body = { to, version: await versionOf(id), reserve };
      const result = await resultOf(app.call(decideApplication, { token, params: { id }, body }));
      expect([applied, result]).toEqual([applied, expectedOf(model, applied, to, fits)]);
      if (result !== 'done') return;
      if (to === 'accepted') await book();
      else giveUp();
      applied.status = to;
      applied.served = false;
      model.made.add(to === 'accepted' ? 'take application' : 'undo');

      async function versionOf(one: string): Promise<number> {
        const { rows } = await app.pool.query<{ version: number }>('select version from applications where id = $1', [
          one,
        ]);
        return rows[0]?.version ?? 0;
      }

      async function book() {
        const { rows } = await app.pool.query<{ id: string; position_id: string }>(
          `select id, position_id from assignments where application_id = $1 and status = 'confirmed'`,
          [id],
        );
        for (const { position, reserve: standsBy } of fits.filter(({ refusal }) => refusal === null)) {
          const found = rows.find(({ position_id }) => position_id === positions[position]);
          const held: Held = {
            ...{ id: found?.id ?? '', usher, position, status: 'confirmed', reserve: standsBy },
            ...{ locked: false, due: false, application: id },
          };
          model.held.push(held);
          endOverlapping(model, held);
        }
      }

      function giveUp() {
        const served = (held: Held) =>
          applied?.served === true &&
          held.usher === usher &&
          held.status === 'confirmed' &&
          !held.reserve &&
          POSITIONS[held.position]?.event === applied.event;
        for (const held of model.held)
          if (isLive(held) && (held.application === id || served(held))) held.status = 'released';
      }
    },
  );
