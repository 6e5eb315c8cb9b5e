import { DEFAULT_ACCESS } from '@proline/domain/account/access-settings';
import type pg from 'pg';
import type { SignedInPerson } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { retryIfBroken } from '../postgres/database.ts';
import { keptNumber } from '../writing/kept-number.ts';
import { batchLookups } from './batch.ts';
import { hashOfToken } from './session-check.ts';

/** By the prefix a token is known for what it is, wherever it turns up, and no admin's is looked for here. */
export const STAFF_TOKEN_PREFIX = 'staff_';
const AUTHORIZATION = new RegExp(`^Bearer (${STAFF_TOKEN_PREFIX}[A-Za-z0-9_-]{43})$`, 'i');
/** `last_used_at` may lag by this much. */
const LAG_SECONDS = 3_600;

/** Of the person `p`: somebody who is there and not blocked. The same is asked at the sign-in. */
export const MAY_SIGN_IN = `p.anonymised_at is null and p.merged_into is null
  and (p.usher_status is not null or p.leader_status is not null) and p.usher_status is distinct from 'blocked'`;

const staffDays = (field: 'staff_idle_days' | 'staff_session_days'): string =>
  keptNumber('security', field, DEFAULT_ACCESS[field]);

/** A shorter age in the settings ends older sessions at once, a longer one holds for new ones. */
const FIND_SESSIONS = `
  select encode(s.token_hash, 'hex') as token_hash, s.id as session_id, s.person_id,
    s.revoked_at is null and s.expires_at > now() and s.last_used_at > now() - make_interval(days => ${staffDays('staff_idle_days')})
      and s.created_at > now() - make_interval(days => ${staffDays('staff_session_days')})
      and ${MAY_SIGN_IN} as live,
    s.last_used_at < now() - interval '${LAG_SECONDS} seconds' as stale
  from staff_sessions s join persons p on p.id = s.person_id
  where s.token_hash = any($1)`;

const TOUCH_SESSION = 'update staff_sessions set last_used_at = now() where id = $1 and revoked_at is null';

type FoundSession = {
  readonly token_hash: string;
  readonly session_id: string;
  readonly person_id: string;
  readonly live: boolean;
  readonly stale: boolean;
};

export type CheckedPerson = { readonly person: SignedInPerson; readonly live: boolean };

/** As for admins: every request asks the database, so whoever is blocked is out at once, everywhere. */
export function createStaffSessionCheck(pool: pg.Pool) {
  const find = batchLookups(async (hashes) => {
    const { rows } = await retryIfBroken(() =>
      pool.query<FoundSession>({
        name: 'find_staff_sessions',
        text: FIND_SESSIONS,
        values: [hashes.map((hash) => Buffer.from(hash, 'hex'))],
      }),
    );
    return new Map(rows.map((row) => [row.token_hash, row]));
  });

  const findSession = async (authorization: string | undefined): Promise<CheckedPerson> => {
    const token = AUTHORIZATION.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal('unauthenticated');
    const found = await find(hashOfToken(token).toString('hex'));
    // the reply is the same for unknown, ended, expired and blocked
    if (!found) throw new Refusal('session_ended');
    const { person_id: id, session_id, live, stale } = found;
    if (live && stale) await pool.query({ name: 'touch_staff_session', text: TOUCH_SESSION, values: [session_id] });
    return { person: { id, session_id }, live };
  };

  return { findSession };
}

export type StaffSessionCheck = ReturnType<typeof createStaffSessionCheck>;
