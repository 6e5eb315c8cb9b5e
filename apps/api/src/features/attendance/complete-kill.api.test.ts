import { once } from 'node:events';
import { moveEvent } from '@proline/contract/event-move/event-move';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toDataKey } from '../../platform/security/data-key.ts';
import { addDay, type Day } from '../../testing/event/day-course.ts';
import { serve } from '../../testing/program/served-process.ts';
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

/** The other process has the same. */
const dataKey = toDataKey(Buffer.alloc(32));
const PEOPLE = 12;
const MINUTES = 240;
const RATE_MINOR = 6_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [], dataKey });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

/** Everybody has worked for four hours. */
async function addWorkedDay(): Promise<Day> {
  const day = await addDay(app.pool, { people: PEOPLE, from: -9, to: -1 });
  await app.pool.query(`update positions set pay_basis = 'hour', rate_minor = $2 where event_id = $1`, [
    day.event_id,
    RATE_MINOR,
  ]);
  await app.pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, checked_out_at, method, out_method)
     select id, event_id, usher_id, work_date, 'attended', starts_at, starts_at + make_interval(mins => $2), 'manual', 'manual'
     from assignments where event_id = $1`,
    [day.event_id, MINUTES],
  );
  return day;
}

const completing = { to: 'completed', version: 1 };

/** Lets the other process complete the event, and kills it once everybody's pay is written but the event is not completed yet. */
async function killInTheMiddle({ event_id }: Day, { child, url }: Awaited<ReturnType<typeof serve>>): Promise<void> {
  const other = await app.pool.connect();
  try {
    await other.query('begin; lock table messages in share mode');
    const gone = once(child, 'close');
    const answered = fetch(`${url}${addressOf(moveEvent, { id: event_id })}`, {
      method: moveEvent.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(completing),
    }).catch(() => null);
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query ilike '%insert into messages%'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    child.kill('SIGKILL');
    await gone;
    expect(await answered).toBeNull();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

const standing = async ({ event_id }: Day) =>
  (
    await app.pool.query(
      `select e.status, count(t.id)::integer as transfers, coalesce(sum(t.net_minor), 0)::integer as net,
         (select coalesce(sum(l.amount_minor), 0)::integer from transfer_lines l join transfers p on p.id = l.transfer_id
          where p.event_id = e.id) as lines,
         (select count(approved_minutes)::integer from attendance where event_id = e.id) as counted
       from events e left join transfers t on t.event_id = e.id and t.voided_at is null where e.id = $1 group by e.id`,
      [event_id],
    )
  ).rows[0];

const NOTHING = { status: 'in_progress', transfers: 0, net: 0, lines: 0, counted: 0 };
const NET = (PEOPLE * MINUTES * RATE_MINOR) / 60;

test('a process that is killed in the middle of completing leaves nothing of it; the next one pays everybody once', async () => {
  const [own, careless] = await Promise.all([serve(app), serve(app, { CARELESS: '1' })]);
  const day = await addWorkedDay();
  await killInTheMiddle(day, own);
  expect(await standing(day)).toEqual(NOTHING);
  const again = await app.call(moveEvent, { token, params: { id: day.event_id }, body: completing });
  expect(again.statusCode, again.body).toBe(200);
  expect(await standing(day)).toEqual({
    status: 'completed',
    transfers: PEOPLE,
    net: NET,
    lines: NET,
    counted: PEOPLE,
  });

  // without one transaction the same kill leaves people with pay at an event that is not completed
  const half = await addWorkedDay();
  await killInTheMiddle(half, careless);
  expect(await standing(half)).toEqual({ ...NOTHING, transfers: PEOPLE, net: NET, lines: NET, counted: PEOPLE });
});
