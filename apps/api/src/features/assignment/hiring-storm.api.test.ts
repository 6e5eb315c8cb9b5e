import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  acceptOrCancel,
  atExpiry,
  lastPlace,
  leadOrWork,
  planOrHand,
  twoEvents,
  type Order,
} from '../../testing/event/hiring-races.ts';
import { offerAtExpiry } from '../../testing/event/offer-race.ts';
import { serve } from '../../testing/program/served-process.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { offersJob } from '../offer/offer-clock.service.ts';
import { expireInvitationsJob } from './invitation-clock.service.ts';

// Two want what only one can have, over and over, at two processes of the program on one database. Each race is also run by a
// program without guards, which must break the promise: else the race would show nothing.

let app: TestApp;
let served: Awaited<ReturnType<typeof serve>>[];
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  served = await Promise.all([serve(app, { HIRING_CLOCK: '1' }), serve(app, { HIRING_CLOCK: '1' })]);
  ({ token } = await app.signIn('owner'));
});
afterAll(async () => {
  await Promise.all(served.map(({ stop }) => stop()));
  await app.close();
});

const TIMEOUT_MS = runs(300_000);
/** A thousand of each where properties are tried ten times as often. */
const TRIES = runs(100);

/** Waits in the middle of the first until the second has its reply. */
const untilSecond = (statement: string) => {
  const [reached, answered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  return {
    order: { reached: reached.promise, second: () => answered.resolve(null) },
    hold: (text: string) => {
      if (!text.includes(statement)) return null;
      reached.resolve(null);
      return answered.promise;
    },
  };
};

const DROP_OVERLAPS = `alter table assignments drop constraint assignments_never_overlap;
  alter table bookings drop constraint bookings_never_overlap`;
const DROP_OVERFILLED = 'alter table positions drop constraint positions_never_overfilled';

test.each([
  {
    name: 'the last place is wanted by two admins',
    race: lastPlace,
    tries: TRIES,
    allowed: ['done, place_taken', 'place_taken, done'],
    without: DROP_OVERFILLED,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'the last place is wanted by a plan and by hand',
    race: planOrHand,
    tries: TRIES,
    // the row that came too late is told in the reply of the plan
    allowed: ['done, place_taken', 'done, done'],
    without: DROP_OVERFILLED,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'one usher is wanted at two events at once',
    race: twoEvents,
    tries: TRIES,
    allowed: ['done, already_booked', 'already_booked, done'],
    without: DROP_OVERLAPS,
    meeting: () => ({ hold: untilTwo('insert into assignments') }),
  },
  {
    name: 'accepting meets canceling',
    race: acceptOrCancel,
    tries: TRIES,
    allowed: ['done, done', 'event_not_open, done'],
    without: `drop trigger assignments_event_open on assignments; drop trigger assignments_event_still_open on assignments`,
    meeting: () => untilSecond('insert into assignments'),
  },
  {
    name: 'an invitation is accepted at its very expiry',
    race: atExpiry,
    tries: TRIES,
    allowed: [
      'done, place_taken',
      ...['invitation_expired', 'assignment_ended'].flatMap((code) => [`${code}, done`, `${code}, place_taken`]),
    ],
    without: DROP_OVERFILLED,
    meeting: () => untilSecond("set status = 'confirmed'"),
  },
  {
    name: 'an offer is accepted by its person at its very expiry, and the clock asks the next',
    race: offerAtExpiry,
    tries: TRIES,
    allowed: ['done, done', 'invitation_expired, done', 'assignment_ended, done'],
    without: `${DROP_OVERFILLED}; drop index assignments_one_offer`,
    meeting: () => untilSecond("set status = 'confirmed'"),
  },
  {
    name: 'somebody is to lead one event and to work at another',
    race: leadOrWork,
    tries: TRIES,
    allowed: ['done, already_booked', 'leader_busy, done'],
    without: DROP_OVERLAPS,
    meeting: () => ({ hold: untilTwo('insert into assignments', 'insert into event_leads') }),
  },
])(
  '$name, $tries times at two processes: never both',
  async ({ race, tries, allowed, without, meeting }) => {
    const [one, other] = served;
    if (!one || !other) throw new Error('There are two processes.');
    const { results, broken } = await race(app, [one, other], token, tries);
    expect(broken).toBe(0);
    expect(Object.keys(results).filter((result) => !allowed.includes(result))).toEqual([]);
    expect(Object.values(results).reduce((sum, n) => sum + n, 0)).toBe(tries);

    const { hold, order }: { hold: ReturnType<typeof untilTwo>; order?: Order } = meeting();
    const unguarded = await startUnguarded({ without, hold, jobs: [expireInvitationsJob, offersJob] });
    try {
      const { token: owner } = await unguarded.signIn('owner');
      expect((await race(unguarded, [unguarded, unguarded], owner, 1, order)).broken).toBe(1);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
