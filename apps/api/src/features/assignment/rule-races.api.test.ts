import { acceptBest } from '@proline/contract/event-application/event-application';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { count, OVERFILLED } from '../../testing/event/hiring-races.ts';
import { addDoing, addShifts, apply, give, planAsks, resultOf } from '../../testing/event/hiring-course.ts';
import { addTestJob } from '../../testing/program/job-effects.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptBestJob, firstComeJob } from '../event-application/accept-jobs.service.ts';

// What no constraint of the database could say is kept by locks alone. Each race also runs at a program without them, which must
// break the promise: else it would show nothing.

const JOBS = [acceptBestJob, firstComeJob];

/** Two processes on one database, and who asks. */
type Ground = { readonly app: TestApp; readonly other: TestApp; readonly token: string };
let ground: Ground;
beforeAll(async () => {
  const app = await startTestApp({ jobs: JOBS });
  const other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: JOBS });
  ground = { app, other, token: (await app.signIn('ops')).token };
});
afterAll(async () => {
  await ground.other.close();
  await ground.app.close();
});

/** What came out, over so many tries; and what may. */
type Race = (ground: Ground, tries: number) => Promise<{ readonly found: unknown; readonly allowed: unknown }>;

const each = async <One>(tries: number, one: () => Promise<One>): Promise<One[]> => {
  const all: One[] = [];
  for (let n = 0; n < tries; n += 1) all.push(await one());
  return all;
};

/** Half of two places are for women, and two women want one each, in two shifts. */
const lastOfMix: Race = async ({ app, other, token }, tries) => {
  const found = await each(tries, async () => {
    const [first, second] = (await addShifts(app, [
      { from: 0, to: 8 },
      { from: 24, to: 32 },
    ])) as [Places, Places];
    const requirements = [{ kind: 'gender', mode: 'block', female_percent: 50 }] as const;
    await planAsks(app, first.event_id, { requirements });
    const [a, b] = [await addDoing(app, first), await addDoing(app, first)];
    const asked = [give(app, token, first, a), give(other, token, second, b)];
    return (await Promise.all(asked.map(resultOf))).toSorted().join();
  });
  return { found: new Set(found), allowed: new Set(['done,gender_mix_full']) };
};

/** Four hours lie between the two. */
const tooLittleRest: Race = async ({ app, other, token }, tries) => {
  const found = await each(tries, async () => {
    const [here] = (await addShifts(app, [{ from: 0, to: 8 }])) as [Places];
    const [there] = (await addShifts(app, [{ from: 12, to: 20 }])) as [Places];
    const usher_id = await addDoing(app, here);
    const asked = [give(app, token, here, usher_id), give(other, token, there, usher_id)];
    return (await Promise.all(asked.map(resultOf))).toSorted().join();
  });
  return { found: new Set(found), allowed: new Set(['done,rest_too_short']) };
};

/** Of one place and two who apply the clock takes who came first, while somebody accepts the best, who came later. */
const firstOrBest: Race = async ({ app, token }, tries) => {
  const { pool } = app;
  const events = await each(tries, async () => {
    const [here] = (await addShifts(app, [{ from: 0, to: 8 }])) as [Places];
    const first = await apply(app, here, { created_at: new Date('2026-01-01') });
    const best = await apply(app, here);
    for (const [{ usher_id }, came] of [[first, 50] as const, [best, 95] as const])
      await pool.query('update usher_work set attended = $2, on_time = $2, no_shows = 100 - $2 where person_id = $1', [
        usher_id,
        came,
      ]);
    return here.event_id;
  });
  await pool.query(`update events set hiring_mode = 'first_come' where id = any ($1)`, [events]);
  await Promise.all([
    ...events.map((id) => app.call(acceptBest, { token, params: { id }, body: {} })),
    addTestJob(pool, {
      kind: firstComeJob,
      params: { each: true },
      created_by: null,
      items: events.map((record_id) => ({ record_id, label_en: '', label_ar: '' })),
    }),
  ]);
  await vi.waitFor(
    async () => expect(await count(app, `jobs where status <> 'done' and kind like 'applications.%'`)).toBe(0),
    { timeout: 60_000, interval: 50 },
  );
  const here = `event_id in ('${events.join("', '")}')`;
  return {
    found: {
      overfilled: await count(app, `${OVERFILLED} and p.${here}`),
      confirmed: await count(app, `assignments where ${here} and status = 'confirmed'`),
      accepted: await count(app, `applications where ${here} and status = 'accepted'`),
      stray: await count(app, `job_items where status = 'failed' and code not in ('place_taken', 'already_decided')`),
    },
    allowed: { overfilled: 0, confirmed: tries, accepted: tries, stray: 0 },
  };
};

const RACES = [
  { name: 'the last place of a mix is wanted by two, in two shifts', race: lastOfMix, tries: 5 },
  { name: 'one usher is wanted at two events with too little rest between them', race: tooLittleRest, tries: 5 },
  {
    name: 'the last place is wanted by who came first and by the best',
    race: firstOrBest,
    tries: 20,
    without: 'alter table positions drop constraint positions_never_overfilled',
  },
];

test.each(RACES)('$name, at once: one gets it', async ({ race, tries }) => {
  const { found, allowed } = await race(ground, runs(tries));
  expect(found).toEqual(allowed);
});

test.each(RACES)('without guards it breaks: $name', async ({ race, without = 'select' }) => {
  const unguarded = await startUnguarded({ without, hold: untilTwo('insert into assignments'), jobs: JOBS });
  try {
    const { token } = await unguarded.signIn('ops');
    const { found, allowed } = await race({ app: unguarded, other: unguarded, token }, 1);
    expect(found).not.toEqual(allowed);
    if (found instanceof Set) expect(found).toEqual(new Set(['done,done']));
    else expect(found).toMatchObject({ overfilled: 1, confirmed: 2 });
  } finally {
    await unguarded.close();
  }
});
