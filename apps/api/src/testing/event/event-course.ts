import { moveEvent } from '@proline/contract/event-move/event-move';
import { createEvent } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { EventStatus } from '@proline/domain/event/event-status';
import type pg from 'pg';
import { addNamed, samplePlan } from '../sample/sample-plans.ts';
import { addRow, type Queryable } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

type Named = Awaited<ReturnType<typeof addNamed>>;
export type Course = Named & { readonly event_id: string };

/** A draft that could be published now. */
export async function addReadyDraft(
  app: TestApp,
  token: string,
  change: (plan: PlanSteps) => PlanSteps = (plan) => plan,
): Promise<Course> {
  const named = await addNamed(app.pool);
  const steps = change(samplePlan(named));
  const reply = await app.call(createEvent, { token, body: { steps } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { ...named, event_id: createEvent.response.parse(reply.json()).data.event_id };
}

export const versionOf = async (pool: pg.Pool, id: string): Promise<number> =>
  (await pool.query<{ version: number }>('select version from events where id = $1', [id])).rows[0]?.version ?? 0;

export const statusOf = async (pool: pg.Pool, id: string): Promise<EventStatus | undefined> =>
  (await pool.query<{ status: EventStatus }>('select status from events where id = $1', [id])).rows[0]?.status;

type Ask = { readonly reason?: string; readonly compensation_minor?: number; readonly version?: number };

/** Asks for a move of the event as it is now. */
export const askMove = async (app: TestApp, token: string, id: string, to: EventStatus, ask: Ask = {}) =>
  app.call(moveEvent, { token, params: { id }, body: { to, version: await versionOf(app.pool, id), ...ask } });

/** 'done', or the code of the refusal. */
export async function outcomeOf(asking: ReturnType<typeof askMove>): Promise<string> {
  const reply = await asking;
  const { code } = reply.json<{ code?: string }>();
  return reply.statusCode === 200 ? 'done' : (code ?? `status ${reply.statusCode}`);
}

/** Moves, and throws when that is refused. */
export async function makeMove(app: TestApp, token: string, id: string, to: EventStatus, ask: Ask = {}): Promise<void> {
  const reply = await askMove(app, token, id, to, ask);
  if (reply.statusCode !== 200) throw new Error(`${to}: ${reply.body}`);
}

/** A draft that is ready, published. */
export async function addPublished(app: TestApp, token: string, change?: (plan: PlanSteps) => PlanSteps) {
  const draft = await addReadyDraft(app, token, change);
  await makeMove(app, token, draft.event_id, 'published');
  return draft;
}

type Post = { id: string; shift_id: string; work_date: string; starts_at: Date; ends_at: Date };

/** Positions of a published event, by the start of their shift. */
const postsOf = async (pool: Queryable, event_id: string): Promise<Post[]> =>
  (
    await pool.query<Post>(
      `select p.id, p.shift_id, s.work_date, s.starts_at, s.ends_at from positions p join shifts s on s.id = p.shift_id
       where p.event_id = $1 order by s.starts_at, p.zone_id nulls last, p.id`,
      [event_id],
    )
  ).rows;

type Hiring = { readonly post?: number; readonly status?: 'confirmed' | 'invited'; readonly usher_id?: string };

/** Gives somebody, new unless named, a place in the event's n-th position. */
export async function hire(
  pool: Queryable,
  event_id: string,
  { post = 0, status = 'confirmed', usher_id = '' }: Hiring = {},
) {
  const at = (await postsOf(pool, event_id))[post];
  if (!at) throw new Error('there is no such position');
  const usher = usher_id === '' ? (await addRow(pool, 'ushers', { status: 'approved' })).id : usher_id;
  const { id: position_id, ...shift } = at;
  const { id } = await addRow(pool, 'assignments', { event_id, position_id, ...shift, usher_id: usher, status });
  return { id, usher_id: usher, ...shift };
}

/** Moves the whole event in time, so that its first shift begins so many hours from now. */
export async function beginsIn(pool: pg.Pool, event_id: string, hours: number): Promise<void> {
  const { rows } = await pool.query<{ by: string }>(
    `select (date_trunc('milliseconds', now()) + make_interval(secs => $2::float8 * 3600) - min(starts_at))::text as by from shifts where event_id = $1`,
    [event_id, hours],
  );
  const by = rows[0]?.by;
  await pool.query(
    `update shifts set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval,
       work_date = (starts_at + $2::interval)::date where event_id = $1`,
    [event_id, by],
  );
  await pool.query(
    `update event_leads set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where event_id = $1`,
    [event_id, by],
  );
  await pool.query(
    `update events set starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval where id = $1`,
    [event_id, by],
  );
}

type Hired = { readonly id: string; readonly usher_id: string };
type Attended = { approved_minutes?: number | null; late_minutes?: number; clocked_in?: boolean };

const recordAttendance = (pool: pg.Pool, { id }: Hired, columns: string, values: unknown[] = []) =>
  pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, ${columns.split(' = ')[0] ?? ''})
     select id, event_id, usher_id, work_date, ${columns.split(' = ')[1] ?? ''} from assignments where id = $1`,
    [id, ...values],
  );

/** He came at the start of his shift, and left at its end unless he is still in. */
export const attend = (
  pool: pg.Pool,
  hired: Hired,
  { approved_minutes = null, late_minutes = 0, clocked_in = false }: Attended = {},
) =>
  recordAttendance(
    pool,
    hired,
    `method, checked_in_at, checked_out_at, outcome, late_minutes, approved_minutes, minutes_by_hand = ` +
      `'manual', starts_at + make_interval(mins => $2), ${clocked_in ? 'null, null' : `ends_at, 'attended'`}, $2::integer, $3::integer, $3::integer is not null`,
    [late_minutes, approved_minutes],
  );

export const missShift = (pool: pg.Pool, hired: Hired, outcome: 'no_show' | 'excused' = 'no_show') =>
  recordAttendance(pool, hired, `outcome = $2`, [outcome]);
