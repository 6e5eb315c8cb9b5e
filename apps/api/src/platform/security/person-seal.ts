import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';
import { decryptBound, encryptBound } from './crypto.ts';
import { toDataKey, type DataKey } from './data-key.ts';

/** What is said of a value whose key was destroyed. */
export const ERASED = '[erased]';

/** A sealed value in JSON: whose key opens it, and the encrypted JSON of the value. */
const SEAL = /^sealed:([0-9a-f-]{36}):([A-Za-z0-9+/=]+)$/;
const KEY_BYTES = 32;

type Db = Kysely<Database>;

const placeOf = (person_id: string) => `person_keys.key:${person_id}`;

const unwrap = (dataKey: DataKey, person_id: string, encrypted: Buffer): DataKey =>
  toDataKey(Buffer.from(decryptBound(dataKey, encrypted, placeOf(person_id)), 'base64'));

/** The keys of people; whoever is missing is erased or removed. */
export type PersonKeys = ReadonlyMap<string, DataKey>;

/** The keys of these people, each made at its first use. */
export async function findPersonKeys(db: Db, dataKey: DataKey, person_ids: readonly string[]): Promise<PersonKeys> {
  const ids = [...new Set(person_ids)];
  if (ids.length === 0) return new Map();
  const stored = await storedKeys(db, ids);
  const known = new Set(stored.map(({ person_id }) => person_id));
  const keyless = ids.filter((id) => !known.has(id));
  const made = keyless.length === 0 ? [] : await makeKeys(db, dataKey, keyless);
  return new Map(
    [...stored, ...made].map(({ person_id, key_encrypted }) => [person_id, unwrap(dataKey, person_id, key_encrypted)]),
  );
}

type StoredKey = { readonly person_id: string; readonly key_encrypted: Buffer };

async function storedKeys(db: Db, person_ids: readonly string[]): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select person_id, key_encrypted from person_keys where person_id = any(${[...person_ids]}::uuid[])`.execute(db);
  return rows;
}

/** Whoever is being erased at this moment is waited for, and then gets no key any more. */
async function makeKeys(db: Db, dataKey: DataKey, person_ids: readonly string[]): Promise<StoredKey[]> {
  const fresh = person_ids.map((id) => encryptBound(dataKey, randomBytes(KEY_BYTES).toString('base64'), placeOf(id)));
  await sql`
    insert into person_keys (person_id, key_encrypted)
    select p.id, f.key from unnest(${[...person_ids]}::uuid[], ${fresh}::bytea[]) f (id, key)
    join persons p on p.id = f.id and p.anonymised_at is null
    order by p.id for share of p
    on conflict do nothing`.execute(db);
  return storedKeys(db, person_ids);
}

export type Facts = Readonly<Record<string, unknown>>;

/** Puts each value under the person's key, except what says nothing about the person. */
export function sealFacts(
  keys: PersonKeys,
  person_id: string,
  sides: readonly (Facts | undefined)[],
  isOpen: (field: string, value: unknown) => boolean,
): (Facts | undefined)[] {
  const key = keys.get(person_id);
  const seal = (value: unknown) =>
    key === undefined
      ? ERASED
      : `sealed:${person_id}:${encryptBound(key, JSON.stringify(value), `sealed:${person_id}`).toString('base64')}`;
  return sides.map(
    (facts) =>
      facts &&
      Object.fromEntries(
        Object.entries(facts).map(([field, value]) => [
          field,
          value === null || value === undefined || isOpen(field, value) ? value : seal(value),
        ]),
      ),
  );
}

const sealsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return SEAL.exec(value)?.[1] === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(sealsIn);
  return value !== null && typeof value === 'object' && !(value instanceof Date)
    ? Object.values(value).flatMap(sealsIn)
    : [];
};

/** Finds the keys that are still there. */
export type FindKeys = (person_ids: readonly string[]) => Promise<{ person_id: string; key_encrypted: Buffer }[]>;

/** The same values with every seal opened; what cannot be opened any more is said to be erased. */
export async function openSeals<Value>(findKeys: FindKeys, dataKey: DataKey, value: Value): Promise<Value> {
  const ids = [...new Set(sealsIn(value).flatMap((seal) => SEAL.exec(seal)?.[1] ?? []))];
  if (ids.length === 0) return value;
  const keys = new Map(
    (await findKeys(ids)).map(({ person_id, key_encrypted }) => [person_id, unwrap(dataKey, person_id, key_encrypted)]),
  );
  const open = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const [, person_id = '', sealed = ''] = SEAL.exec(one) ?? [];
      if (sealed === '') return one;
      const key = keys.get(person_id);
      if (!key) return ERASED;
      const opened: unknown = JSON.parse(decryptBound(key, Buffer.from(sealed, 'base64'), `sealed:${person_id}`));
      return opened;
    }
    if (Array.isArray(one)) return one.map(open);
    if (one === null || typeof one !== 'object' || one instanceof Date) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, open(inner)]));
  };
  // each value keeps its place, so the shape is the same
  return open(value) as Value;
}

/** The keys by a plain connection. */
export const keysFrom =
  (client: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }): FindKeys =>
  async (person_ids) => {
    const { rows } = await client.query(
      'select person_id, key_encrypted from person_keys where person_id = any ($1::uuid[])',
      [person_ids],
    );
    return rows as { person_id: string; key_encrypted: Buffer }[];
  };
