import { createHash } from 'node:crypto';
import { mayCall } from '@proline/contract/frame/access';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { DataKey } from '../security/data-key.ts';
import type { Context, Route, StreamedReply } from './handler.ts';
import { claimIdempotencyKey, readIdempotencyKey, Replay, type IdempotencyClaim } from './idempotency.ts';
import { ignoreForms, readBytesOnly } from './json-body.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { factsOf } from './request-facts.ts';
import type { Database } from '../postgres/schema.gen.ts';
import { byDeclaredSchema } from './serialiser.ts';
import type { CheckedJoiner, JoinPassCheck } from '../security/join-pass-check.ts';
import type { CheckedSession, SessionCheck } from '../security/session-check.ts';
import type { CheckedPerson, StaffSessionCheck } from '../security/staff-session-check.ts';
import { createUploadPlaces } from './upload-places.ts';
import { runWrite } from '../writing/write.ts';

type UploadPlaces = ReturnType<typeof createUploadPlaces>;

const BODY_LIMIT_BYTES = 1024 * 1024;
/** A smaller limit, because anybody may call public endpoints. */
const PUBLIC_BODY_LIMIT_BYTES = 64 * 1024;
/** A body of up to this many times the limit is still read, so that the refusal can name the field that is too long. */
const TIMES_TO_NAME_FIELDS = 4;

declare module 'fastify' {
  interface FastifyRequest {
    session: CheckedSession | null;
    staff: CheckedPerson | null;
    joiner: CheckedJoiner | null;
  }
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint;
  }
}

export type MountDeps = {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly dataKey: DataKey;
  readonly sessions: SessionCheck;
  readonly staffSessions: StaffSessionCheck;
  readonly joinPasses: JoinPassCheck;
  /** Called after a commit that browsers may want to know of. */
  readonly announce?: () => void;
};

