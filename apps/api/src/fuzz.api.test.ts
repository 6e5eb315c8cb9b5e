import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import { ERROR_CODES, ERRORS } from '@proline/contract/facts';
import { refusalsOf } from '@proline/contract/refusals';
import { openApiDocument, type Operation } from './platform/openapi/openapi.ts';
import { counterDifferences } from './testing/schema/counter-check.ts';
import { hostileRequest, type HostileRequest } from './testing/schema/hostile-request.ts';
import { leaveStream } from './testing/program/leave-stream.ts';
import { startMailingApp } from './testing/mailing-app.ts';
import { runs } from './testing/property-runs.ts';
import { sampleOf } from './testing/sample/sample-calls.ts';
import { NO_TWO_FACTOR_DEMAND } from './testing/sample/sample-settings.ts';
import { fitting } from './testing/schema/schema-arbitrary.ts';
import type { TestApp } from './testing/test-app.ts';

const HOSTILE_RUNS = runs(10);
const FITTING_RUNS = runs(4);

let app: TestApp;
let close: () => Promise<void>;
let owner: string;
let usher: string;
beforeAll(async () => {
  ({ app, close } = await startMailingApp());
  owner = (await app.addAdmin('owner')).id;
  usher = (await app.signInStaff()).id;
});
afterAll(() => close());

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
);
type Declared = { readonly path: string; readonly method: string; readonly operation: Operation };
const endpoints = new Map<string, Endpoint>(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]));

const isStreamed = (name: string) => endpoints.get(name)?.produces !== undefined;

const errorReply = z.fromJSONSchema(document.components.schemas.ErrorReply);
const schemas = new Map(
  operations.map(([name, { operation }]) => {
    const schema = operation.responses['200']?.content['application/json']?.schema;
    return [name, schema === undefined ? z.never() : z.fromJSONSchema(schema)];
  }),
);

/** One person starts all of them, and may have only a few under way: the older ones are nobody's. */
const LET_GO_OF_JOBS = `update jobs set visible = false where id in (
  select id from jobs where visible and finished_at is null order by id desc offset 5)`;

/** Several calls may share an address, each with its own method. */
const isDeclared = (path: string, method: string): boolean =>
  ENDPOINTS.some((endpoint) => endpoint.path === path && endpoint.method === method);

/** A segment of dots makes the address of another call, which promises other things. */
const leadsElsewhere = ({ param }: HostileRequest): boolean => /^(?:\.|%2e){1,2}$/i.test(param);

/** Why a reply is not what the document promises; null when it is. */
function faultOf(
  name: string,
  method: string,
  request: HostileRequest,
  response: LightMyRequestResponse,
): string | null {
  const { statusCode, headers, body } = response;
  const endpoint = endpoints.get(name);
  if (!endpoint) return 'no such endpoint';
  if (statusCode >= 500) return `status ${statusCode}`;
  if (leadsElsewhere(request)) return null;
  if (statusCode === 200 && endpoint.access !== 'public' && !request.signedIn) return 'answered without a session';
  if (statusCode === 200 && endpoint.produces) {
    const type = String(headers['content-type']);
    return endpoint.produces.includes(type) ? null : `content type ${type}`;
  }
  // its body never reaches the wire
  if (request.method === 'HEAD') return null;
  if (!/^application\/json/.test(String(headers['content-type']))) return `content type ${headers['content-type']}`;
  const reply: unknown = JSON.parse(body);
  if (statusCode === 200) {
    if (request.method.toLowerCase() !== method)
      return isDeclared(endpoint.path, request.method) ? null : 'an undeclared method was answered';
    const parsed = (schemas.get(name) ?? z.never()).safeParse(reply);
    return parsed.success ? null : `not its schema: ${parsed.error.message}`;
  }
  const parsed = errorReply.safeParse(reply);
  if (!parsed.success) return `not an error reply: ${body}`;
  const code = ERROR_CODES.find((known) => known === z.object({ code: z.string() }).parse(reply).code);
  if (code === undefined || ERRORS[code].status !== statusCode) return `status ${statusCode} with ${body}`;
  // a spoilt address leads nowhere, and another method is nobody's promise
  const declared = request.method.toLowerCase() !== method || [...refusalsOf(endpoint), 'not_found'].includes(code);
  return declared ? null : `${code} is not declared`;
}

