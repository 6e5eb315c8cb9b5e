import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type pg from 'pg';
import type { z } from 'zod';
import { inputSchema } from '../../platform/openapi/json-schema.ts';
import { exampleOf } from '../../platform/openapi/schema-example.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { ADMIN_SAMPLES } from './sample-admins.ts';
import { CATALOGUE_SAMPLES } from './sample-catalogues.ts';
import { EVENT_SAMPLES } from './sample-events.ts';
import type { Ground, Sample } from './sample-ground.ts';
import { FILE_SAMPLES } from './sample-files.ts';
import { PLAN_SAMPLES } from './sample-plans.ts';
import { MOVE_SAMPLES } from './sample-moves.ts';
import { PROFILE_SAMPLES } from './sample-profiles.ts';
import { addRow, addWaitingJob } from './sample-rows.ts';
import { SETTINGS_SAMPLES } from './sample-settings.ts';
import { TEST_PASSWORD } from '../test-app.ts';

/** Calls that need something to be there first; for all others the example of their schema will do. */
const NEEDS_GROUND: Readonly<Record<string, (ground: Ground) => Promise<Sample>>> = {
  login: async ({ addAdmin }) => ({ body: { email: (await addAdmin('viewer')).email, password: TEST_PASSWORD } }),
  setFirstPassword: async ({ pool, addAdmin }) => ({
    params: { token: await openLink(pool, (await addAdmin('viewer')).id) },
    body: { password: 'a long first password' },
  }),
  getUsher: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  getLeader: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
  getTransfer: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'transfers', { usher_id: (await addRow(pool, 'ushers')).id })).id },
  }),
  createSavedView: async () => ({
    body: { list: 'ushers', name: `View ${randomBytes(6).toString('hex')}`, shared: false, query: 'status=pending' },
  }),
  changeSavedView: async (ground) => ({ params: { id: await addView(ground) }, body: { version: 1, shared: true } }),
  deleteSavedView: async (ground) => ({ params: { id: await addView(ground) } }),
  chooseDefaultView: async (ground) => ({ body: { list: 'ushers', view_id: await addView(ground) } }),
  ...ADMIN_SAMPLES,
  ...EVENT_SAMPLES,
  ...CATALOGUE_SAMPLES,
  ...FILE_SAMPLES,
  ...PLAN_SAMPLES,
  ...MOVE_SAMPLES,
  ...PROFILE_SAMPLES,
  ...SETTINGS_SAMPLES,
  getJob: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
  listJobItems: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
  cancelJob: async (ground) => ({ params: { id: await addWaitingJob(ground.pool, await starterOf(ground)) } }),
  retryJob: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
};

const starterOf = async ({ pool, caller }: Ground): Promise<string> => caller ?? (await addRow(pool, 'admins')).id;

const addEndedJob = async (ground: Ground): Promise<string> => {
  const created_by = await starterOf(ground);
  const job = await addRow(ground.pool, 'jobs', { created_by, status: 'done', finished_at: new Date(), total: 1 });
  await addRow(ground.pool, 'job_items', { job_id: job.id, status: 'failed', code: 'conflict' });
  return job.id;
};

const addView = async ({ pool, caller }: Ground): Promise<string> =>
  (await addRow(pool, 'saved_views', { owner_id: caller ?? (await addRow(pool, 'admins')).id })).id;

/** Input with which this call succeeds, for whoever may make it. */
export async function sampleOf(endpoint: Endpoint, ground: Ground): Promise<Sample> {
  const prepare = NEEDS_GROUND[endpoint.name];
  if (prepare) return prepare(ground);
  const body = endpoint.body && exampleOf(inputSchema(endpoint.body));
  return {
    params: textsOf(endpoint.params),
    query: requiredOf(endpoint.query),
    ...(body !== undefined && { body }),
  };
}

const textsOf = (schema: z.ZodType | undefined): Record<string, string> => {
  const example = schema && exampleOf(inputSchema(schema));
  if (typeof example !== 'object' || example === null) return {};
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
};

/** What may be left out of a query is left out: it would only narrow the answer. */
const requiredOf = (schema: z.ZodType | undefined): Record<string, string> => {
  const required = (schema && inputSchema(schema).required) ?? [];
  return Object.fromEntries(Object.entries(textsOf(schema)).filter(([name]) => required.includes(name)));
};

/** A first-password link that somebody could use now. */
export async function openLink(pool: pg.Pool, admin_id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into first_password_tokens (admin_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [admin_id, hashOfToken(token)],
  );
  return token;
}
