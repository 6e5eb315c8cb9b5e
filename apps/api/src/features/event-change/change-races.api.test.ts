import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEdit, foreseeEdit, later, withStep, type Edit } from '../../testing/event/change-course.ts';
import { addPublished, hire } from '../../testing/event/event-course.ts';
import { addApproved, give, resultOf } from '../../testing/event/hiring-course.ts';
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
const rows = async (text: string, values: unknown[]) =>
  (await app.pool.query<Record<string, unknown>>(text, values)).rows;
const firstPosition = async (event_id: string) =>
  (
    await app.pool.query<{ id: string }>(
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
    const position_id = await firstPosition(event_id);
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
        `select a.id from assignments a join shifts s on s.id = a.shift_id
       where a.event_id = $1 and (a.starts_at, a.ends_at) is distinct from (s.starts_at, s.ends_at)`,
        [event_id],
      ),
    ).toEqual([]);
    expect(await counterDifferences(app.pool)).toEqual([]);
  },
);

test.each(rounds)('the last place is given while it is taken away: one of them (%i)', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const fewer: Edit = (plan) => ({
    ...plan,
    stepThree: { ...plan.stepThree, needs: [{ shift: 'night', type_id, headcount: 6 }] },
    stepThreeZones: { ...plan.stepThreeZones, places: [{ zone: 'gate', shift: 'night', type_id, headcount: 6 }] },
  });
  const usher_id = await addApproved(app);
  const here = { event_id, type_id, shift_id: '', position_id: await firstPosition(event_id) };
  const shown = await foreseeEdit(app, token, event_id, fewer);
  const [changed, given] = await Promise.all([
    resultOf(askEdit(app, token, event_id, fewer, shown)),
    resultOf(give(other, token, here, usher_id)),
  ]);
  expect([
    ['done', 'not_found'],
    ['done', 'place_taken'],
    ['change_refused', 'done'],
  ]).toContainEqual([changed, given]);
  expect(
    await rows('select id from positions where event_id = $1 and confirmed + invited > headcount', [event_id]),
  ).toEqual([]);
});

test.each(rounds)(
  'somebody is booked elsewhere at the new time meanwhile: never at two places at once (%i)',
  async () => {
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
    const results = await Promise.all([
      resultOf(askEdit(app, token, event_id, later(30), shown)),
      resultOf(give(other, token, there, usher_id)),
    ]);
    expect([
      ['done', 'already_booked'],
      ['change_outdated', 'done'],
    ]).toContainEqual(results);
    const [place] = await rows('select status from assignments where id = $1', [id]);
    expect(place).toEqual({ status: 'confirmed' });
  },
);
