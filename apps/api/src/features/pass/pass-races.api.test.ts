import { getPass, revokePass, scanPass } from '@proline/contract/pass/pass';
import { checkInSelf } from '@proline/contract/staff-pass/staff-pass';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, firstOf, newMark, said, WITHOUT_ONE_RECORD, type Day } from '../../testing/event/day-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Two gates read the pass of somebody who checks in by phone in the same moment, at two processes on one database. The same is done
// by a program without guards, which must break the promise: else the race would show nothing.

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

const TRIES = runs(10);
const TIMEOUT_MS = 240_000;

const passFor = async (at: TestApp, as: string, day: Day) =>
  getPass.response.parse((await at.call(getPass, { token: as, params: { id: firstOf(day) } })).json()).data;

const scan = (at: TestApp, as: string, { event_id }: Day, pass: string) =>
  at.call(scanPass, {
    token: as,
    params: { id: event_id },
    body: { id: newMark(), pass, kind: 'check_in', method: 'qr', shift_id: null },
  });

const checkIns = async ({ pool }: TestApp, day: Day): Promise<number> =>
  (
    await pool.query(
      `select from attendance_marks where assignment_id = $1 and kind = 'check_in' and refused is null`,
      [firstOf(day)],
    )
  ).rowCount ?? 0;

test(
  'one person by two tablets and the staff app at once: one check-in, and the others are told',
  async () => {
    for (let n = 0; n < TRIES; n += 1) {
      const day = await addDay(app.pool);
      const { text } = await passFor(app, token, day);
      const staff = await app.signInStaff(day.people[0]?.usher_id);
      const own = { token: staff.token, params: { id: firstOf(day) }, body: { id: newMark() } };
      const answers = await Promise.all([
        scan(app, token, day, text),
        scan(other, token, day, text),
        other.call(checkInSelf, own),
      ]);
      const told = answers.map(said);
      expect(told.filter((answer) => answer === 'done')).toHaveLength(1);
      // whoever was first, the others hear how: by the pass, or otherwise
      expect(told.filter((answer) => !['done', 'pass_replayed', 'already_checked_in'].includes(answer))).toEqual([]);
      expect(await checkIns(app, day)).toBe(1);
    }

    const unguarded = await startUnguarded({
      without: WITHOUT_ONE_RECORD,
      hold: untilTwo('insert into attendance_marks'),
    });
    try {
      const { token: careless } = await unguarded.signIn('ops');
      const day = await addDay(unguarded.pool);
      const { text } = await passFor(unguarded, careless, day);
      const staff = await unguarded.signInStaff(day.people[0]?.usher_id);
      await Promise.all([
        scan(unguarded, careless, day, text),
        unguarded.call(checkInSelf, { token: staff.token, params: { id: firstOf(day) }, body: { id: newMark() } }),
      ]);
      expect(await checkIns(unguarded, day)).toBe(2);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);

test(
  'a pass is shown while it is revoked: it counts, or it does not, and never after',
  async () => {
    for (let n = 0; n < TRIES; n += 1) {
      const day = await addDay(app.pool);
      const { text } = await passFor(app, token, day);
      const [shown, revoked] = await Promise.all([
        scan(app, token, day, text),
        other.call(revokePass, { token, params: { id: firstOf(day) }, body: { number: 1 } }),
      ]);
      expect(said(revoked)).toBe('done');
      expect(['done', 'pass_revoked']).toContain(said(shown));
      expect(await checkIns(app, day)).toBe(said(shown) === 'done' ? 1 : 0);
      expect(said(await scan(app, token, day, text))).toBe('pass_revoked');
    }

    // without guards a pass that was judged before lets somebody in after it was revoked
    const judged = Promise.withResolvers<undefined>();
    const revoked = Promise.withResolvers<undefined>();
    const unguarded = await startUnguarded({
      without: 'select',
      hold: (text) => {
        if (!text.includes('insert into attendance_marks')) return null;
        judged.resolve(undefined);
        return revoked.promise;
      },
    });
    try {
      const { token: careless } = await unguarded.signIn('ops');
      const day = await addDay(unguarded.pool);
      const { text } = await passFor(unguarded, careless, day);
      const shown = scan(unguarded, careless, day, text);
      await judged.promise;
      const revoking = { token: careless, params: { id: firstOf(day) }, body: { number: 1 } };
      expect(said(await unguarded.call(revokePass, revoking))).toBe('done');
      revoked.resolve(undefined);
      expect(said(await shown)).toBe('done');
      expect(await checkIns(unguarded, day)).toBe(1);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);
