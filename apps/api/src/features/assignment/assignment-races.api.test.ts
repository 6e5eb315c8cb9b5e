import { releaseAssignment, swapAssignments } from '@proline/contract/assignment/assignment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPublished, askMove } from '../../testing/event/event-course.ts';
import { addApproved, addShifts, apply, decideAs, give, resultOf } from '../../testing/event/hiring-course.ts';
import { runs } from '../../testing/property-runs.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
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

const ROUNDS = runs(6);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const SHIFT = { from: 0, to: 6 };

/** Asks all of them at once, in turn at either process; what became of each, in the order of the alphabet. */
const atOnce = async (asks: readonly ((at: TestApp) => Parameters<typeof resultOf>[0])[]) =>
  (await Promise.all(asks.map((ask, n) => resultOf(ask(n % 2 === 0 ? app : other))))).sort();

const count = async (text: string, values: unknown[]) =>
  (await app.pool.query<{ n: number }>(`select count(*)::integer as n ${text}`, values)).rows[0]?.n;
const confirmedAt = (event_id: string) =>
  count(`from assignments where event_id = $1 and status = 'confirmed'`, [event_id]);

test.each(rounds)('the last place is wanted by four at once: one gets it (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const people = await Promise.all([1, 2, 3, 4].map(() => addApproved(app)));
  const results = await atOnce(people.map((id) => (at) => give(at, token, here, id)));
  expect(results).toEqual(['done', 'place_taken', 'place_taken', 'place_taken']);
  expect(await confirmedAt(here.event_id)).toBe(1);
});

test.each(rounds)('two accept two applicants for the last place: one is accepted, the other waits (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [one, two] = [await apply(app, here), await apply(app, here)];
  const results = await atOnce(
    [one, two].map(
      ({ id }) =>
        (at) =>
          decideAs(at, token, id, 'accepted'),
    ),
  );
  expect(results).toEqual(['done', 'place_taken']);
  expect(await count(`from applications where event_id = $1 and status = 'pending'`, [here.event_id])).toBe(1);
});

test.each(rounds)('one usher is wanted at two overlapping events: one gets them (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [there] = (await addShifts(app, [{ from: 3, to: 9 }])) as [Places];
  const usher_id = await addApproved(app);
  const { id } = await apply(app, there, { usher_id });
  const results = await atOnce([(at) => give(at, token, here, usher_id), (at) => decideAs(at, token, id, 'accepted')]);
  expect(results).toEqual(['already_booked', 'done']);
  expect(await count('from bookings where person_id = $1', [usher_id])).toBe(1);
});

test.each(rounds)('somebody leads one event while being booked for another: one of them is refused (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [there] = (await addShifts(app, [SHIFT])) as [Places];
  const usher_id = await addApproved(app);
  await app.pool.query(
    `update persons set leader_status = 'approved', leader_code = nextval('leader_codes'), leader_since = now(),
       leader_status_changed_at = now() where id = $1`,
    [usher_id],
  );
  const leading = addRow(app.pool, 'event_leads', { event_id: there.event_id, leader_id: usher_id }).then(
    () => 'leads',
    () => 'refused',
  );
  const [booked, led] = [await resultOf(give(other, token, here, usher_id)), await leading];
  expect([`${booked} ${led}`]).toEqual([expect.stringMatching(/^(done refused|already_booked leads)$/)]);
});

test.each(rounds)('accepting meets canceling: whoever was accepted is released, or was refused (%i)', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const here = { event_id, type_id, shift_id: '', position_id: '' };
  const { id } = await apply(app, here);
  const [accepting, canceling] = await Promise.all([
    resultOf(decideAs(app, token, id, 'accepted')),
    resultOf(askMove(other, token, here.event_id, 'canceled', { reason: 'Storm warning' })),
  ]);
  expect(canceling).toBe('done');
  expect(['done', 'event_not_open']).toContain(accepting);
  expect(await confirmedAt(here.event_id)).toBe(0);
  expect(
    await count(`from applications where event_id = $1 and status in ('pending', 'waitlisted')`, [here.event_id]),
  ).toBe(0);
});

test.each(rounds)('two swap and one is released at once: everybody holds one place or none (%i)', async () => {
  const [early, late] = (await addShifts(app, [SHIFT, { from: 20, to: 26 }])) as [Places, Places];
  const [a, b] = [await addApproved(app), await addApproved(app)];
  const idOf = async (place: Places, id: string) =>
    (await give(app, token, place, id)).json<{ data: { assignments: { id: string }[] } }>().data.assignments[0]?.id ??
    '';
  const [one, two] = [await idOf(early, a), await idOf(late, b)];
  const swap = (at: TestApp, id: string, with_id: string) =>
    at.call(swapAssignments, { token, params: { id }, body: { version: 1, with_id, with_version: 1 } });
  const results = await atOnce([
    (at) => swap(at, one, two),
    (at) => swap(at, two, one),
    (at) => at.call(releaseAssignment, { token, params: { id: one }, body: { version: 1, reason: 'Sick' } }),
  ]);
  expect(results.filter((result) => result === 'done')).toHaveLength(1);
  for (const result of results) expect(['done', 'conflict', 'assignment_ended']).toContain(result);
});

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('without its constraint the last place would be given twice', async () => {
  const broken = await startTestApp({ jobs: [] });
  try {
    await broken.pool.query('alter table positions drop constraint positions_never_overfilled');
    const { token: owner } = await broken.signIn('owner');
    const [here] = (await addShifts(broken, [SHIFT])) as [Places];
    // as if the service had not looked: two rows at once, which only the constraint can tell apart
    const people = await Promise.all([1, 2].map(() => addApproved(broken)));
    const book = (usher_id: string) =>
      broken.pool.query(
        `insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status)
         select p.event_id, p.shift_id, p.id, $2, s.work_date, s.starts_at, s.ends_at, 'confirmed'
         from positions p join shifts s on s.id = p.shift_id where p.id = $1`,
        [here.position_id, usher_id],
      );
    await Promise.all(people.map(book));
    const { rows } = await broken.pool.query('select confirmed, headcount from positions where id = $1', [
      here.position_id,
    ]);
    expect(rows).toEqual([{ confirmed: 2, headcount: 1 }]);
    expect(await resultOf(give(broken, owner, here, await addApproved(broken)))).toBe('place_taken');
  } finally {
    await broken.close();
  }
});
