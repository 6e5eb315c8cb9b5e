import type { Kysely } from 'kysely';
import { decryptBound, encryptBound, keyedHash } from '../security/crypto.ts';
import type { DataKey } from '../security/data-key.ts';
import { Refusal, unavailable } from './refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';

/** Printable ASCII, as the draft standard of the header says. */
const KEY = /^[\x21-\x7E]{1,255}$/;
const REPLY_STATUS = 200;

/** Thrown to leave the transaction and the handler: the work was done before, and this is the reply it got. */
export class Replay extends Error {
  override name = 'Replay';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super('replay');
    this.status = status;
    this.body = body;
  }
}

export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY.test(header)) throw new Refusal('idempotency_key_invalid');
  return header;
};

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Whatever a request and its reply are about: erasing one of these erases the reply. */
const idsIn = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(ID) ?? []))];

type ClaimFacts = {
  readonly dataKey: DataKey;
  /** the id of whoever calls, or 'public', so that callers never share keys */
  readonly scope: string;
  readonly key: string;
  readonly endpoint: string;
  /** params, query and body after validation: the same meaning is the same request */
  readonly input: unknown;
};

export type IdempotencyClaim = ReturnType<typeof claimIdempotencyKey>;

export function claimIdempotencyKey({ dataKey, scope, key, endpoint, input }: ClaimFacts) {
  const body_hmac = keyedHash(dataKey, 'idempotency', JSON.stringify([endpoint, input]));
  const place = `idempotency_keys.reply:${scope}:${key}`;

  /** Throws the stored reply; does nothing when the key is new. */
  const replayStored = async (db: Kysely<Database>): Promise<void> => {
    const stored = await db
      .selectFrom('idempotency_keys')
      .select(['body_hmac', 'status', 'reply_encrypted'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!stored) return;
    if (!stored.body_hmac.equals(body_hmac)) throw new Refusal('idempotency_key_reused');
    if (stored.status === null || stored.reply_encrypted === null) throw new Refusal('conflict');
    throw new Replay(stored.status, decryptBound(dataKey, stored.reply_encrypted, place));
  };

  return {
    replayStored,
    /** Waits for a request with the same key that is still running. Afterwards either its reply is stored, or it failed and this request has the key. */
    async take(tx: Kysely<Database>): Promise<void> {
      const taken = await tx
        .insertInto('idempotency_keys')
        .values({ scope, key, endpoint, body_hmac })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (taken) return;
      await replayStored(tx);
      // it was there a moment ago: housekeeping has just removed it
      throw unavailable();
    },
    async keep(tx: Kysely<Database>, reply: string): Promise<void> {
      await tx
        .updateTable('idempotency_keys')
        .set({
          status: REPLY_STATUS,
          reply_encrypted: encryptBound(dataKey, reply, place),
          record_ids: idsIn(scope, JSON.stringify(input), reply),
        })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
    },
  };
}
