import {
  assignUsher,
  confirmAssignment,
  inviteUsher,
  lockAssignment,
  moveAssignment,
  releaseAssignment,
  swapAssignments,
} from '@proline/contract/assignment/assignment';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { promoteReserve } from '@proline/contract/offer/offer';
import { expect } from 'vitest';
import { atHour } from '../sample/sample-rows.ts';
import {
  always,
  chosen,
  command,
  endOverlapping,
  hasAny,
  holds,
  isBusy,
  isClosed,
  isLive,
  noRoom,
  obstacles,
  positionAt,
  settle,
  unsettle,
  type Held,
  type Model,
  type Real,
} from './assignment-model.ts';
import { resultOf } from './hiring-course.ts';

type Given = { data: { assignments: { id: string }[] } };
const REASON = 'Because';

export const give = (usher: number, position: number, status: 'invited' | 'confirmed', reserve = false) => {
  const act = status === 'invited' ? 'invite' : 'assign';
  const name = reserve ? `${act} as reserve` : act;
  return command(`${name} ${usher} at ${position}`, always, async (model, real) => {
    const expected = (): string => {
      if (isClosed(model, position)) return 'event_not_open';
      if (model.blocked.has(usher)) return 'usher_blocked';
      if (holds(model, usher, position)) return 'already_assigned';
      if (status === 'confirmed' && isBusy(model, usher, position)) return 'already_booked';
      return noRoom(model, { position, reserve }) ?? 'done';
    };
    const wanted = {
      usher_id: real.ushers[usher],
      position_ids: [real.positions[position]],
      reserve,
      anyway: true,
    };
    const asked = { token: real.token, params: { id: real.events[positionAt(position).event] ?? '' } };
    const reply =
      status === 'invited'
        ? await real.app.call(inviteUsher, { ...asked, body: { ...wanted, expires_at: atHour(-24) } })
        : await real.app.call(assignUsher, { ...asked, body: wanted });
    const result = await resultOf(Promise.resolve(reply));
    expect([usher, position, result]).toEqual([usher, position, expected()]);
    if (result !== 'done') return;
    const id = reply.json<Given>().data.assignments[0]?.id ?? '';
    const held: Held = { id, usher, position, status, reserve, locked: false, due: false, application: null };
    model.held.push(held);
    endOverlapping(model, held);
    if (status === 'confirmed' && !reserve) settle(model, usher, position);
    model.made.add(name);
  });
};

