import { DEFAULT_ACCESS } from '@proline/domain/account/access-settings';
import { MOST_STAFF_SESSIONS, STAFF_CODE_MINUTES, STAFF_CODE_TRIES } from '@proline/domain/account/staff-sign-in';
import type { LanguageLevel } from '@proline/domain/people/person-fields';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { MAY_SIGN_IN } from '../../platform/security/staff-session-check.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';
import { keptNumber } from '../../platform/writing/kept-number.ts';

type Tx = Transaction<Database>;

const mayIn = sql.raw(MAY_SIGN_IN);

export type CodeReceiver = {
  readonly id: string;
  readonly phone: string;
  readonly languages: readonly string[];
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
};

/** Whoever has the phone and may sign in, who stays as they are until this transaction ends. */
export async function holdByPhone(tx: Tx, phone: string): Promise<CodeReceiver | undefined> {
  const { rows } = await sql<CodeReceiver>`
    select p.id, p.phone, p.languages, p.language_levels from persons p where p.phone = ${phone} and ${mayIn} for share`.execute(
    tx,
  );
  return rows[0];
}

/** Whether somebody still waits for what was asked for then. */
export async function isAwaited(tx: Tx, job_id: string): Promise<boolean> {
  const { rows } = await sql<{ awaited: boolean }>`
    select created_at > now() - make_interval(mins => ${STAFF_CODE_MINUTES}::integer) as awaited from jobs where id = ${job_id}`.execute(
    tx,
  );
  return rows[0]?.awaited === true;
}

/** From now on this is the person's one code. */
export const saveCode = (tx: Tx, person_id: string, code_hmac: Buffer) =>
  sql`
    insert into staff_codes (person_id, code_hmac, expires_at)
    values (${person_id}, ${code_hmac}, now() + make_interval(mins => ${STAFF_CODE_MINUTES}::integer))
    on conflict (person_id) do update set code_hmac = excluded.code_hmac, tries = 0, created_at = now(), expires_at = excluded.expires_at`.execute(
    tx,
  );

type TriedCode = { readonly person_id: string; readonly code_hmac: Buffer };

/** Counts a try before anything is compared, so that parallel guesses are no more than a few either. */
export async function countTry(db: Kysely<Database>, phone: string): Promise<TriedCode | undefined> {
  const { rows } = await sql<TriedCode>`
    update staff_codes c set tries = c.tries + 1 from persons p
    where p.id = c.person_id and p.phone = ${phone} and ${mayIn} and c.expires_at > now() and c.tries < ${STAFF_CODE_TRIES}
    returning c.person_id, c.code_hmac`.execute(db);
  return rows[0];
}

/** Of all who come with the right code one gets in. */
export async function spendCode(tx: Tx, { person_id, code_hmac }: TriedCode): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff_codes where person_id = ${person_id} and code_hmac = ${code_hmac} and expires_at > now()`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

type NewSession = {
  readonly person_id: string;
  readonly token_hash: Buffer;
  readonly address: string;
  readonly user_agent: string | null;
};

const SESSION_DAYS = sql.raw(keptNumber('security', 'staff_session_days', DEFAULT_ACCESS.staff_session_days));

export async function insertSession(tx: Tx, session: NewSession): Promise<{ id: string; expires_at: Date }> {
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    insert into staff_sessions (person_id, token_hash, expires_at, address, user_agent)
    values (${session.person_id}, ${session.token_hash}, now() + make_interval(days => ${SESSION_DAYS}),
      ${session.address}, ${session.user_agent})
    returning id, expires_at`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('No session was made.');
  return made;
}

/** Those of a person that were used least lately, beyond the most there may be. */
export const endSurplus = (tx: Tx, person_id: string) =>
  sql`
    update staff_sessions set revoked_at = now()
    where id in (
      select id from staff_sessions where person_id = ${person_id} and revoked_at is null
      order by last_used_at desc, id desc offset ${MOST_STAFF_SESSIONS})`.execute(tx);

export const endSession = (tx: Tx, id: string) =>
  sql`update staff_sessions set revoked_at = now() where id = ${id} and revoked_at is null`.execute(tx);

export async function endSessions(tx: Tx, person_id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update staff_sessions set revoked_at = now() where person_id = ${person_id} and revoked_at is null`.execute(tx);
  return Number(numAffectedRows);
}

export const staffSessionSweeps: readonly Sweep[] = [
  `delete from staff_codes where person_id in (
     select person_id from staff_codes where expires_at < now() - interval '1 day' limit 5000)`,
];
