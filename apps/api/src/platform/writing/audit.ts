import type { AuditAction } from '@proline/contract/facts';
import type { Topic } from '@proline/contract/facts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';
import type { DataKey } from '../security/data-key.ts';
import { findPersonKeys, sealFacts, type Facts, type PersonKeys } from '../security/person-seal.ts';

export type AuditEntry = {
  /** what was done, as a verb: 'sign_in', 'publish' */
  readonly action: AuditAction;
  /** the kind of record, which is also the topic of live updates */
  readonly entity: Topic;
  readonly record_id: string;
  readonly before?: Facts;
  readonly after?: Facts;
  /** whether saving again within the same half hour goes on with the entry before it */
  readonly goes_on?: boolean;
  /** whose personal values these are, when the record itself is not that person */
  readonly person_id?: string;
  /** the acting admin when there is no session yet, as at a sign-in */
  readonly admin_id?: string;
  /** the same of an usher or team leader */
  readonly by_person?: string;
};

/** Where it came from: a request, or a job, which has no address. */
export type AuditSource = {
  readonly id: string;
  readonly address: string | null;
  readonly user_agent: string | null;
};

export type AuditedBy = {
  /** null: nobody is signed in, or the system itself */
  readonly admin_id: string | null;
  /** an usher or team leader who acts for themselves */
  readonly by_person?: string | null;
  readonly source: AuditSource;
  readonly dataKey: DataKey;
};

const MASK = '[masked]';
/** Whole words of a field's name that mark its value as secret. */
const SECRET_WORDS = new Set([
  'password',
  'token',
  'secret',
  'iban',
  'passport',
  'hmac',
  'hash',
  'encrypted',
  'cookie',
]);
const SECRET_PHRASES = ['id_number', 'national_id', 'account_number', 'api_key', 'data_key', 'private_key'];

const isSecretName = (name: string): boolean => {
  const spelled = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();
  return (
    spelled.split(/[^a-z\d]+/).some((word) => SECRET_WORDS.has(word)) ||
    SECRET_PHRASES.some((phrase) => spelled.includes(phrase))
  );
};

/** The audit log says that a secret changed, never what it was. */
export const maskSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (Buffer.isBuffer(value)) return MASK;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecretName(name) && inner !== null && inner !== undefined ? MASK : maskSecrets(inner),
    ]),
  );
};

const asJson = (facts: Facts | undefined): string | null => (facts === undefined ? null : JSON.stringify(facts));

const masked = (facts: Facts | undefined): Facts | undefined => facts && (maskSecrets(facts) as Facts);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PERSONS: readonly Topic[] = ['usher', 'team_leader'];
/** What says nothing about the person, and is wanted even when the person is erased. */
const OPEN_FIELDS = new Set(['status', 'turned_down', 'anonymised']);
const isOpen = (field: string, value: unknown): boolean => OPEN_FIELDS.has(field) || value === MASK;

const personOf = ({ entity, record_id, person_id }: AuditEntry): string | undefined =>
  person_id ?? (PERSONS.includes(entity) && UUID.test(record_id) ? record_id : undefined);

/** Secrets are masked; personal values stand under the key of their person. */
const keptFacts = (entry: AuditEntry, keys: PersonKeys): (Facts | undefined)[] => {
  const person_id = personOf(entry);
  const sides = [masked(entry.before), masked(entry.after)];
  return person_id === undefined ? sides : sealFacts(keys, person_id, sides, isOpen);
};

const LONGEST_PAUSE = sql`interval '30 minutes'`;

/** The entry that began the session, if the newest one of the record is of the same session. */
const sessionOf = (admin_id: string | null, { action, entity, record_id }: AuditEntry) => sql<number | null>`(
  select coalesce(newest.session_of, newest.id) from (
    select * from audit_log where record_id = ${record_id} order by at desc, id desc limit 1
  ) newest
  where newest.action = ${action} and newest.entity = ${entity} and newest.admin_id = ${admin_id}
    and newest.at > now() - ${LONGEST_PAUSE}
)`;

/** Adds one entry in the transaction of the write that it describes. */
export const recordAudit = (tx: Transaction<Database>, by: AuditedBy, entry: AuditEntry): Promise<void> =>
  recordAudits(tx, by, [entry]);

/** Adds the entries of many records by one statement. */
export async function recordAudits(
  tx: Transaction<Database>,
  { admin_id, by_person = null, source, dataKey }: AuditedBy,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const keys = await findPersonKeys(
    tx,
    dataKey,
    entries.flatMap((entry) => personOf(entry) ?? []),
  );
  const rows = entries.map((entry) => {
    const by = entry.admin_id ?? admin_id;
    const [before, after] = keptFacts(entry, keys);
    return {
      admin_id: by,
      person_id: entry.by_person ?? by_person,
      action: entry.action,
      entity: entry.entity,
      record_id: entry.record_id,
      before: asJson(before),
      after: asJson(after),
      request_id: source.id,
      address: source.address,
      user_agent: source.user_agent,
      session_of: entry.goes_on === true ? sessionOf(by, entry) : null,
    };
  });
  await tx.insertInto('audit_log').values(rows).execute();
}
