import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { login } from '@proline/contract/auth/auth';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { createApp } from '../app.ts';
import { loadConfig, type Config } from '../config.ts';
import { toDataKey, type DataKey } from '../platform/security/data-key.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import { hashPassword } from '../platform/security/password.ts';
import { encryptBound } from '../platform/security/crypto.ts';
import { JOIN_PASS_PREFIX, placeOfPhone } from '../platform/security/join-pass-check.ts';
import { STAFF_TOKEN_PREFIX } from '../platform/security/staff-session-check.ts';
import { createPool } from '../platform/postgres/pool.ts';
import { addRow } from './sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const TEST_PASSWORD = 'correct horse battery';

/** Hashed once: most tests only need somebody with a password. */
let passwordHash: Promise<string> | undefined;

export type CallOptions = {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** a file, for calls that take bytes */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestAppOptions = {
  /** Another process on the same database. */
  readonly database?: TestDatabase;
  readonly dataKey?: DataKey;
  readonly connection?: pg.ClientConfig;
  readonly config?: Partial<Config>;
  readonly webDir?: string;
  /** instead of the program's own */
  readonly jobs?: readonly JobKind[];
};

/** A busy machine makes everything slow; only tests of slowness itself set shorter times. */
const PATIENT = { poolWaitMs: 20_000, queueWaitMs: 20_000, statementTimeoutMs: 20_000 } as const;

/** The token in the reply to a sign-in. */
export const tokenIn = (response: { json: () => unknown }): string =>
  login.response.parse(response.json()).data.access_token;

/** The path with its parameters filled in. */
export const addressOf = (endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string =>
  `/api${endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))}`;

let joiners = 0;
/** Of a block of phones that no sample uses. */
const nextJoinerPhone = (): string => `+96656${String((joiners += 1)).padStart(7, '0')}`;

/** The real app on a real database of its own, with what tests do all the time. */
export async function startTestApp(options: TestAppOptions = {}) {
  const database = options.database ?? (await createTestDatabase());
  // processes on one database share their files too
  const dataDir = path.join(os.tmpdir(), 'proline-test', database.config.database);
  const config: Config = {
    ...loadConfig({ LOG_LEVEL: 'info', DATA_DIR: dataDir }, import.meta.dirname),
    ...PATIENT,
    ...options.config,
  };
  const dataKey = options.dataKey ?? toDataKey(randomBytes(32));
  const pool = createPool(options.connection ?? database.config, config);
  const log: string[] = [];
  const app: FastifyInstance = await createApp({
    config,
    pool,
    dataKey,
    logTo: { write: (line) => void log.push(line) },
    ...(options.webDir !== undefined && { webDir: options.webDir }),
    ...(options.jobs && { jobs: options.jobs }),
  });

  const call = (endpoint: Endpoint, { token, params, query, body, bytes, headers }: CallOptions = {}) => {
    const request: InjectOptions = {
      method: endpoint.method,
      url: addressOf(endpoint, params),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
      ...(query && { query: { ...query } }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(bytes && { payload: bytes }),
    };
    return app.inject(request);
  };

  const addAdmin = async (set: PermissionSet, name = 'huda nasser') => {
    const email = `${set}.${randomBytes(4).toString('hex')}@proline.test`;
    const { rows } = await database.pool.query<{ id: string }>(
      'insert into admins (email, name, permission_set, password_hash) values ($1, $2, $3, $4) returning id',
      [email, name, set, await (passwordHash ??= hashPassword(TEST_PASSWORD))],
    );
    return { id: rows[0]?.id ?? '', email };
  };

  /** A session without the cost of a sign-in; signing in itself has its own tests. */
  const signIn = async (set: PermissionSet, admin_id?: string) => {
    const id = admin_id ?? (await addAdmin(set)).id;
    const token = randomBytes(32).toString('base64url');
    await database.pool.query(
      `insert into sessions (admin_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
      [id, createHash('sha256').update(token).digest()],
    );
    return { id, token };
  };

  /** The same for an usher or team leader: somebody who is there, or an approved usher of their own. */
  const signInStaff = async (person_id?: string) => {
    const id = person_id ?? (await addRow(database.pool, 'ushers', { status: 'approved' })).id;
    const token = STAFF_TOKEN_PREFIX + randomBytes(32).toString('base64url');
    await database.pool.query(
      `insert into staff_sessions (person_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
      [id, createHash('sha256').update(token).digest()],
    );
    return { id, token };
  };

  /** A pass of somebody who wants to join, without a code. */
  const proveToJoin = async (phone = nextJoinerPhone()) => {
    const id = randomUUID();
    const token = JOIN_PASS_PREFIX + randomBytes(32).toString('base64url');
    await database.pool.query(
      `insert into join_passes (id, token_hash, phone_encrypted, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [id, createHash('sha256').update(token).digest(), encryptBound(dataKey, phone, placeOfPhone(id))],
    );
    return { id, token, phone };
  };

  /** Whose session the header names; null: nobody's. */
  const callerOf = async (authorization: string | undefined): Promise<string | null> => {
    const token = authorization?.replace(/^Bearer /, '') ?? '';
    const { rows } = await database.pool.query<{ id: string }>(
      `select admin_id as id from sessions where token_hash = $1
       union all select person_id from staff_sessions where token_hash = $1
       union all select id from join_passes where token_hash = $1`,
      [createHash('sha256').update(token).digest()],
    );
    return rows[0]?.id ?? null;
  };

  const close = async () => {
    await app.close();
    await pool.end();
    if (options.database !== undefined) return;
    await database.drop();
    await fs.rm(dataDir, { recursive: true, force: true });
  };

  return {
    app,
    database,
    pool: database.pool,
    appPool: pool,
    config,
    dataKey,
    log,
    call,
    addAdmin,
    signIn,
    signInStaff,
    proveToJoin,
    callerOf,
    close,
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
