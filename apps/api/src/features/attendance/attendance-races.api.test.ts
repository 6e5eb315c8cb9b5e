import { checkIn, checkOut, markNoShow, MOST_MARKS_AT_ONCE, sendMarks } from '@proline/contract/attendance/attendance';
import { moveEvent } from '@proline/contract/event-move/event-move';
import { checkInSelf } from '@proline/contract/staff-pass/staff-pass';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDay,
  firstOf,
  newMark,
  said,
  WITHOUT_ONE_RECORD,
  type Day,
  type Reply,
} from '../../testing/event/day-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Two want to mark one person in one moment, at two processes on one database. Each race is also run by a program without guards,
// which must break the promise: else the race would show nothing.

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

/** How often which answers came together. */
async function race(tries: number, pair: (n: number) => Promise<readonly Promise<Reply>[]>) {
  const counts: Record<string, number> = {};
  for (let n = 0; n < tries; n += 1) {
    const answers = (await Promise.all(await pair(n))).map(said).sort().join(', ');
    counts[answers] = (counts[answers] ?? 0) + 1;
  }
  return counts;
}

const MARKED_TWICE = `select count(*)::integer as n from (
  select assignment_id from attendance_marks where refused is null and kind = 'check_in' group by assignment_id having count(*) > 1
) twice`;
const countOf = async ({ pool }: TestApp, text: string): Promise<number> =>
  (await pool.query<{ n: number }>(text)).rows[0]?.n ?? 0;

const markIn = (at: TestApp, as: string, id: string) =>
  at.call(checkIn, { token: as, params: { id }, body: { id: newMark() } });