const versionsOf = async ({ app }: Real, ids: readonly string[]) => {
  const { rows } = await app.pool.query<{ id: string; version: number }>(
    'select id, version from assignments where id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
};

type Asked = { readonly endpoint: Endpoint; readonly body?: object };
type Change = {
  readonly name: string;
  readonly ask: Asked;
  /** the results that may come: where two things are wrong at once, either may be told */
  readonly expected: (held: Held, model: Model) => readonly string[];
  readonly change: (held: Held, model: Model) => void;
};

const change = (n: number, { name, ask: { endpoint, body }, expected, change: save }: Change) =>
  command(`${name} ${n}`, hasAny, async (model, real) => {
    const held = chosen(model, n);
    const version = (await versionsOf(real, [held.id])).get(held.id);
    const asked = { token: real.token, params: { id: held.id }, body: { version, ...body } };
    const result = await resultOf(real.app.call(endpoint, asked));
    expect(expected(held, model)).toContain(result);
    if (result !== 'done') return;
    save(held, model);
    model.made.add(name);
  });

const ifLive = (held: Held): readonly string[] => {
  if (!isLive(held)) return ['assignment_ended'];
  return held.locked ? ['assignment_locked'] : ['done'];
};

export const confirm = (n: number) =>
  change(n, {
    name: 'confirm',
    ask: { endpoint: confirmAssignment },
    expected: (held, model) => {
      if (isClosed(model, held.position)) return ['event_not_open'];
      if (held.status === 'confirmed') return ['invitation_answered'];
      if (held.status !== 'invited') return ['assignment_ended'];
      if (held.due) return ['invitation_expired'];
      return isBusy(model, held.usher, held.position, [held]) ? ['already_booked'] : ['done'];
    },
    change: (held, model) => {
      held.status = 'confirmed';
      endOverlapping(model, held);
      settle(model, held.usher, held.position);
    },
  });

/** A reserve gets one of the places. */
export const callIn = (n: number) =>
  change(n, {
    name: 'call in',
    ask: { endpoint: promoteReserve },
    expected: (held, model) => {
      if (!isLive(held)) return ['assignment_ended'];
      if (!held.reserve) return ['not_a_reserve'];
      return [held.locked ? 'assignment_locked' : (noRoom(model, { ...held, reserve: false }) ?? 'done')];
    },
    change: (held, model) => {
      held.reserve = false;
      settle(model, held.usher, held.position);
    },
  });

export const release = (n: number) =>
  change(n, {
    name: 'release',
    ask: { endpoint: releaseAssignment, body: { reason: REASON } },
    expected: ifLive,
    change: (held, model) => {
      held.status = 'released';
      unsettle(model, held.usher, held.position);
    },
  });

export const lock = (n: number, locked: boolean) =>
  change(n, {
    name: locked ? 'lock' : 'unlock',
    ask: { endpoint: lockAssignment, body: { locked } },
    expected: (held) => (isLive(held) ? ['done'] : ['assignment_ended']),
    change: (held) => (held.locked = locked),
  });

export const move = (n: number, position: number) =>
  command(`move ${n} to ${position}`, hasAny, (model, real) =>
    change(n, {
      name: 'move',
      ask: { endpoint: moveAssignment, body: { position_id: real.positions[position], anyway: true } },
      expected: (held) => {
        if (isClosed(model, held.position)) return ['event_not_open'];
        if (!isLive(held) || held.locked) return ifLive(held);
        if (position === held.position) return ['already_assigned'];
        if (positionAt(position).event !== positionAt(held.position).event) return ['other_event'];
        const refusals = [
          ...obstacles(model, held, position, [held]),
          noRoom(model, { position, reserve: held.reserve }, held),
        ].filter((refusal) => refusal !== null);
        return refusals.length > 0 ? refusals : ['done'];
      },
      change: (held) => {
        held.position = position;
        endOverlapping(model, held);
        unsettle(model, held.usher, position);
        settle(model, held.usher, position);
      },
    }).run(model, real),
  );

export const swap = (n: number, m: number) =>
  command(`swap ${n} and ${m}`, hasAny, async (model, real) => {
    const [one, other] = [chosen(model, n), chosen(model, m)];
    const versions = await versionsOf(real, [one.id, other.id]);
    const expected = (): readonly string[] => {
      if (one.usher === other.usher) return ['swap_with_self'];
      if (positionAt(one.position).event !== positionAt(other.position).event) return ['other_event'];
      if (isClosed(model, one.position)) return ['event_not_open'];
      const shut = [one, other].find((each) => !isLive(each) || each.locked);
      if (shut) return ifLive(shut);
      const refusals = [
        ...obstacles(model, one, other.position, [one]),
        ...obstacles(model, other, one.position, [other]),
      ];
      return refusals.length > 0 ? refusals : ['done'];
    };
    const body = {
      version: versions.get(one.id),
      with_id: other.id,
      with_version: versions.get(other.id),
      anyway: true,
    };
    const result = await resultOf(real.app.call(swapAssignments, { token: real.token, params: { id: one.id }, body }));
    expect(expected()).toContain(result);
    if (result !== 'done') return;
    [one.position, other.position] = [other.position, one.position];
    [one.reserve, other.reserve] = [other.reserve, one.reserve];
    for (const each of [one, other]) {
      endOverlapping(model, each);
      unsettle(model, each.usher, each.position);
      settle(model, each.usher, each.position);
    }
    model.made.add('swap');
  });

export const stale = (n: number) =>
  command(`release ${n} as it was before`, hasAny, async (model, { app, token }) => {
    const body = { version: 99, reason: REASON };
    const { id, status } = chosen(model, n);
    const expected = status === 'invited' || status === 'confirmed' ? 'conflict' : 'assignment_ended';
    expect(await resultOf(app.call(releaseAssignment, { token, params: { id }, body }))).toBe(expected);
  });
