import { createHash } from 'node:crypto';
import type { PermissionSet } from '@proline/domain/permission';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { batchLookups } from './batch.ts';
import type { SignedInAdmin } from './handler.ts';
import { Refusal } from './refusal.ts';

/** 32 random bytes in base64url; anything else cannot be a token of ours. */
const AUTHORIZATION = /^Bearer ([A-Za-z0-9_-]{43})$/i;
/** `last_used_at` may lag by this much, or by a tenth of the idle time if that is less. */
const LONGEST_LAG_SECONDS = 60;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type FoundSession = {
  token_hash: string;
  session_id: string;
  admin_id: string;
  name: string;
  email: string;
  image: string | null;
  permission_set: PermissionSet;
  live: boolean;
  stale: boolean;
};

const FIND_SESSIONS = `
  select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, a.id as admin_id, a.name, a.email, a.image, a.permission_set,
    s.revoked_at is null and a.disabled_at is null and s.expires_at > now()
      and s.last_used_at > now() - make_interval(secs => $2) as live,
    s.last_used_at < now() - make_interval(secs => $3) as stale
  from sessions s join admins a on a.id = s.admin_id
  where s.token_hash = any($1)`;

const TOUCH_SESSION = 'update sessions set last_used_at = now() where id = $1 and revoked_at is null';

export type CheckedSession = { readonly admin: SignedInAdmin; readonly live: boolean };

/** Asks the database at every request, so a session that ended anywhere is over everywhere at once. */
export function createSessionCheck(pool: pg.Pool, config: Pick<Config, 'sessionIdleMinutes'>) {
  const idleSeconds = config.sessionIdleMinutes * 60;
  const lagSeconds = Math.min(LONGEST_LAG_SECONDS, idleSeconds / 10);

  const find = batchLookups(async (hashes) => {
    const { rows } = await pool.query<FoundSession>({
      name: 'find_sessions',
      text: FIND_SESSIONS,
      values: [hashes.map((hash) => Buffer.from(hash, 'hex')), idleSeconds, lagSeconds],
    });
    return new Map(rows.map((row) => [row.token_hash, row]));
  });

  const touch = (session_id: string) =>
    pool.query({ name: 'touch_session', text: TOUCH_SESSION, values: [session_id] });

  /** The session that the header names, dead or alive; without a header of ours there is nothing to look up. */
  const findSession = async (authorization: string | undefined): Promise<CheckedSession> => {
    const token = AUTHORIZATION.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal('unauthenticated', 401);
    const found = await find(hashOfToken(token).toString('hex'));
    // unknown, ended, expired and disabled look the same from outside
    if (!found) throw new Refusal('session_ended', 401);
    if (found.live && found.stale) await touch(found.session_id);
    const { session_id, admin_id, name, email, image, permission_set, live } = found;
    return { admin: { id: admin_id, session_id, name, email, image, permission_set }, live };
  };

  return { findSession };
}

export type SessionCheck = ReturnType<typeof createSessionCheck>;
