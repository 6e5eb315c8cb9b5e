import fc from 'fast-check';
import { add, again, answer, cancel, make, record, remove, send } from './batch-commands.ts';
import { annul, approve, create, edit, giveBack, hold, pay, release, stale } from './money-commands.ts';
import { ADMINS, PEOPLE, type Command } from './money-model.ts';
import { confirmAccount, debt, enterAccount, overpaid, waive } from './payee-commands.ts';

const person = fc.nat(PEOPLE - 1);
const admin = fc.nat(ADMINS - 1);
const nth = fc.nat(20);
const few = fc.array(nth, { minLength: 1, maxLength: 6 });
/** Below and above the limit, and so little that a debt takes all of it. */
const amount = fc.constantFrom(4_000, 10_000, 30_000);

export const anyCommand = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(person, admin, amount).map(([p, by, minor]) => create(p, by, minor)) },
  { weight: 20, arbitrary: fc.tuple(nth, admin).map(([n, by]) => approve(n, by)) },
  { weight: 4, arbitrary: nth.map(giveBack) },
  { weight: 3, arbitrary: nth.map(annul) },
  { weight: 4, arbitrary: nth.map(hold) },
  { weight: 5, arbitrary: nth.map(release) },
  {
    weight: 5,
    arbitrary: fc.tuple(nth, admin, fc.constantFrom(2_000, -3_000)).map(([n, by, minor]) => edit(n, by, minor)),
  },
  { weight: 4, arbitrary: nth.map(pay) },
  { weight: 2, arbitrary: nth.map(stale) },
  { weight: 3, arbitrary: person.map(enterAccount) },
  { weight: 4, arbitrary: person.map(confirmAccount) },
  { weight: 3, arbitrary: fc.tuple(person, amount).map(([p, minor]) => debt(p, minor)) },
  { weight: 3, arbitrary: fc.tuple(nth, amount).map(([n, minor]) => overpaid(n, minor)) },
  { weight: 3, arbitrary: nth.map(waive) },
  { weight: 8, arbitrary: few.map(make) },
  { weight: 3, arbitrary: fc.tuple(nth, nth).map(([b, n]) => add(b, n)) },
  { weight: 3, arbitrary: fc.tuple(nth, nth).map(([b, n]) => remove(b, n)) },
  { weight: 2, arbitrary: nth.map(cancel) },
  { weight: 6, arbitrary: nth.map(send) },
  { weight: 6, arbitrary: fc.tuple(nth, nth, fc.boolean()).map(([b, n, isPaid]) => record(b, n, isPaid)) },
  { weight: 4, arbitrary: fc.tuple(nth, few).map(([b, refused]) => answer(b, refused)) },
  { weight: 2, arbitrary: nth.map(again) },
);

/** One of everything, so that it is seen whatever chance brings. */
export const COURSE: readonly Command[] = [
  create(0, 0, 10_000),
  create(0, 0, 30_000),
  create(1, 1, 10_000),
  // whoever made it; nobody's account; then above the limit, where a new account asks the first one again
  approve(0, 0),
  approve(2, 0),
  enterAccount(1),
  approve(2, 0),
  approve(1, 1),
  approve(1, 1),
  enterAccount(0),
  confirmAccount(0),
  approve(1, 1),
  approve(1, 2),
  edit(0, 1, 2_000),
  approve(0, 1),
  approve(0, 2),
  giveBack(0),
  approve(0, 2),
  hold(0),
  release(0),
  stale(0),
  // one is held and one goes to an account that nobody has confirmed: both stay out of the file
  make([0, 1, 2]),
  pay(0),
  annul(0),
  remove(0, 0),
  add(0, 0),
  hold(1),
  send(0),
  hold(0),
  record(0, 0, true),
  // what was too much takes all of the next one, and what is waived gives back
  overpaid(0, 5_000),
  create(0, 0, 5_000),
  approve(3, 1),
  debt(1, 3_000),
  create(1, 0, 9_000),
  waive(1),
  confirmAccount(1),
  approve(4, 1),
  release(1),
  make([1, 4]),
  cancel(1),
  make([1, 4]),
  send(2),
  answer(2, [1]),
  again(2),
  create(1, 0, 7_000),
  approve(5, 1),
  make([5]),
  send(3),
  record(3, 5, false),
  record(3, 5, false),
  annul(5),
  create(1, 0, 1_500),
  approve(6, 1),
  pay(6),
];
