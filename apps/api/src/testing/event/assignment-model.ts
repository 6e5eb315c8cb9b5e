import { reservesOf } from '@proline/domain/assignment/assigning';
import type { AssignmentStatus } from '@proline/domain/assignment/assignment-status';
import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { addShifts } from './hiring-course.ts';
import { addPeople, addRoles } from './hiring-ground.ts';
import { commandsOf } from '../program/model-command.ts';

/** Two events: one has a single place early and two places a day later, the other a single place that overlaps the early one. */
export const POSITIONS = [
  { event: 0, headcount: 1, from: 0, to: 6 },
  { event: 0, headcount: 2, from: 30, to: 36 },
  { event: 1, headcount: 1, from: 3, to: 9 },
] as const;
export const USHERS = 3;
export const EVENTS = 2;
/** One reserve beside each position. */
const RESERVE_PERCENT = 50;

/** One assignment as it should be; whoever has ended stays as they were. */
export type Held = {
  readonly id: string;
  readonly usher: number;
  position: number;
  status: AssignmentStatus;
  reserve: boolean;
  locked: boolean;
  /** the invitation's time is over */
  due: boolean;
  /** the application that it came of */
  readonly application: string | null;
};

/** Somebody asks for all shifts of an event. */
export type Applied = {
  readonly id: string;
  readonly usher: number;
  readonly event: number;
  status: ApplicationStatus;
  /** accepted because everything that was asked for was given another way */
  served: boolean;
};

export type Model = {
  readonly held: Held[];
  readonly applied: Applied[];
  readonly blocked: Set<number>;
  readonly canceled: Set<number>;
  /** what was done, so that a test can tell whether it has seen it */
  readonly made: Set<string>;
};

export type Real = {
  readonly app: TestApp;
  readonly token: string;
  /** invitations that are due end */
  readonly clock: () => Promise<unknown>;
  readonly events: readonly string[];
  /** the role of each event */
  readonly types: readonly string[];
  readonly positions: readonly string[];
  readonly ushers: readonly string[];
};

export const newModel = (): Model => ({
  held: [],
  applied: [],
  blocked: new Set(),
  canceled: new Set(),
  made: new Set(),
});

export async function newReal(app: TestApp, token: string, clock: Real['clock']): Promise<Real> {
  const [early, later, overlapping] = POSITIONS;
  const here = await addShifts(app, [early, later]);
  const there = await addShifts(app, [overlapping]);
  const places = [...here, ...there];
  const ushers = await addPeople(app.pool, USHERS);
  await addRoles(app.pool, ushers, places);
  const event_ids = places.map(({ event_id }) => event_id);
  await app.pool.query('update events set reserve_percent = $2 where id = any ($1)', [event_ids, RESERVE_PERCENT]);
  return {
    app,
    token,
    clock,
    events: [here[0]?.event_id ?? '', there[0]?.event_id ?? ''],
    types: [here[0]?.type_id ?? '', there[0]?.type_id ?? ''],
    positions: places.map(({ position_id }) => position_id),
    ushers,
  };
}

export const isLive = ({ status }: Held): boolean => status === 'invited' || status === 'confirmed';

/** Undefined only if the model itself is wrong. */
export const positionAt = (position: number) => {
  const found = POSITIONS[position];
  if (!found) throw new Error('there is no such position');
  return found;
};

const overlapping = (one: number, other: number): boolean =>
  positionAt(one).from < positionAt(other).to && positionAt(other).from < positionAt(one).to;

export const isClosed = (model: Model, position: number) => model.canceled.has(positionAt(position).event);
/** Reserves stand beside the places. Null: there is room. */
export const noRoom = (model: Model, { position, reserve }: Pick<Held, 'position' | 'reserve'>, but?: Held) => {
  const taken = model.held.filter(
    (one) => one.position === position && one.reserve === reserve && isLive(one) && one !== but,
  );
  const { headcount } = positionAt(position);
  if (taken.length < (reserve ? reservesOf(headcount, RESERVE_PERCENT) : headcount)) return null;
  return reserve ? 'reserve_full' : 'place_taken';
};
export const holds = (model: Model, usher: number, position: number, but: readonly Held[] = []) =>
  model.held.some((one) => one.usher === usher && one.position === position && isLive(one) && !but.includes(one));
export const isBusy = (model: Model, usher: number, position: number, but: readonly Held[] = []) =>
  model.held.some(
    (one) =>
      one.usher === usher && one.status === 'confirmed' && overlapping(one.position, position) && !but.includes(one),
  );

