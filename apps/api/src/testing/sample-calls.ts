import { randomBytes } from 'node:crypto';
import type { Endpoint } from '@proline/contract/endpoint';
import type pg from 'pg';
import type { z } from 'zod';
import { inputSchema } from '../platform/json-schema.ts';
import { exampleOf } from '../platform/schema-example.ts';
import { hashOfToken } from '../platform/session-check.ts';
import { TEST_PASSWORD, type CallOptions, type TestApp } from './test-app.ts';

type Ground = Pick<TestApp, 'pool' | 'addAdmin'>;
type Sample = Pick<CallOptions, 'params' | 'query' | 'body'>;

/** Calls that need something to be there first; for all others the example of their schema will do. */
const NEEDS_GROUND: Readonly<Record<string, (ground: Ground) => Promise<Sample>>> = {
  login: async ({ addAdmin }) => ({ body: { email: (await addAdmin('viewer')).email, password: TEST_PASSWORD } }),
  setFirstPassword: async ({ pool, addAdmin }) => ({
    params: { token: await openLink(pool, (await addAdmin('viewer')).id) },
    body: { password: 'a long first password' },
  }),
};

/** Input with which this call succeeds, for whoever may make it. */
export async function sampleOf(endpoint: Endpoint, ground: Ground): Promise<Sample> {
  const prepare = NEEDS_GROUND[endpoint.name];
  if (prepare) return prepare(ground);
  const body = endpoint.body && exampleOf(inputSchema(endpoint.body));
  return {
    params: textsOf(endpoint.params),
    query: textsOf(endpoint.query),
    ...(body !== undefined && { body }),
  };
}

const textsOf = (schema: z.ZodType | undefined): Record<string, string> => {
  const example = schema && exampleOf(inputSchema(schema));
  if (typeof example !== 'object' || example === null) return {};
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
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
