import { bookInterview } from '@proline/contract/interview/interview';
import { moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { InterviewMode } from '@proline/domain/recruiting/interview-slots';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import type { LeaderStep } from '@proline/domain/recruiting/leader-move';
import type { Selectable } from 'kysely';
import type pg from 'pg';
import { COLUMN_TYPES } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addRow, atHour, type Queryable } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

type Person = Selectable<Database['persons']>;

export const personOf = async (pool: pg.Pool, id: string): Promise<Person | undefined> =>
  (await pool.query<Person>({ text: 'select * from persons where id = $1', values: [id], types: COLUMN_TYPES }))
    .rows[0];

const versionOf = async (pool: pg.Pool, id: string): Promise<number> => (await personOf(pool, id))?.version ?? 1;

type Asked = Omit<SentBodyOf<typeof moveUsher>, 'to' | 'version'>;

/** Asks for a move of the usher as they are now. */
export const askUsher = async (app: TestApp, token: string, id: string, to: UsherStatus, asked: Asked = {}) =>
  app.call(moveUsher, { token, params: { id }, body: { to, version: await versionOf(app.pool, id), ...asked } });

export const askLeader = async (app: TestApp, token: string, id: string, step: LeaderStep, reason?: string) =>
  app.call(moveLeader, {
    token,
    params: { id },
    body: { step, version: await versionOf(app.pool, id), ...(reason !== undefined && { reason }) },
  });

type Slot = Omit<SentBodyOf<typeof bookInterview>, 'person_id' | 'hat' | 'version' | 'mode'> & {
  readonly mode?: InterviewMode;
};

export const askInterview = async (app: TestApp, token: string, person_id: string, slot: Slot, hat: Hat = 'usher') =>
  app.call(bookInterview, {
    token,
    body: { person_id, hat, version: await versionOf(app.pool, person_id), mode: 'video', ...slot },
  });

/** 'done', or the code of the refusal. */
export async function outcomeOf(asking: ReturnType<typeof askUsher>): Promise<string> {
  const reply = await asking;
  const { code } = reply.json<{ code?: string }>();
  return reply.statusCode === 200 ? 'done' : (code ?? `status ${reply.statusCode}`);
}

/** So many days from today, where the organization is. */
export const dayIn = async (pool: pg.Pool, days: number): Promise<string> =>
  (
    await pool.query<{ day: string }>(`select ((now() at time zone 'Asia/Riyadh')::date + $1::integer)::text as day`, [
      days,
    ])
  ).rows[0]?.day ?? '';

/** A time at which interviews are held, so many days from today. */
export const interviewTime = (days: number, clock = '08:00:00'): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}Z`;

/** An admin who can hold interviews. */
export const addInterviewer = (pool: Queryable) =>
  addRow(pool, 'admins', { permission_set: 'recruiter', password_hash: 'none' });

let held = 0;

/** Time passes: the interview has begun. Each is long ago at an hour of its own, so that no two meet. */
export const itsDayCame = (pool: Queryable, id: string) => {
  const hour = -70_000 + ++held;
  return pool.query('update interviews set starts_at = $2, ends_at = $3 where id = $1', [
    id,
    atHour(hour),
    atHour(hour + 1),
  ]);
};

/** An interview that was held; the next call makes a later one. */
export const addScorecard = (
  pool: pg.Pool,
  person_id: string,
  interviewer_id: string,
  score: number,
  hat: Hat = 'usher',
) => {
  const hour = -80_000 + ++held;
  return addRow(pool, 'interviews', {
    person_id,
    interviewer_id,
    hat,
    starts_at: atHour(hour),
    ends_at: atHour(hour + 1),
    status: 'done',
    score,
  });
};
