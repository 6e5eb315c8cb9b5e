import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { findMailed } from './message.queries.ts';

const ID_BYTES = 16;

/** Of the address, too: once it is another's, or was mistyped, mails that went there stop nothing any more. */
const sealOf = (dataKey: DataKey, person_id: string, email: string): Buffer =>
  keyedHash(dataKey, 'unsubscribe', JSON.stringify([person_id, email.toLowerCase()]));

/** Nothing of it is stored: only who has the key of the data can make one. */
export const unsubscribeToken = (dataKey: DataKey, person_id: string, email: string): string =>
  Buffer.concat([Buffer.from(person_id.replaceAll('-', ''), 'hex'), sealOf(dataKey, person_id, email)]).toString(
    'base64url',
  );

/** Whoever got the mail with this token, or the person that they have been merged into since. */
export async function tokenOwner(db: Kysely<Database>, dataKey: DataKey, token: string): Promise<string | null> {
  const bytes = Buffer.from(token, 'base64url');
  const person_id = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (bytes.length < ID_BYTES) return null;
  const mailed = await findMailed(db, person_id);
  const seal = sealOf(dataKey, person_id, mailed?.email ?? '');
  const sent = bytes.subarray(ID_BYTES);
  return mailed && sent.length === seal.length && timingSafeEqual(sent, seal) ? mailed.id : null;
}
