import { assignUsher, getEventPlaces, type EventPlaces } from '@proline/contract/assignment/assignment';
import { decideApplication } from '@proline/contract/event-application/event-application';
import type { Decision } from '@proline/domain/event-application/application-move';
import { emptyPlan, type EventPlan, type Requirement } from '@proline/domain/event-plan/plan';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addPlaces, addRow, atHour, type Places } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

export const addApproved = async ({ pool }: TestApp): Promise<string> =>
  (await addRow(pool, 'ushers', { status: 'approved' })).id;

type Shift = { readonly from: number; readonly to: number; readonly headcount?: number };

/** A published event with one role in each of these shifts, which are hours after a moment far ahead. */
export async function addShifts(
  { pool }: TestApp,
  [first, ...others]: readonly [Shift, ...Shift[]],
): Promise<Places[]> {
  const times = ({ from, to }: Shift) => ({
    work_date: atHour(from).toISOString().slice(0, 10),
    starts_at: atHour(from),
    ends_at: atHour(to),
  });
  const places = await addPlaces(pool, { headcount: first.headcount ?? 1, shift: times(first) });
  const { event_id, type_id } = places;
  const more = [];
  for (const shift of others) {
    const { id: shift_id } = await addRow(pool, 'shifts', { event_id, ...times(shift) });
    const position = { event_id, shift_id, type_id, headcount: shift.headcount ?? 1 };
    const { id: position_id } = await addRow(pool, 'positions', position);
    more.push({ event_id, type_id, shift_id, position_id });
  }
  return [places, ...more];
}

type Application = Partial<Insertable<Database['applications']>>;

/** Somebody, new unless named, asks to work there. */
export async function apply(app: TestApp, { event_id, type_id }: Places, values: Application = {}) {
  const usher_id = values.usher_id ?? (await addApproved(app));
  const { id } = await addRow(app.pool, 'applications', { event_id, type_id, ...values, usher_id });
  return { id, usher_id };
}

type Reply = { readonly statusCode: number; json: <T>() => T };

/** 'done', or the code of the refusal. */
export async function resultOf(asking: Promise<Reply>): Promise<string> {
  const reply = await asking;
  return reply.statusCode === 200 ? 'done' : (reply.json<{ code?: string }>().code ?? `status ${reply.statusCode}`);
}

type Caller<Answer> = { readonly call: (...asked: Parameters<TestApp['call']>) => Answer };

export const give = <Answer>(
  app: Caller<Answer>,
  token: string,
  { event_id, position_id }: Places,
  usher_id: string,
): Answer =>
  app.call(assignUsher, {
    token,
    params: { id: event_id },
    // a person of these tests does no role yet
    body: { usher_id, position_ids: [position_id], reserve: false, anyway: true },
  });

/** Decides about the application as it is now. */
export async function decideAs(app: TestApp, token: string, id: string, to: Decision, reason?: string) {
  const { rows } = await app.pool.query<{ version: number }>('select version from applications where id = $1', [id]);
  const body = { to, version: rows[0]?.version ?? 1, ...(reason !== undefined && { reason }) };
  return app.call(decideApplication, { token, params: { id }, body });
}

export async function placesOf(app: TestApp, token: string, id: string): Promise<EventPlaces> {
  const reply = await app.call(getEventPlaces, { token, params: { id } });
  return getEventPlaces.response.parse(reply.json()).data;
}

type Asked = { readonly requirements?: readonly Requirement[]; readonly excluded?: readonly string[] };

/** What the event asks of everybody who works there. */
export async function planAsks({ pool }: TestApp, event_id: string, { requirements = [], excluded = [] }: Asked) {
  const empty = emptyPlan('Asia/Riyadh', 'SAR');
  const steps: EventPlan = {
    ...empty,
    stepTwo: { ...empty.stepTwo, requirements },
    stepThreeTeam: { ...empty.stepThreeTeam, excluded },
  };
  await pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [event_id, JSON.stringify(steps)]);
}

/** Approved, of the city, doing the role of these places. */
export async function addDoing(
  { pool }: TestApp,
  { type_id }: Places,
  values: Parameters<typeof addRow<'ushers'>>[2] = {},
): Promise<string> {
  const { id } = await addRow(pool, 'ushers', { status: 'approved', ...values });
  await pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [id, type_id]);
  return id;
}
