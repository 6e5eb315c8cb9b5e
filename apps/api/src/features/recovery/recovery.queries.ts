import { recoveryList, type Recovery, type RecoveryRow } from '@proline/contract/recovery/recovery';
import { sql, type Kysely, type Transaction } from 'kysely';
import { leapingValues, selected, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsIn } from '../../platform/list/search-sql.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** What transfers give to a recovery; voided ones give nothing. */
const given = (which: string): string => `(
  select coalesce(-sum(l.amount_minor), 0)::bigint from transfer_lines l join transfers t on t.id = l.transfer_id
  where l.recovery_id = recoveries.id and t.voided_at is null and t.status ${which} 'pending_approval')`;
const TAKEN = given('<>');
const RESERVED = given('=');

/** How much it may take at all: canceled, it is what it had taken. */
const WHOLE = 'coalesce(recoveries.taken_minor, recoveries.amount_minor)';
const LEFT = `greatest(${WHOLE} - ${TAKEN} - ${RESERVED}, 0)`;

const STATE = `case when recoveries.canceled_at is not null then 'canceled'
  when recoveries.amount_minor <= ${TAKEN} then 'settled' else 'open' end`;

const JOINS = `
  join persons debtor on debtor.id = recoveries.person_id
  left join transfers overpaid on overpaid.id = recoveries.transfer_id`;

const FIELDS = {
  id: 'recoveries.id',
  code: 'recoveries.code',
  state: STATE,
  person: `json_build_object('kind', case when debtor.usher_code is null then 'leader' else 'usher' end,
    'id', debtor.id, 'name_en', debtor.name_en, 'name_ar', debtor.name_ar, 'photo', debtor.photo)`,
  transfer: `case when overpaid.id is not null then json_build_object('id', overpaid.id, 'code', overpaid.code) end`,
  currency: 'recoveries.currency',
  amount_minor: 'recoveries.amount_minor',
  taken_minor: TAKEN,
  reserved_minor: RESERVED,
  left_minor: LEFT,
  reason: 'recoveries.reason',
  created_at: 'recoveries.created_at',
  version: 'recoveries.version',
} as const;

const money = (minor: string) => amountSql(minor, 'recoveries.currency');

/** T-100234 and 100234 name the same transfer. */
const codesOf = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(/^(?:T-)?(\d{1,12})$/i.exec(text)?.[1] ?? -1));

export const recoverySource: ListSource<typeof recoveryList> = {
  list: recoveryList,
  from: 'recoveries',
  id: { sql: 'recoveries.id', type: 'uuid' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    state: (value, values) => values.oneOf(STATE, value),
    currency: (value, values) => values.oneOf('recoveries.currency', value),
    person: (value, values) => values.oneOf('recoveries.person_id', value, 'uuid'),
    transfer: (value, values) =>
      `recoveries.transfer_id in (select t.id from transfers t where ${values.oneOf('t.code', codesOf(value), 'bigint')})`,
    created: (value, values) => betweenDays('recoveries.created_at', value, values),
  },
  search: (text, values) => {
    const code = /^R-?(\d{1,12})$/i.exec(text)?.[1];
    const people = `recoveries.person_id in (select id from persons where ${wordsIn('search_text', text, values)})`;
    return code === undefined ? people : `${people} or recoveries.code = ${values.add(code)}::bigint`;
  },
  sorts: {
    created_at: { sql: 'recoveries.created_at', type: 'timestamptz' },
    code: { sql: 'recoveries.code', type: 'bigint' },
    amount: { sql: 'recoveries.amount_minor', type: 'bigint' },
  },
  tabs: STATE,
  values: {
    currency: leapingValues('recoveries', 'currency'),
    transfer: (
      starts,
      values,
    ) => `select distinct 'T-' || t.code as value from recoveries r join transfers t on t.id = r.transfer_id
      where 'T-' || t.code like upper(${values.add(starts)}) || '%' limit 50`,
  },
  cells: {
    person: [{ sql: 'debtor.name_en' }, { sql: 'debtor.name_ar' }],
    code: { sql: `'R-' || recoveries.code` },
    state: { sql: STATE },
    transfer: { sql: `'T-' || overpaid.code` },
    reason: { sql: 'recoveries.reason' },
    amount: [{ sql: money('recoveries.amount_minor'), kind: 'number' }, { sql: 'recoveries.currency' }],
    taken: { sql: money(TAKEN), kind: 'number' },
    reserved: { sql: money(RESERVED), kind: 'number' },
    left: { sql: money(LEFT), kind: 'number' },
    created_at: { sql: 'recoveries.created_at', kind: 'moment' },
  },
};

