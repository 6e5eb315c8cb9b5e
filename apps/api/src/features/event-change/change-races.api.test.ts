import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askEdit, foreseeEdit, later, placeOf, withStep, type Edit } from '../../testing/event/change-course.ts';
import { addPublished, hire } from '../../testing/event/event-course.ts';
import { addApproved, apply, decideAs, give, resultOf } from '../../testing/event/hiring-course.ts';
import { startUnguarded } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { addPlaces } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const rounds = Array.from({ length: runs(4) }, (_, round) => round);
const rows = async ({ pool }: TestApp, text: string, values: unknown[]) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows;
const firstPosition = async ({ pool }: TestApp, event_id: string) =>
  (
    await pool.query<{ id: string }>(
      `select p.id from positions p join shifts s on s.id = p.shift_id where p.event_id = $1 order by s.starts_at limit 1`,
      [event_id],
    )
  ).rows[0]?.id ?? '';

test.each(rounds)('two changes at once: one is made, the other is told that it has seen an old plan (%i)', async () => {
  const { event_id } = await addPublished(app, token);
  const edits: Edit[] = [withStep('stepTwo', { briefing: 'One.' }), withStep('stepTwo', { briefing: 'Two.' })];
  const shown = await Promise.all(edits.map((edit) => foreseeEdit(app, token, event_id, edit)));
  const results = await Promise.all(
    edits.map((edit, n) => resultOf(askEdit(n === 0 ? app : other, token, event_id, edit, shown[n]))),
  );
  expect(results.sort()).toEqual(['conflict', 'done']);
});

test.each(rounds)(
  'somebody is assigned while the times change: counted and asked, or the new numbers are shown (%i)',
  async () => {
    const { event_id, type_id } = await addPublished(app, token);
    await hire(app.pool, event_id);
    const position_id = await firstPosition(app, event_id);
    const usher_id = await addApproved(app);
    const shown = await foreseeEdit(app, token, event_id, later(30));
    const assigning = give(other, token, { event_id, type_id, shift_id: '', position_id }, usher_id);
    const [changed, assigned] = await Promise.all([
      resultOf(askEdit(app, token, event_id, later(30), shown)),
      resultOf(assigning),
    ]);
    expect(assigned).toBe('done');
    expect(['done', 'change_outdated']).toContain(changed);
    // whoever holds a place works when its shift is
    expect(
      await rows(
        app,
        `select a.id from assignments a join shifts s on s.id = a.shift_id
       where a.event_id = $1 and (a.starts_at, a.ends_at) is distinct from (s.starts_at, s.ends_at)`,
        [event_id],
      ),
    ).toEqual([]);
    expect(await counterDifferences(app.pool)).toEqual([]);
  },
);

/** Of the program without guards: the change waits in its middle until the other has the reply. */
type Order = { readonly reached: Promise<unknown>; readonly answered: () => void };
type Ground = { readonly app: TestApp; readonly other: TestApp; readonly token: string; readonly order?: Order };
/** What came out, and what may. */
type Race = (ground: Ground) => Promise<{ readonly found: unknown; readonly allowed: readonly unknown[] }>;

const bothOf = async (changing: Asking, asking: () => Asking, order?: Order): Promise<[string, string]> => {
  const second = async () => {
    await order?.reached;
    const result = await resultOf(asking());
    order?.answered();
    return result;
  };
  return Promise.all([resultOf(changing), second()]);
};
type Asking = Parameters<typeof resultOf>[0];

