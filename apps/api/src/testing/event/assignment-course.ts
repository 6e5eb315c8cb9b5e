import fc from 'fast-check';
import { apply, decide } from './application-commands.ts';
import { callIn, confirm, give, lock, move, release, stale, swap } from './assignment-commands.ts';
import { answer, block, cancel, clock, dueNow } from './assignment-happenings.ts';
import { EVENTS, POSITIONS, USHERS, type Command } from './assignment-model.ts';

const usher = fc.nat(USHERS - 1);
const event = fc.nat(EVENTS - 1);
const position = fc.nat(POSITIONS.length - 1);
const nth = fc.nat(20);

/** Canceling ends much, so it comes seldom. */
export const anyCommand = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(usher, position).map(([u, p]) => give(u, p, 'confirmed')) },
  { weight: 10, arbitrary: fc.tuple(usher, position).map(([u, p]) => give(u, p, 'invited')) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(usher, position, fc.boolean())
      .map(([u, p, now]) => give(u, p, now ? 'confirmed' : 'invited', true)),
  },
  { weight: 5, arbitrary: nth.map(callIn) },
  { weight: 4, arbitrary: fc.tuple(usher, event).map(([u, e]) => apply(u, e)) },
  { weight: 6, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, reserve]) => decide(n, 'accepted', reserve)) },
  { weight: 3, arbitrary: nth.map((n) => decide(n, 'pending')) },
  { weight: 6, arbitrary: nth.map(confirm) },
  { weight: 4, arbitrary: nth.map(release) },
  { weight: 4, arbitrary: nth.map((n) => answer(n, 'decline')) },
  { weight: 5, arbitrary: nth.map((n) => answer(n, 'accept')) },
  { weight: 3, arbitrary: nth.map(stale) },
  { weight: 5, arbitrary: fc.tuple(nth, fc.boolean()).map(([n, locked]) => lock(n, locked)) },
  { weight: 6, arbitrary: fc.tuple(nth, position).map(([n, p]) => move(n, p)) },
  { weight: 6, arbitrary: fc.tuple(nth, nth).map(([n, m]) => swap(n, m)) },
  { weight: 4, arbitrary: nth.map(dueNow) },
  { weight: 3, arbitrary: fc.constant(clock) },
  { weight: 2, arbitrary: usher.map((u) => block(u, true)) },
  { weight: 3, arbitrary: usher.map((u) => block(u, false)) },
  { weight: 1, arbitrary: fc.nat(1).map(cancel) },
);

/** One of everything, so that it is seen whatever chance brings. */
export const COURSE: readonly Command[] = [
  give(0, 0, 'invited'),
  give(0, 2, 'invited'),
  give(1, 1, 'confirmed'),
  confirm(0),
  lock(0, true),
  release(0),
  lock(0, false),
  swap(0, 2),
  give(2, 1, 'invited'),
  dueNow(3),
  confirm(3),
  clock,
  give(2, 1, 'invited'),
  answer(4, 'decline'),
  answer(4, 'accept'),
  release(2),
  move(0, 0),
  move(0, 1),
  stale(0),
  block(0, true),
  give(0, 1, 'confirmed'),
  block(0, false),
  give(0, 1, 'confirmed'),
  give(2, 2, 'invited'),
  answer(6, 'accept'),
  // a reserve is called in once the place is free
  give(0, 2, 'invited', true),
  callIn(7),
  release(7),
  give(1, 2, 'confirmed', true),
  release(6),
  callIn(8),
  // one who works already is accepted for the rest
  apply(0, 0),
  decide(0, 'accepted', true),
  decide(0, 'pending'),
  cancel(0),
];
