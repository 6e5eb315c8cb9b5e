import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputSchema } from '../../platform/openapi/json-schema.ts';
import { startMailingApp } from '../../testing/mailing-app.ts';
import { sampleOf } from '../../testing/sample/sample-calls.ts';
import { NO_TWO_FACTOR_DEMAND } from '../../testing/sample/sample-settings.ts';
import type { TestApp } from '../../testing/test-app.ts';

// The audit log is never changed: what somebody wrote about a person may only stand there under that person's key.

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await startMailingApp());
});
afterAll(() => close());

/** Fields in which people write what they like. */
const FREE = new Set(['reason', 'note', 'text', 'message', 'comment', 'bank_reference']);

const fieldsOf = ({ body, method }: Endpoint): string[] =>
  method === 'GET' || !body ? [] : Object.keys(inputSchema(body).properties ?? {}).filter((name) => FREE.has(name));

/** Calls in which somebody writes about an event, a batch or an admin, who are not erased. */
const NOT_OF_A_PERSON = new Set([
  'moveEvent',
  'bulkCancelEvents',
  'cancelPaymentBatch',
  'deactivateAdmin',
  'bulkDeactivateAdmins',
  'resetTwoFactor',
  'blockTime',
]);
const WRITTEN = ENDPOINTS.filter((one) => fieldsOf(one).length > 0 && !NOT_OF_A_PERSON.has(one.name));

const tokenFor = async ({ access }: Endpoint): Promise<string | undefined> => {
  if (access === 'public') return undefined;
  if (access === 'staff') return (await app.signInStaff()).token;
  if (access === 'joiner') return (await app.proveToJoin()).token;
  return (await app.signIn('owner')).token;
};

const MARK = 'Qanari said so';

/** Makes the call with words in every free field, and returns what of the log holds them in the open. */
async function openlyLogged(declared: Endpoint) {
  await app.pool.query('delete from throttles');
  await app.pool.query(NO_TWO_FACTOR_DEMAND);
  const token = await tokenFor(declared);
  const caller = await app.callerOf(token && `Bearer ${token}`);
  const { body, ...sample } = await sampleOf(declared, { ...app, caller });
  const written = Object.fromEntries(fieldsOf(declared).map((name) => [name, MARK]));
  const sent = { ...(body as object), ...written };
  const reply = await app.call(declared, { ...sample, ...(token !== undefined && { token }), body: sent });
  expect(reply.statusCode, reply.body).toBe(200);
  const { rows } = await app.pool.query<{ action: string }>(
    `select action from audit_log where request_id::text = $1 and concat(before::text, after::text) like $2`,
    [String(reply.headers['x-request-id']), `%${MARK}%`],
  );
  return rows.map(({ action }) => action);
}

test.each(WRITTEN.map((declared) => [declared.name, declared] as const))(
  '%s leaves nothing that was written open in the log',
  async (_, declared) => {
    expect(await openlyLogged(declared)).toEqual([]);
  },
);

test('control: what stands in the log without a person is found', async () => {
  const canceling = ENDPOINTS.filter(({ name }) => name === 'cancelPaymentBatch');
  expect(await Promise.all(canceling.map(openlyLogged))).toEqual([['cancel_batch']]);
});