export async function findRecovery(db: Db, id: string): Promise<Recovery | undefined> {
  const { rows } = await sql<Recovery>`
    select ${sql.raw(selected({ ...FIELDS, created_at: momentSql('recoveries.created_at') }))},
      (select name from admins where id = recoveries.created_by) as created_by,
      ${sql.raw(momentSql('recoveries.canceled_at'))} as canceled_at,
      (select name from admins where id = recoveries.canceled_by) as canceled_by, recoveries.cancel_reason,
      (
        select coalesce(json_agg(json_build_object(
          'transfer', json_build_object('id', t.id, 'code', t.code, 'status', t.status), 'amount_minor', -l.amount_minor
        ) order by t.created_at, t.id), '[]')
        from transfer_lines l join transfers t on t.id = l.transfer_id
        where l.recovery_id = recoveries.id and t.voided_at is null
      ) as taken
    from recoveries ${sql.raw(JOINS)} where recoveries.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOfTransfer(db: Db, transfer_id: string): Promise<RecoveryRow[]> {
  const { rows } = await sql<RecoveryRow>`
    select ${sql.raw(selected({ ...FIELDS, created_at: momentSql('recoveries.created_at') }))}
    from recoveries ${sql.raw(JOINS)} where recoveries.transfer_id = ${transfer_id}
    order by recoveries.created_at, recoveries.id`.execute(db);
  return rows;
}

export type Overpaid = {
  readonly person_id: string;
  readonly status: string;
  readonly voided: boolean;
  readonly currency: string;
  readonly code: number;
  readonly net_minor: number;
  readonly claimed_minor: number;
};

export async function findOverpaid(db: Db, id: string): Promise<Overpaid | undefined> {
  const { rows } = await sql<Overpaid>`
    select coalesce(t.usher_id, t.leader_id) as person_id, t.status, t.voided_at is not null as voided, t.currency, t.code,
      t.net_minor, (
        select coalesce(sum(${sql.raw(WHOLE)}), 0)::bigint from recoveries where transfer_id = t.id
      ) as claimed_minor
    from transfers t where t.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Nobody adds a transfer or another recovery of this person until this transaction ends: a foreign key waits for this lock.
 * Undefined: there is nobody, or not any more.
 */
export async function holdDebtor(tx: Tx, id: string): Promise<{ readonly id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from persons where id = ${id} and anonymised_at is null and merged_into is null for update`.execute(tx);
  return rows[0];
}

export type NewRecovery = {
  readonly person_id: string;
  readonly transfer_id: string | null;
  readonly currency: string;
  readonly amount_minor: number;
  readonly reason: string;
  readonly created_by: string;
};

export async function insertRecovery(tx: Tx, recovery: NewRecovery): Promise<string> {
  const { id } = await tx.insertInto('recoveries').values(recovery).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False: it is no longer as it was seen, or nothing of it is left. What transfers have taken until now stays taken. */
export async function saveCanceled(
  tx: Tx,
  { id, version, admin_id, reason }: { id: string; version: number; admin_id: string; reason: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recoveries set canceled_at = now(), canceled_by = ${admin_id}, cancel_reason = ${reason},
      taken_minor = ${sql.raw(TAKEN)}, version = version + 1
    where id = ${id} and version = ${version} and ${sql.raw(STATE)} = 'open'`.execute(tx);
  return numAffectedRows === 1n;
}

export const touchTransfers = (tx: Tx) => sql`insert into changes (topic) values ('transfer')`.execute(tx);