test(
  'one person is checked in by two tablets and the own phone at once: one effect',
  async () => {
    const days = await Promise.all(Array.from({ length: TRIES }, () => addDay(app.pool)));
    const results = await race(TRIES, async (n) => {
      const day = days[n];
      if (!day) throw new Error('no day');
      const own = await app.signInStaff(day.people[0]?.usher_id);
      return [
        markIn(app, token, firstOf(day)),
        markIn(other, token, firstOf(day)),
        app.call(checkInSelf, { token: own.token, params: { id: firstOf(day) }, body: { id: newMark() } }),
      ];
    });
    expect(Object.keys(results)).toEqual(['already_checked_in, already_checked_in, done']);
    expect(await countOf(app, MARKED_TWICE)).toBe(0);

    const unguarded = await startUnguarded({
      without: WITHOUT_ONE_RECORD,
      hold: untilTwo('insert into attendance_marks'),
    });
    try {
      const { token: careless } = await unguarded.signIn('ops');
      const day = await addDay(unguarded.pool);
      await Promise.all([markIn(unguarded, careless, firstOf(day)), markIn(unguarded, careless, firstOf(day))]);
      expect(await countOf(unguarded, MARKED_TWICE)).toBe(1);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);

test(
  'a check-in meets a no-show, a check-out a check-out, and a device that sends twice at once',
  async () => {
    const missing = await race(TRIES, async () => {
      const day = await addDay(app.pool);
      return [
        markIn(app, token, firstOf(day)),
        other.call(markNoShow, { token, params: { id: firstOf(day) }, body: { id: newMark(), version: 0 } }),
      ];
    });
    // whoever comes after a no-show is in; a no-show after a check-in is not one
    expect(Object.keys(missing).filter((pair) => !['correction_needed, done', 'done, done'].includes(pair))).toEqual(
      [],
    );
    const out = await race(TRIES, async () => {
      const day = await addDay(app.pool);
      await markIn(app, token, firstOf(day));
      const leave = (at: TestApp) =>
        at.call(checkOut, { token, params: { id: firstOf(day) }, body: { id: newMark() } });
      return [leave(app), leave(other)];
    });
    expect(Object.keys(out)).toEqual(['already_left, done']);

    const day = await addDay(app.pool, { people: 20 });
    const marks = day.people.map(({ id }) => ({
      id: newMark(),
      assignment_id: id,
      kind: 'check_in',
      at: day.starts_at.toISOString(),
      method: 'scanner',
    }));
    const sent = await Promise.all(
      [app, other].map((at) => at.call(sendMarks, { token, params: { id: day.event_id }, body: { marks } })),
    );
    const results = sent.map((reply) =>
      [...new Set(sendMarks.response.parse(reply.json()).data.results.map(({ result }) => result))].join(),
    );
    expect(results.sort()).toEqual(['done', 'repeated']);
    expect(await countOf(app, MARKED_TWICE)).toBe(0);
    expect(await counterDifferences(app.pool)).toEqual([]);
  },
  TIMEOUT_MS,
);

const IN_AT_COMPLETED = `select count(*)::integer as n from attendance t join events e on e.id = t.event_id
  where e.status = 'completed' and t.outcome is null and t.checked_in_at is not null`;

const complete = (at: TestApp, as: string, id: string) =>
  at.call(moveEvent, { token: as, params: { id }, body: { to: 'completed', version: 1 } });

test(
  'a check-in meets completing: the event is completed without it, or waits for the check-out',
  async () => {
    const results = await race(TRIES, async () => {
      const day = await addDay(app.pool, { from: -9, to: -1, people: 2 });
      await other.call(markNoShow, { token, params: { id: firstOf(day) }, body: { id: newMark() } });
      await app.pool.query('update assignments set status = $2 where id = $1', [day.people[1]?.id, 'released']);
      const late = app.call(checkIn, {
        token,
        params: { id: firstOf(day) },
        body: { id: newMark(), at: day.starts_at.toISOString() },
      });
      return [late, complete(other, token, day.event_id)];
    });
    const allowed = ['attendance_locked, done', 'done, still_clocked_in', 'attendance_unresolved, done'];
    expect(Object.keys(results).filter((pair) => !allowed.includes(pair))).toEqual([]);
    expect(await countOf(app, IN_AT_COMPLETED)).toBe(0);

    const unguarded = await startUnguarded({
      without: `drop trigger attendance_locked on attendance; drop trigger attendance_insert_locked on attendance`,
      hold: untilTwo('update attendance t set outcome', 'update events set'),
    });
    try {
      const { token: careless } = await unguarded.signIn('ops');
      const day = await addDay(unguarded.pool, { from: -9, to: -1 });
      await unguarded.pool.query(
        `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome)
         select id, event_id, usher_id, work_date, 'no_show' from assignments where id = $1`,
        [firstOf(day)],
      );
      await Promise.all([
        unguarded.call(checkIn, {
          token: careless,
          params: { id: firstOf(day) },
          body: { id: newMark(), at: day.starts_at.toISOString() },
        }),
        complete(unguarded, careless, day.event_id),
      ]);
      expect(await countOf(unguarded, IN_AT_COMPLETED)).toBe(1);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);

const KEPT = 1_000;

const MARKS_OF = `select count(*)::integer as marks, count(distinct id)::integer as ids from attendance_marks where event_id = $1`;

test(
  'a device sends what it has kept twice, at two processes: a thousand marks are a thousand',
  async () => {
    const sendTwice = async (day: Day, as: string, processes: readonly TestApp[]) => {
      const kept = day.people.flatMap(({ id }, n) =>
        (['check_in', 'check_out'] as const).map((kind, later) => ({
          id: newMark(),
          assignment_id: id,
          kind,
          at: new Date(day.starts_at.getTime() + later * 1_800_000 + n).toISOString(),
          method: 'scanner',
        })),
      );
      const answers: Record<string, number> = {};
      for (let from = 0; from < kept.length; from += MOST_MARKS_AT_ONCE) {
        const marks = kept.slice(from, from + MOST_MARKS_AT_ONCE);
        const replies = await Promise.all(
          processes.map((at) => at.call(sendMarks, { token: as, params: { id: day.event_id }, body: { marks } })),
        );
        for (const reply of replies)
          for (const { result } of sendMarks.response.parse(reply.json()).data.results)
            answers[result] = (answers[result] ?? 0) + 1;
      }
      return answers;
    };
    const day = await addDay(app.pool, { people: KEPT / 2 });
    expect(await sendTwice(day, token, [app, other])).toEqual({ done: KEPT, repeated: KEPT });
    expect((await app.pool.query(MARKS_OF, [day.event_id])).rows).toEqual([{ marks: KEPT, ids: KEPT }]);
    expect(await counterDifferences(app.pool)).toEqual([]);

    const unguarded = await startUnguarded({
      without: `alter table attendance_marks drop constraint attendance_marks_pkey cascade; ${WITHOUT_ONE_RECORD}`,
      hold: untilTwo('insert into attendance_marks'),
    });
    try {
      const { token: careless } = await unguarded.signIn('ops');
      const short = await addDay(unguarded.pool, { people: 5 });
      expect(await sendTwice(short, careless, [unguarded, unguarded])).toEqual({ done: 20 });
      expect((await unguarded.pool.query(MARKS_OF, [short.event_id])).rows).toEqual([{ marks: 20, ids: 10 }]);
    } finally {
      await unguarded.close();
    }
  },
  TIMEOUT_MS,
);
