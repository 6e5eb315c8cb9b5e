import { markNoShow, undoMark } from '@proline/contract/attendance/attendance';
import { freePlace, replaceMissing } from '@proline/contract/offer/replacement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, firstOf, newMark, said, type Day } from '../../testing/event/day-course.ts';
import { runOffers, setHiring } from '../../testing/event/offer-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// The place of somebody who did not come, wanted by several at once, at two processes on one database. Each promise is also broken
// by a program without guards: else the race would show nothing.

let app: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token } = await app.signIn('ops'));
  await setHiring(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const rounds = Array.from({ length: runs(4) }, (_, round) => round);

type Missing = Day & { readonly no_show: string };

/** A day on which the first one did not come; the id of that mark. */
async function dayWithNoShow(at: TestApp, as: string): Promise<Missing> {
  const day = await addDay(at.pool);
  const no_show = newMark();
  const reply = await at.call(markNoShow, { token: as, params: { id: firstOf(day) }, body: { id: no_show } });
  expect(said(reply)).toBe('done');
  return { ...day, no_show };
}

const addUsher = async (at: TestApp) => (await addRow(at.pool, 'ushers', { status: 'approved' })).id;
const give = (at: TestApp, as: string, day: Day, usher_id: string) =>
  at.call(replaceMissing, {
    token: as,
    params: { id: firstOf(day) },
    body: { usher_id, as: 'assign', anyway: true },
  });
const free = (at: TestApp, as: string, day: Day) =>
  at.call(freePlace, { token: as, params: { id: firstOf(day) }, body: {} });
const takeBack = (at: TestApp, as: string, day: Missing) =>
  at.call(undoMark, { token: as, params: { id: firstOf(day) }, body: { id: newMark(), undoes: day.no_show } });

const countOf = async ({ pool }: TestApp, text: string, ...values: string[]) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${text}`, values)).rows[0]?.n;
/** Who has the place: the one who did not come does not count. */
const holders = (at: TestApp, { event_id }: Day) =>
  countOf(
    at,
    `assignments where event_id = $1 and status = 'confirmed' and not reserve and vacated_at is null`,
    event_id,
  );
/** Came after all, and has no place although it is nobody's. */
const STRANDED = `assignments a join positions p on p.id = a.position_id left join attendance t on t.assignment_id = a.id
  where a.vacated_at is not null and t.outcome is null and p.confirmed + p.invited < p.headcount`;

test.each(rounds)('two desks send somebody else each, and the chain its reserve: one has the place (%i)', async () => {
  const day = await dayWithNoShow(app, token);
  const { starts_at, ends_at } = day;
  const work_date = starts_at.toISOString().slice(0, 10);
  const reserve = { starts_at, ends_at, work_date, reserve: true };
  await assign(app.pool, day, await addUsher(app), reserve);
  const [one, two] = [await addUsher(app), await addUsher(app)];
  expect(said(await free(app, token, day))).toBe('done');
  const [first, second] = await Promise.all([give(app, token, day, one), give(other, token, day, two), runOffers(app)]);
  const answers = [first, second].map(said).sort().join(', ');
  // the chain was faster, or one of the desks
  expect(['place_taken, place_taken', 'done, place_taken']).toContain(answers);
  expect(await holders(app, day)).toBe(1);
});

test('without guards both desks give it, and two have one place', async () => {
  const unguarded = await startUnguarded({
    without: 'alter table positions drop constraint positions_never_overfilled',
    hold: untilTwo('insert into assignments'),
  });
  try {
    const { token: careless } = await unguarded.signIn('ops');
    const day = await dayWithNoShow(unguarded, careless);
    const [one, two] = [await addUsher(unguarded), await addUsher(unguarded)];
    await free(unguarded, careless, day);
    const replies = await Promise.all([one, two].map((id) => give(unguarded, careless, day, id)));
    expect(replies.map(said)).toEqual(['done', 'done']);
    expect(await holders(unguarded, day)).toBe(2);
  } finally {
    await unguarded.close();
  }
});

test.each(rounds)('a no-show is taken back while the place is given: nobody is left without one (%i)', async () => {
  const [given, freed] = [await dayWithNoShow(app, token), await dayWithNoShow(app, token)];
  const somebody = await addUsher(app);
  const replies = await Promise.all([
    takeBack(app, token, given),
    give(other, token, given, somebody),
    takeBack(other, token, freed),
    free(app, token, freed),
  ]);
  const [back, gave, backAgain, freeing] = replies.map(said);
  expect([back, backAgain]).toEqual(['done', 'done']);
  for (const answer of [gave, freeing]) expect(['done', 'not_missing']).toContain(answer);
  // given first: both are there, and the place is the other's; taken back first: nobody else was sent
  expect(await countOf(app, 'assignments where event_id = $1', given.event_id)).toBe(gave === 'done' ? 2 : 1);
  expect([await holders(app, given), await holders(app, freed)]).toEqual([1, 1]);
  expect(await countOf(app, STRANDED)).toBe(0);
});

test('without guards whoever came after all is left without a place that nobody has', async () => {
  const both = untilTwo('set vacated_at', 'update attendance t set outcome');
  let begun = false;
  const unguarded = await startUnguarded({ without: 'select', hold: (text) => (begun ? both(text) : null) });
  try {
    const { token: careless } = await unguarded.signIn('ops');
    const day = await dayWithNoShow(unguarded, careless);
    begun = true;
    await Promise.all([takeBack(unguarded, careless, day), free(unguarded, careless, day)]);
    expect(await countOf(unguarded, STRANDED)).toBe(1);
  } finally {
    await unguarded.close();
  }
});

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
