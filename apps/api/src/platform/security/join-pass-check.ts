import type pg from 'pg';
import type { ProvedJoiner } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { retryIfBroken } from '../postgres/database.ts';
import { decryptBound } from './crypto.ts';
import type { DataKey } from './data-key.ts';
import { hashOfToken } from './session-check.ts';

/** By the prefix a pass is known for what it is; no admin's or staff's token is looked for here. */
export const JOIN_PASS_PREFIX = 'join_';
const AUTHORIZATION = new RegExp(`^Bearer (${JOIN_PASS_PREFIX}[A-Za-z0-9_-]{43})$`, 'i');

export const placeOfPhone = (pass_id: string): string => `join_passes.phone:${pass_id}`;

const FIND_PASS = `
  select id, phone_encrypted, used_at is null and expires_at > now() as live from join_passes where token_hash = $1`;

type FoundPass = { readonly id: string; readonly phone_encrypted: Buffer | null; readonly live: boolean };

export type CheckedJoiner = { readonly joiner: ProvedJoiner; readonly live: boolean };

/** Who has proved a phone and wants to join. */
export function createJoinPassCheck(pool: pg.Pool, dataKey: DataKey) {
  const findPass = async (authorization: string | undefined): Promise<CheckedJoiner> => {
    const token = AUTHORIZATION.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new Refusal('unauthenticated');
    const { rows } = await retryIfBroken(() =>
      pool.query<FoundPass>({ name: 'find_join_pass', text: FIND_PASS, values: [hashOfToken(token)] }),
    );
    const [found] = rows;
    // the reply is the same for unknown, used and expired
    if (!found) throw new Refusal('session_ended');
    const { id, phone_encrypted, live } = found;
    // what was used says nothing any more, but its one request may be repeated
    const phone = phone_encrypted === null ? '' : decryptBound(dataKey, phone_encrypted, placeOfPhone(id));
    return { joiner: { id, phone }, live };
  };

  return { findPass };
}

export type JoinPassCheck = ReturnType<typeof createJoinPassCheck>;
