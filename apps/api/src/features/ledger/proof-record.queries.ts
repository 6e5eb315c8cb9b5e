import type { LedgerDifference, LedgerProof } from '@proline/contract/ledger/ledger';
import { sql, type Kysely, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

type Tx = Transaction<Database>;

/** More are counted and not kept: one cause mostly shows in many. */
const MOST_KEPT = 200;

const PROOF_LOCK = sql`hashtextextended('ledger proof', 0)`;

/** A proof reads the whole ledger, so there is one at a time in all processes; false: somebody else is at it. */
export async function takeProofTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${PROOF_LOCK}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

export const awaitProofTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(${PROOF_LOCK})`.execute(tx);

type NewProof = {
  readonly proven_by: string | null;
  readonly took_ms: number;
  readonly found: readonly LedgerDifference[];
};

export const insertProof = (tx: Tx, { proven_by, took_ms, found }: NewProof) =>
  sql`
    insert into ledger_proofs (proven_by, took_ms, postings, differences, found)
    select ${proven_by}::uuid, ${took_ms}, (select count(*) from ledger_postings), ${found.length},
      ${JSON.stringify(found.slice(0, MOST_KEPT))}::jsonb`.execute(tx);

export async function findLastProof(db: Kysely<Database>): Promise<LedgerProof | undefined> {
  const { rows } = await sql<LedgerProof>`
    select ${sql.raw(momentSql('p.proven_at'))} as proven_at, (select name from admins where id = p.proven_by) as proven_by,
      p.took_ms, p.postings, p.differences,
      (
        select coalesce(jsonb_agg(d || jsonb_build_object(
          'transfer_code', (select code from transfers where id = (d ->> 'transfer_id')::uuid),
          'recovery_code', (select code from recoveries where id = (d ->> 'recovery_id')::uuid)
        ) order by n), '[]')
        from jsonb_array_elements(p.found) with ordinality f (d, n)
      ) as found
    from ledger_proofs p order by p.id desc limit 1`.execute(db);
  return rows[0];
}

/** Those whose wait has become too long since the last turn of the same job that was done. */
export async function countLongWaits(tx: Tx, job_id: string, days: number): Promise<number> {
  const { rows } = await sql<{ waits: number }>`
    with turn as (
      select now.created_at - wait as since, (
        select max(last.created_at) - wait from jobs last
        where last.kind = now.kind and (last.created_at, last.id) < (now.created_at, now.id)
          and not exists (select from job_items i where i.job_id = last.id and i.status in ('failed', 'canceled'))
      ) as told
      from jobs now, make_interval(days => ${days}) wait where now.id = ${job_id}
    )
    select count(*)::integer as waits
    from transfers t, turn, lateral (
      select case t.status when 'pending_approval' then t.created_at else t.approved_at end as since
    ) w
    where t.status in ('pending_approval', 'approved') and t.voided_at is null and w.since <= turn.since
      and (turn.told is null or w.since > turn.told)`.execute(tx);
  return rows[0]?.waits ?? 0;
}

export const ledgerSweeps: readonly Sweep[] = [
  `delete from ledger_proofs where id in (
     select id from ledger_proofs where proven_at < now() - interval '1 year' order by id limit 1000)`,
];