/** Who calls; anew for each request, which may end the session. */
function callerFor(name: string): Promise<{ readonly id: string; readonly token: string }> {
  const access = endpoints.get(name)?.access;
  if (access === 'joiner') return app.proveToJoin();
  return access === 'staff' ? app.signInStaff(usher) : app.signIn('owner', owner);
}

async function send(
  name: string,
  path: string,
  request: HostileRequest,
  caller = callerFor(name),
): Promise<LightMyRequestResponse> {
  // else most requests would only be told to wait
  await app.pool.query(`delete from throttles; ${NO_TWO_FACTOR_DEMAND}; ${LET_GO_OF_JOBS}`);
  const { token } = await caller;
  const options: InjectOptions = {
    method: request.method,
    url: `/api${path.replace(/\{\w+\}/g, () => request.param)}${request.query === '' ? '' : `?${request.query}`}`,
    headers: { ...(request.signedIn && { authorization: `Bearer ${token}` }), ...request.headers },
    ...(request.body !== undefined && { payload: request.body }),
  };
  if (!isStreamed(name)) return app.app.inject(options);
  // what is streamed may never end: its head is what was promised
  const response = await app.app.inject({ ...options, payloadAsStream: true });
  if (response.statusCode !== 200) return app.app.inject(options);
  await leaveStream(response);
  return response;
}

const JSON_BODY = { 'content-type': 'application/json' } as const;
const BYTES_BODY = { 'content-type': 'application/octet-stream' } as const;

/** 422 that is not a declared reason of this very call: then the schema takes what the call does not. */
const isVagueRefusal = (endpoint: Endpoint, response: LightMyRequestResponse): boolean =>
  response.statusCode === 422 && !endpoint.refusals?.some((code) => code === response.json<{ code: string }>().code);

const reached = new Map<string, Set<number>>();
const note = (name: string, status: number) => reached.set(name, (reached.get(name) ?? new Set()).add(status));

describe.each(operations)('%s', (name, { path, method, operation }: Declared) => {
  test('whatever is sent, the reply is one of those declared', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRequest(method, operation), async (request) => {
        const response = await send(name, path, request);
        note(name, response.statusCode);
        expect(faultOf(name, method, request, response)).toBeNull();
      }),
      { numRuns: HOSTILE_RUNS },
    );
  });

  test('what fits is taken, or refused for a reason of its own', async () => {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error('not declared');
    const schema = operation.requestBody?.content['application/json']?.schema;
    const body = schema ? fitting(schema) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (generated, prepared) => {
        const caller = callerFor(name);
        const sample = await sampleOf(endpoint, { ...app, caller: (await caller).id });
        const sent = prepared ? sample.body : generated;
        const request: HostileRequest = {
          method: endpoint.method,
          param: Object.values(sample.params ?? {})[0] ?? '',
          query: new URLSearchParams(sample.query ?? {}).toString(),
          body: sample.bytes ?? (sent === undefined ? undefined : JSON.stringify(sent)),
          headers: { ...(sent !== undefined && JSON_BODY), ...(sample.bytes && BYTES_BODY) },
          signedIn: true,
        };
        const response = await send(name, path, request, caller);
        note(name, response.statusCode);
        expect(faultOf(name, method, request, response)).toBeNull();
        expect(isVagueRefusal(endpoint, response)).toBe(false);
        if (prepared) expect(response.statusCode).toBe(200);
      }),
      { numRuns: FITTING_RUNS, examples: [[undefined, true]] },
    );
  });
});

describe('afterwards', () => {
  test('at least 95 % of the calls have also succeeded', () => {
    const succeeded = operations.filter(([name]) => reached.get(name)?.has(200));
    expect(succeeded.length / operations.length).toBeGreaterThanOrEqual(0.95);
  });

  test('nothing failed unnoticed, and the counters still equal a recount', async () => {
    const failures = app.log.filter((line) => z.object({ level: z.number() }).parse(JSON.parse(line)).level >= 50);
    expect(failures).toEqual([]);
    expect(await counterDifferences(app.pool)).toEqual([]);
  });
});
