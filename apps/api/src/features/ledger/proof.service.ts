import type { getLedgerProof, LedgerDifference, LedgerProof, proveLedger } from '@proline/contract/ledger/ledger';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { awaitProofTurn, countLongWaits, findLastProof, insertProof, takeProofTurn } from './proof-record.queries.ts';
import { findDifferences } from './proof.queries.ts';

/**
 * Everything in which the ledger, transfers, pay lines, recoveries and the sums of screens say different things; none is the
 * only right answer. Tests ask it after whatever they have done to money.
 */
export const ledgerDifferences = (db: Kysely<Database>, at_once?: number): Promise<LedgerDifference[]> =>
  findDifferences(db, at_once);

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
    if (!(await takeProofTurn(tx))) throw new Refusal('ledger_being_proven');
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
    await awaitProofTurn(tx);
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

/** Tells finance of transfers that have waited too long by now, each once at each status. */
export const remindTransfersJob: JobKind<typeof none> = defineJob({
  kind: 'transfers.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx, job_id }) => {
    const { transfers_days } = await readNotices(tx);
    const transfers = await countLongWaits(tx, job_id, transfers_days);
    if (transfers > 0)
      await notify(tx, {
        kind: 'transfers_waiting',
        params: { transfers },
        link: `/transactions?age=${transfers_days}..`,
        to: { permission: 'transfers.write' },
      });
    return { told: transfers };
  },
});
