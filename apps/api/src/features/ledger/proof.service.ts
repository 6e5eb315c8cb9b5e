import type { getLedgerProof, LedgerDifference, LedgerProof, proveLedger } from '@proline/contract/ledger/ledger';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { notify } from '../../platform/writing/notify.ts';
import { findLastProof, insertProof, countLongWaits } from './proof-record.queries.ts';
import { findDifferences } from './proof.queries.ts';

/**
 * Everything in which the ledger, transfers, pay lines, recoveries and the sums of screens say different things; none is the
 * only right answer. Tests ask it after whatever they have done to money.
 */
export const ledgerDifferences = (db: Kysely<Database>): Promise<LedgerDifference[]> => findDifferences(db);

async function prove(tx: Transaction<Database>, proven_by: string | null): Promise<LedgerProof> {
  const began = performance.now();
  const found = await findDifferences(tx);
  await insertProof(tx, { proven_by, took_ms: Math.round(performance.now() - began), found });
  const proof = await findLastProof(tx);
  if (!proof) throw new Error('The proof was not kept.');
  return proof;
}

export const showProof: Handler<typeof getLedgerProof> = async (_, { db }) => ({
  data: (await findLastProof(db)) ?? null,
});

export const proveNow: Handler<typeof proveLedger> = (_, { admin, write }) =>
  write(async (tx, audit) => {
    const proof = await prove(tx, admin.id);
    const { differences, postings } = proof;
    await audit({ action: 'prove_ledger', entity: 'ledger', record_id: 'proof', after: { differences, postings } });
    return { data: proof };
  });

const none = z.object({});
const A_DAY_MINUTES = 1_440;

/** Once a day, at midnight UTC, which is three in the morning in Riyadh. */
export const proveLedgerJob: JobKind<typeof none> = defineJob({
  kind: 'ledger.prove',
  access: 'system',
  params: none,
  everyMinutes: A_DAY_MINUTES,
  runItem: async ({ tx }) => {
    const { differences } = await prove(tx, null);
    if (differences > 0)
      await notify(tx, {
        kind: 'ledger_disagrees',
        params: { differences },
        link: '/transactions/ledger?as=proof',
        to: { permission: 'ledger.read' },
      });
    return { differences };
  },
});

/** After so many days a transfer has waited too long for its approval, or for its payment. */
const LONGEST_WAIT_DAYS = 7;

/** Tells finance of transfers that have waited too long by now, each once at each status. */
export const remindTransfersJob: JobKind<typeof none> = defineJob({
  kind: 'transfers.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx, job_id }) => {
    const transfers = await countLongWaits(tx, job_id, LONGEST_WAIT_DAYS);
    if (transfers > 0)
      await notify(tx, {
        kind: 'transfers_waiting',
        params: { transfers },
        link: `/transactions?age=${LONGEST_WAIT_DAYS}..`,
        to: { permission: 'transfers.write' },
      });
    return { told: transfers };
  },
});