const placeTakenAway: Race = async ({ app, other, token, order }) => {
  const { event_id, type_id } = await addPublished(app, token);
  const fewer: Edit = (plan) => ({
    ...plan,
    stepThree: { ...plan.stepThree, needs: [{ shift: 'night', type_id, headcount: 6 }] },
    stepThreeZones: { ...plan.stepThreeZones, places: [{ zone: 'gate', shift: 'night', type_id, headcount: 6 }] },
  });
  const usher_id = await addApproved(app);
  const here = { event_id, type_id, shift_id: '', position_id: await firstPosition(app, event_id) };
  const shown = await foreseeEdit(app, token, event_id, fewer);
  const changing = askEdit(app, token, event_id, fewer, shown);
  const results = await bothOf(changing, () => give(other, token, here, usher_id), order);
  const overfilled = await rows(
    app,
    'select id from positions where event_id = $1 and confirmed + invited > headcount',
    [event_id],
  );
  return {
    found: [...results, overfilled.length],
    allowed: [
      ['done', 'not_found', 0],
      ['done', 'place_taken', 0],
      ['change_refused', 'done', 0],
    ],
  };
};

const bookedElsewhere: Race = async ({ app, other, token, order }) => {
  const { event_id } = await addPublished(app, token);
  const { id, usher_id } = await hire(app.pool, event_id);
  // 16:15 in Riyadh: free before, not after
  const there = await addPlaces(app.pool, {
    shift: {
      work_date: '2031-03-01',
      starts_at: new Date('2031-03-01T13:15:00Z'),
      ends_at: new Date('2031-03-01T17:00:00Z'),
    },
  });
  const shown = await foreseeEdit(app, token, event_id, later(30));
  const changing = askEdit(app, token, event_id, later(30), shown);
  const results = await bothOf(changing, () => give(other, token, there, usher_id), order);
  return {
    found: [...results, (await placeOf(app.pool, id))?.['status']],
    allowed: [
      ['done', 'already_booked', 'confirmed'],
      ['change_outdated', 'done', 'confirmed'],
    ],
  };
};

/** Whoever is accepted before the hours change is one of those who are asked, or the new numbers are shown first. */
const acceptedMeanwhile: Race = async ({ app, other, token, order }) => {
  const { event_id, type_id } = await addPublished(app, token);
  const { id } = await apply(app, { event_id, type_id, shift_id: '', position_id: '' });
  const shown = await foreseeEdit(app, token, event_id, later(30));
  const changing = askEdit(app, token, event_id, later(30), shown);
  const results = await bothOf(changing, () => decideAs(other, token, id, 'accepted'), order);
  const logged = await rows(
    app,
    `select action from audit_log where (record_id = $1 and action = 'change_plan') or (record_id = $2 and action = 'accept') order by id`,
    [event_id, id],
  );
  return {
    found: [...results, logged.map(({ action }) => action).join()],
    allowed: [
      ['done', 'done', 'change_plan,accept'],
      ['change_outdated', 'done', 'accept'],
    ],
  };
};

const RACES = [
  { name: 'the last place is given while it is taken away', race: placeTakenAway },
  { name: 'somebody is booked elsewhere at the new time meanwhile', race: bookedElsewhere },
  { name: 'an applicant is accepted while the hours change', race: acceptedMeanwhile },
];

describe.each(RACES)('$name: never both', ({ race }) => {
  test.each(rounds)('round %i', async () => {
    const { found, allowed } = await race({ app, other, token });
    expect(allowed).toContainEqual(found);
  });
});

test.each(RACES)('without guards it breaks: $name', async ({ race }) => {
  const [reached, answered] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  const unguarded = await startUnguarded({
    without: `alter table positions drop constraint positions_never_overfilled;
      alter table assignments drop constraint assignments_never_overlap;
      alter table bookings drop constraint bookings_never_overlap`,
    // the change has foreseen everything, and has not written yet
    hold: (text) => {
      if (!text.includes('left join shifts s on s.event_id')) return null;
      reached.resolve(null);
      return answered.promise;
    },
    forget: (text) => text.replace(/^set constraints .*$/, 'select'),
  });
  try {
    const { token: owner } = await unguarded.signIn('owner');
    const order = { reached: reached.promise, answered: () => answered.resolve(null) };
    const { found, allowed } = await race({ app: unguarded, other: unguarded, token: owner, order });
    expect(allowed).not.toContainEqual(found);
    expect(found).toEqual(['done', 'done', expect.anything()]);
  } finally {
    await unguarded.close();
  }
});
