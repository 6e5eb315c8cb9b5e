import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isOfApp, mayCall, type Access } from '@proline/contract/frame/access';
import { endpoint, type Endpoint } from '@proline/contract/frame/endpoint';
import { recordedField } from '@proline/contract/recorded';
import { ENDPOINTS } from '@proline/contract/slices';
import { createUsher } from '@proline/contract/usher/usher-record';
import { PERMISSIONS } from '@proline/domain/account/permission';
import { createDatabase } from './platform/postgres/database.ts';
import { handleError } from './platform/http/error-handler.ts';
import { route } from './platform/http/handler.ts';
import { mountAll } from './platform/http/mount.ts';
import { createJoinPassCheck } from './platform/security/join-pass-check.ts';
import { createSessionCheck } from './platform/security/session-check.ts';
import { createStaffSessionCheck } from './platform/security/staff-session-check.ts';
import { CALLERS, FORMER_JOINERS, FORMER_STAFF, type Caller } from './testing/schema/access-callers.ts';
import { leaveStream } from './testing/program/leave-stream.ts';
import { startMailingApp } from './testing/mailing-app.ts';
import { sampleOf } from './testing/sample/sample-calls.ts';
import type { Sample } from './testing/sample/sample-ground.ts';
import { NO_TWO_FACTOR_DEMAND } from './testing/sample/sample-settings.ts';
import { addressOf, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await startMailingApp());
});
afterAll(() => close());

/** What the declaration promises this caller. */
const expectedOf = ({ access }: Endpoint, { set }: Caller): number => {
  if (access === 'public') return 200;
  // a token of the one kind is nothing where another is asked for
  if (isOfApp(access) || set === 'staff' || set === 'joiner') return access === set ? 200 : 401;
  if (mayCall(access, set)) return 200;
  return set === null ? 401 : 403;
};

const FORMER = { staff: FORMER_STAFF, joiner: FORMER_JOINERS } as const;
const callersOf = ({ access }: Endpoint): readonly Caller[] =>
  isOfApp(access) ? [...CALLERS, ...FORMER[access]] : CALLERS;

const keptHeaders = new Map<Caller, Promise<string | undefined>>();
/** The same header for each call that is refused: what is refused ends no session. */
function keptHeaderOf(caller: Caller): Promise<string | undefined> {
  const kept = keptHeaders.get(caller) ?? caller.authorization(app);
  keptHeaders.set(caller, kept);
  return kept;
}

/** `prepared`: a sample that nobody has used up yet, for callers who are refused; left out: made for this caller. */
async function statusOf(
  server: FastifyInstance,
  prefix: string,
  declared: Endpoint,
  caller: Caller,
  prepared?: Sample,
): Promise<{ status: number; request: string }> {
  // what earlier calls of this very test used up or asked for is not what is tested
  await app.pool.query(`delete from throttles; ${NO_TWO_FACTOR_DEMAND}`);
  const authorization = await (prepared ? keptHeaderOf(caller) : caller.authorization(app));
  const { params, query, body, bytes } =
    prepared ?? (await sampleOf(declared, { ...app, caller: await app.callerOf(authorization) }));
  const response = await server.inject({
    payloadAsStream: true,
    method: declared.method,
    url: prefix + addressOf(declared, params).slice('/api'.length),
    ...(query && { query: { ...query } }),
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(bytes && { payload: bytes }),
  });
  await leaveStream(response);
  return { status: response.statusCode, request: String(response.headers['x-request-id']) };
}

/** Whether one of these requests is in the audit log. */
const haveTrace = async (requests: readonly string[]): Promise<boolean> => {
  const { rowCount } = await app.pool.query('select from audit_log where request_id::text = any ($1::text[]) limit 1', [
    requests,
  ]);
  return rowCount !== 0;
};

async function violations(server: FastifyInstance, prefix: string, endpoints: readonly Endpoint[]): Promise<string[]> {
  const found: string[] = [];
  for (const declared of endpoints) {
    const isRefused = (caller: Caller) => expectedOf(declared, caller) !== 200;
    const tryAll = async (callers: readonly Caller[], prepared?: Sample) => {
      const requests: string[] = [];
      for (const caller of callers) {
        const expected = expectedOf(declared, caller);
        const { status, request } = await statusOf(server, prefix, declared, caller, prepared);
        if (status !== expected)
          found.push(`${declared.name} by ${caller.name}: ${expected} expected, ${status} given`);
        requests.push(request);
      }
      return requests;
    };
    const callers = callersOf(declared);
    // those who are refused change nothing, so one sample serves them all; whoever got in would be found by the reply
    const unused = await sampleOf(declared, { ...app, caller: null });
    const refused = await tryAll(callers.filter(isRefused), unused);
    if (await haveTrace(refused)) found.push(`${declared.name}: a refused call left a trace`);
    await tryAll(callers.filter((caller) => !isRefused(caller)));
  }
  return found;
}