/** Every declared endpoint gets exactly its one handler, or the program does not start. */
export function mountAll(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: MountDeps,
  endpoints: readonly Endpoint[] = ENDPOINTS,
): void {
  const declared = new Set(endpoints);
  for (const { endpoint } of routes) {
    if (!declared.delete(endpoint))
      throw new Error(`${endpoint.name} is not a declared endpoint, or has two handlers.`);
  }
  const missing = endpoints.filter((endpoint) => declared.has(endpoint)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}.`);
  app.decorateRequest('session', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('joiner', null);
  const ofBytes = routes.filter(({ endpoint }) => endpoint.takesBytes !== undefined);
  const ofForms = routes.filter(({ endpoint }) => endpoint.takesForm === true);
  const ofJson = routes.filter((each) => !ofBytes.includes(each) && !ofForms.includes(each));
  const takeUploadPlace = createUploadPlaces();
  for (const each of ofJson) mount(app, each, deps, takeUploadPlace);
  // in a scope of their own: all other routes still refuse whatever is not JSON
  void app.register(async (part) => {
    readBytesOnly(part);
    for (const each of ofBytes) mount(part, each, deps, takeUploadPlace);
  });
  void app.register(async (part) => {
    ignoreForms(part);
    for (const each of ofForms) mount(part, each, deps, takeUploadPlace);
  });
}

function mount(app: FastifyInstance, route: Route, deps: MountDeps, takeUploadPlace: UploadPlaces): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    bodyLimit: bodyLimitOf(endpoint),
    // the framework answers HEAD by running GET: a whole export, for nobody
    exposeHeadRoute: endpoint.produces === undefined,
    ...(endpoint.produces === undefined && byDeclaredSchema(endpoint)),
    // before the body is read: nothing is parsed for a caller without access
    ...(endpoint.access !== 'public' && {
      onRequest: async (request, reply) => {
        const caller = await admit(route, request, deps);
        if (endpoint.takesBytes !== undefined) takeUploadPlace(caller, reply.raw);
      },
    }),
    handler: (request, reply) => handle(route, request, reply, deps),
  });
}

const bodyLimitOf = ({ takesBytes, takesJson, access }: Endpoint): number => {
  if (takesBytes !== undefined) return takesBytes;
  if (takesJson !== undefined) return takesJson * TIMES_TO_NAME_FIELDS;
  return access === 'public' ? PUBLIC_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
};

/** Who calls. A token of one kind is unknown where the other is asked for. */
async function admit(route: Route, request: FastifyRequest, deps: MountDeps): Promise<string> {
  const { endpoint } = route;
  const { authorization } = request.headers;
  if (endpoint.access === 'staff') {
    const staff = await deps.staffSessions.findSession(authorization);
    refuseEnded(route, request, staff.live);
    request.staff = staff;
    return staff.person.id;
  }
  if (endpoint.access === 'joiner') {
    const pass = await deps.joinPasses.findPass(authorization);
    refuseEnded(route, request, pass.live);
    request.joiner = pass;
    return pass.joiner.id;
  }
  const session = await deps.sessions.findSession(authorization);
  refuseEnded(route, request, session.live);
  if (session.admin.two_factor === 'required' && endpoint.beforeTwoFactor !== true)
    throw new Refusal('two_factor_required');
  if (!mayCall(endpoint.access, session.admin.permission_set)) throw new Refusal('forbidden');
  request.session = session;
  return session.admin.id;
}

/** The caller's first request may have ended this session; `handle` then only repeats its stored reply. */
function refuseEnded({ options }: Route, request: FastifyRequest, live: boolean): void {
  const mayBeRepetition = options.endsSession === true && request.headers['idempotency-key'] !== undefined;
  if (!live && !mayBeRepetition) throw new Refusal('session_ended');
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function handle(route: Route, request: FastifyRequest, reply: FastifyReply, deps: MountDeps): Promise<unknown> {
  const { session, staff, joiner } = request;
  const input = readInput(route, request);
  const isReplayed = request.method === 'POST' && route.options.neverReplayed !== true;
  const key = isReplayed ? readIdempotencyKey(request.headers['idempotency-key']) : null;
  const claim =
    key === null
      ? null
      : claimIdempotencyKey({
          dataKey: deps.dataKey,
          scope: session?.admin.id ?? staff?.person.id ?? joiner?.joiner.id ?? 'public',
          key,
          endpoint: route.endpoint.name,
          input: input.bytes === undefined ? input : { ...input, bytes: digestOf(input.bytes) },
        });
  let result: unknown;
  try {
    if ([session, staff, joiner].some((caller) => caller?.live === false)) {
      await claim?.replayStored(deps.db);
      throw new Refusal('session_ended');
    }
    result = await route.run(input, contextOf(request, reply, deps, claim));
  } catch (error) {
    if (!(error instanceof Replay)) throw error;
    return reply
      .code(error.status)
      .header('idempotent-replay', 'true')
      .type('application/json; charset=utf-8')
      .send(error.body);
  }
  return isStreamed(route.endpoint, result) ? sendStreamed(reply, result) : result;
}

/** The endpoint's declaration decides; `streamRoute` guarantees that its handler returns a streamed reply. */
const isStreamed = (endpoint: Endpoint, _result: unknown): _result is StreamedReply => endpoint.produces !== undefined;

const sendStreamed = (reply: FastifyReply, { type, body, fileName, headers }: StreamedReply): FastifyReply => {
  if (fileName !== undefined) {
    const plain = fileName.replace(/[^\w.-]/g, '_');
    reply.header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  }
  return reply
    .headers({ ...headers })
    .type(type)
    .send(body);
};

/** Serializes a body by the endpoint's schema, as it will be sent. */
const jsonOf = (reply: FastifyReply) => (body: unknown) => {
  const json = reply.serialize(body);
  if (typeof json !== 'string') throw new Error('A reply is JSON text.');
  return json;
};

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, pool, config, dataKey, announce = () => undefined }: MountDeps,
  claim: IdempotencyClaim | null,
): Context {
  const admin = request.session?.admin ?? null;
  const person = request.staff?.person ?? null;
  const joiner = request.joiner?.joiner ?? null;
  const facts = factsOf(request);
  let written = false;
  return {
    db,
    pool,
    config,
    dataKey,
    admin,
    person,
    joiner,
    request: facts,
    write(run) {
      if (written) throw new Error('A request writes once.');
      written = true;
      return runWrite(
        {
          db,
          admin_id: admin?.id ?? null,
          by_person: person?.id ?? null,
          request: facts,
          dataKey,
          claim,
          serialise: jsonOf(reply),
          announce,
        },
        run,
      );
    },
  };
}
