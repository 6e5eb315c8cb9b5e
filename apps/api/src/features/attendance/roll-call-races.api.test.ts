import { checkIn } from '@proline/contract/attendance/attendance';
import { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, newMark, said, WITHOUT_ONE_RECORD, type Day } from '../../testing/event/day-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Two call the same people at once, and one of those comes in at the gate, at two processes on one database: what was shown before
// closing is what is done, or nothing is. A program without guards must break it: else the race would show nothing.

let app: TestApp;
let other: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const idsOf = ({ people }: Day) => people.map(({ id }) => id);

/** What a desk that ticks the first so many is shown, and then sends. */
async function shown(at: TestApp, as: string, day: Day, ticked: number) {
  const part = { shift_id: day.shift_id, zone_id: null, lead_id: null, present: idsOf(day).slice(0, ticked) };
  const reply = await at.call(previewRollCall, { token: as, params: { id: day.event_id }, body: part });
  const { fingerprint } = previewRollCall.response.parse(reply.json()).data;
  return { ...part, fingerprint };
}
type Shown = Awaited<ReturnType<typeof shown>>;

const close = (at: TestApp, as: string, day: Day, body: Shown) =>
  at.call(takeRollCall, { token: as, params: { id: day.event_id }, body });

const rowsOf = async ({ pool }: TestApp, { event_id }: Day) =>
  (
    await pool.query<{ assignment_id: string; outcome: string | null }>(
      'select assignment_id, outcome from attendance where event_id = $1',
      [event_id],
    )
  ).rows;
const missingOf = async (at: TestApp, day: Day) =>
  (await rowsOf(at, day)).filter(({ outcome }) => outcome === 'no_show').length;

test.each(Array.from({ length: runs(6) }, (_, round) => round))(
  'two roll-calls and a check-in at once: one was as shown, or none (%i)',
  async () => {
    const day = await addDay(app.pool, { people: 6 });
    const comes = idsOf(day).at(-1) ?? '';
    const [few, more] = [await shown(app, token, day, 2), await shown(other, token, day, 3)];
    const replies = await Promise.all([
      close(app, token, day, few),
      close(other, token, day, more),
      app.call(checkIn, { token, params: { id: comes }, body: { id: newMark() } }),
    ]);
    const [first, second, arrival] = replies.map(said);
    expect(arrival).toBe('done');
    const outcomes = ['done, roll_call_outdated', 'roll_call_outdated, done', 'roll_call_outdated, roll_call_outdated'];
    expect(outcomes).toContain(`${first}, ${second}`);
    // whoever came in is in, before the roll-call or after it; all others are what the one that counted has said
    expect(await missingOf(app, day)).toBe(first === 'done' ? 3 : second === 'done' ? 2 : 0);
    const rows = await rowsOf(app, day);
    expect(rows).toContainEqual({ assignment_id: comes, outcome: null });
    expect(rows).toHaveLength(first === 'done' || second === 'done' ? 6 : 1);
  },
);

test('nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('without guards both are closed, and one person is there and missing', async () => {
  const unguarded = await startUnguarded({
    without: WITHOUT_ONE_RECORD,
    hold: untilTwo('insert into attendance_marks'),
  });
  try {
    const { token: careless } = await unguarded.signIn('ops');
    const day = await addDay(unguarded.pool, { people: 3 });
    const [few, more] = [await shown(unguarded, careless, day, 1), await shown(unguarded, careless, day, 2)];
    const replies = await Promise.all([few, more].map((body) => close(unguarded, careless, day, body)));
    expect(replies.map(said)).toEqual(['done', 'done']);
    const second = (await rowsOf(unguarded, day)).filter(({ assignment_id }) => assignment_id === idsOf(day)[1]);
    expect(second.map(({ outcome }) => outcome).sort()).toEqual(['no_show', null]);
  } finally {
    await unguarded.close();
  }
});