describe.each(ENDPOINTS.map((declared) => [declared.name, declared] as const))('%s', (_, declared) => {
  test(`is for ${declared.access}; nobody else gets in or leaves a trace`, async () => {
    expect(await violations(app.app, '/api', [declared])).toEqual([]);
  });
});

test('whoever is let in leaves a trace under the request, so that none is seen of the others', async () => {
  const owner = CALLERS.filter(({ set }) => set === 'owner');
  const made = await Promise.all(owner.map((caller) => statusOf(app.app, '/api', createUsher, caller)));
  expect(made.map(({ status }) => status)).toEqual([200]);
  expect(await haveTrace(made.map(({ request }) => request))).toBe(true);
});

/** One call for each kind of access, so that permissions no endpoint uses yet are seen at work too. */
const ACCESSES: readonly Access[] = ['public', 'signed_in', 'staff', 'joiner', ...PERMISSIONS];
const oneOfEach = ACCESSES.map((access) =>
  endpoint({
    name: access.replace('.', '_'),
    summary: access,
    method: 'GET',
    path: `/${access.replace('.', '/')}`,
    access,
    response: z.object({ data: z.null() }),
  }),
);

const mounted = (endpoints: readonly Endpoint[]): FastifyInstance => {
  const { pool, config, dataKey } = app;
  const server = fastify();
  server.setErrorHandler(handleError);
  const routes = endpoints.map((declared) => route(declared, async () => ({ data: null })));
  mountAll(
    server,
    routes,
    {
      pool,
      config,
      dataKey,
      db: createDatabase(pool),
      sessions: createSessionCheck(pool, config),
      staffSessions: createStaffSessionCheck(pool),
      joinPasses: createJoinPassCheck(pool, dataKey),
    },
    endpoints,
  );
  return server;
};

test('the audit log has words for every field that the calls above have recorded', async () => {
  const { rows } = await app.pool.query<{ field: string }>(
    `select distinct field from audit_log, jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) field
     where request_id is not null`,
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ field }) => field).filter((field) => recordedField(field) === undefined)).toEqual([]);
});

test('every permission is asked for wherever it is declared', async () => {
  expect(await violations(mounted(oneOfEach), '', oneOfEach)).toEqual([]);
});

test('an endpoint that forgets to ask is found', async () => {
  const open = mounted(oneOfEach.map((declared) => ({ ...declared, access: 'public' as const })));
  const found = await violations(open, '', oneOfEach);
  for (const { name, access } of oneOfEach) {
    expect(
      found.some((line) => line.startsWith(`${name} by nobody: 401 expected`)),
      name,
    ).toBe(access !== 'public');
  }
  expect(found).toContain('admins_write by viewer: 403 expected, 200 given');
});

/** Calls about events, which everybody of the staff may see; whatever else has an id is somebody's own. */
const ABOUT_EVENTS: readonly string[] = ['getStaffEvent', 'applyForWork'];

const OWN = ENDPOINTS.filter(
  ({ access, params, name }) => access === 'staff' && params !== undefined && !ABOUT_EVENTS.includes(name),
);
test.each(OWN.map((declared) => [declared.name, declared] as const))(
  '%s: what is another person’s is as little there as what nobody has',
  async (_, declared) => {
    const [owner, other] = [await app.signInStaff(), await app.signInStaff()];
    const { params, query, body } = await sampleOf(declared, { ...app, caller: owner.id });
    const sent = { token: other.token, query: query ?? {}, ...(body !== undefined && { body }) };
    const strange = await app.call(declared, { ...sent, params: params ?? {} });
    const missing = await app.call(declared, {
      ...sent,
      params: Object.fromEntries(Object.keys(params ?? {}).map((key) => [key, randomUUID()])),
    });
    expect(strange.statusCode).toBe(404);
    expect([strange.statusCode, strange.body]).toEqual([missing.statusCode, missing.body]);
    expect((await app.call(declared, { ...sent, token: owner.token, params: params ?? {} })).statusCode).toBe(200);
  },
);