/** What stands in the way of this one at that place. */
export const obstacles = (model: Model, held: Held, position: number, but: readonly Held[]): string[] => [
  ...(holds(model, held.usher, position, but) ? ['already_assigned'] : []),
  ...(held.status === 'confirmed' && isBusy(model, held.usher, position, but) ? ['already_booked'] : []),
];

/** Whoever is confirmed loses the invitations to something else at that time. */
export function endOverlapping(model: Model, { id, usher, position, status }: Held): void {
  if (status !== 'confirmed') return;
  for (const other of model.held)
    if (other.id !== id && other.usher === usher && other.status === 'invited' && overlapping(other.position, position))
      other.status = 'released';
}

const works = (model: Model, usher: number, position: number) =>
  model.held.some(
    (one) => one.usher === usher && one.position === position && one.status === 'confirmed' && !one.reserve,
  );

/** What this usher asked for at the event of the position, and whether all of it is there. Its shifts do not overlap. */
function askedAt({ applied }: Model, usher: number, position: number) {
  const { event } = positionAt(position);
  const asked = POSITIONS.flatMap((one, n) => (one.event === event ? [n] : []));
  return { asked, applied: applied.filter((one) => one.usher === usher && one.event === event) };
}

/** A place was given: who has all that they asked for waits for no answer. */
export function settle(model: Model, usher: number, position: number): void {
  const { asked, applied } = askedAt(model, usher, position);
  for (const one of applied)
    if (one.status === 'pending' && asked.every((place) => works(model, usher, place)))
      Object.assign(one, { status: 'accepted', served: true });
}

/** A place was taken back by hand: who had been served by it waits again. */
export function unsettle(model: Model, usher: number, position: number): void {
  const { asked, applied } = askedAt(model, usher, position);
  for (const one of applied)
    if (one.served && !asked.every((place) => works(model, usher, place)))
      Object.assign(one, { status: 'pending', served: false });
}

/** Nobody decides about these any more. */
export function expireApplied(model: Model, are: (applied: Applied) => boolean): void {
  for (const one of model.applied.filter((each) => each.status === 'pending' && are(each))) one.status = 'expired';
}

/** Everybody of these is released, as by a block or a cancellation. */
export function releaseAll(model: Model, are: (held: Held) => boolean): void {
  for (const held of model.held.filter((one) => isLive(one) && are(one))) held.status = 'released';
}

async function check(model: Model, { app, positions, ushers }: Real): Promise<void> {
  const { rows } = await app.pool.query(
    `select id, usher_id, position_id, status, reserve, locked and status in ('invited', 'confirmed') as locked
     from assignments where usher_id = any ($1) order by id`,
    [ushers],
  );
  const expected = model.held.map(({ id, usher, position, status, reserve, locked }) => ({
    id,
    usher_id: ushers[usher],
    position_id: positions[position],
    status,
    reserve,
    locked: locked && (status === 'invited' || status === 'confirmed'),
  }));
  expect(rows).toEqual(expected.sort((a, b) => a.id.localeCompare(b.id)));
  const { rows: counted } = await app.pool.query(
    `select p.confirmed, p.invited, p.reserves
     from unnest($1::uuid[]) with ordinality asked (id, n) join positions p using (id) order by n`,
    [positions],
  );
  const countAt = (position: number, are: (held: Held) => boolean) =>
    model.held.filter((one) => one.position === position && are(one)).length;
  expect(counted).toEqual(
    positions.map((_, n) => ({
      confirmed: countAt(n, ({ status, reserve }) => status === 'confirmed' && !reserve),
      invited: countAt(n, ({ status, reserve }) => status === 'invited' && !reserve),
      reserves: countAt(n, (held) => isLive(held) && held.reserve),
    })),
  );
  const { rows: applied } = await app.pool.query(
    'select id, status, served_from is not null as served from applications where usher_id = any ($1) order by id',
    [ushers],
  );
  const known = model.applied.map(({ id, status, served }) => ({ id, status, served }));
  expect(applied).toEqual(known.sort((a, b) => a.id.localeCompare(b.id)));
}

export type Command = fc.AsyncCommand<Model, Real>;

export const command = commandsOf(check);
export const always = () => true;
/** One of the assignments there are, whatever has become of it. */
export const chosen = (model: Model, n: number): Held => {
  const held = model.held[n % model.held.length];
  if (!held) throw new Error('there is none');
  return held;
};
export const hasAny = ({ held }: Model) => held.length > 0;
