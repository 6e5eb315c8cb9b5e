import { createHash } from 'node:crypto';
import type { PermissionSet } from '@proline/domain/account/permission';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { batchLookups } from './batch.ts';
import { retryIfBroken } from '../postgres/database.ts';
import type { SignedInAdmin } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { profileOf, TWO_FACTOR_STATE, type ProfileRow } from './admin-profile.ts';

/** Our tokens are 32 random bytes in base64url. */
const AUTHORIZATION = /^Bearer ([A-Za-z0-9_-]{43})$/i;
/** `last_used_at` may lag by this much, or by a tenth of the idle time if that is less. */
const LONGEST_LAG_SECONDS = 60;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type FoundSession = ProfileRow & {
  token_hash: string;
  session_id: string;
  live: boolean;
  stale: boolean;
};

/** How many seconds a session may be idle: the settings decide, else $2. */
const IDLE_SECONDS = `coalesce((security.value ->> 'session_idle_minutes')::float8 * 60, $2)`;

/** Of the session `s`, with the default idle time as $2. A shorter age in the settings ends older sessions at once, a longer one holds for new ones. */
export const IS_LIVE = `s.revoked_at is null and a.disabled_at is null and s.expires_at > now()
      and s.last_used_at > now() - make_interval(secs => ${IDLE_SECONDS})
      and coalesce(s.created_at > now() - make_interval(secs => (security.value ->> 'session_max_hours')::float8 * 3600), true)`;

const FIND_SESSIONS = `
  select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, a.id, a.name, a.email, a.image, a.permission_set,
    a.language, a.theme, a.density, a.numerals, a.tour_due, ${TWO_FACTOR_STATE} as two_factor,
    ${IS_LIVE} as live, s.last_used_at < now() - make_interval(secs => least($3, ${IDLE_SECONDS} / 10)) as stale
  from sessions s join admins a on a.id = s.admin_id left join settings security on security.key = 'security'
  where s.token_hash = any($1)`;

const FIND_LIVE = `
  select s.id, a.permission_set
  from sessions s join admins a on a.id = s.admin_id left join settings security on security.key = 'security'
  where s.id = any($1) and ${IS_LIVE} and ${TWO_FACTOR_STATE} <> 'required'`;

const TOUCH_SESSION = 'update sessions set last_used_at = now() where id = $1 and revoked_at is null';

export type CheckedSession = { readonly admin: SignedInAdmin; readonly live: boolean };

/** Every request asks the database, so a session that ended anywhere is over everywhere at once. */
export function createSessionCheck(pool: pg.Pool, config: Pick<Config, 'sessionIdleMinutes'>) {
  const idleSeconds = config.sessionIdleMinutes * 60;
  const lagSeconds = Math.min(LONGEST_LAG_SECONDS, idleSeconds / 10);

  const find = batchLookups(async (hashes) => {
    const { rows } = await retryIfBroken(() =>
      pool.query<FoundSession>({
        name: 'find_sessions',
        text: FIND_SESSIONS,
        values: [hashes.map((hash) => Buffer.from(hash, 'hex')), idleSeconds, lagSeconds],
      }),
    );
    return new Map(rows.map((row) => [row.token_hash, row]));
  });

  const touch = (session_id: string) =>
    pool.query({ name: 'touch_session', text: TOUCH_SESSION, values: [session_id] });

  /** The session that the header names, ended or not; a header in another format is refused without a query. */
  const findSession = async (authorization: string | undefined): Promise<CheckedSession> => {
    const token = AUTHORIZATION.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal('unauthenticated');
    const found = await find(hashOfToken(token).toString('hex'));
    // the reply is the same for unknown, ended, expired and disabled
    if (!found) throw new Refusal('session_ended');
    if (found.live && found.stale) await touch(found.session_id);
    return { admin: { ...profileOf(found), session_id: found.session_id }, live: found.live };
  };

  /** Which of these sessions are still live, and their permission sets; asking does not count as using them. */
  const findLive = async (session_ids: readonly string[]): Promise<ReadonlyMap<string, PermissionSet>> => {
    const { rows } = await pool.query<{ id: string; permission_set: PermissionSet }>({
      name: 'find_live_sessions',
      text: FIND_LIVE,
      values: [session_ids, idleSeconds],
    });
    return new Map(rows.map(({ id, permission_set }) => [id, permission_set]));
  };

  return { findSession, findLive };
}

export type SessionCheck = ReturnType<typeof createSessionCheck>;
