import type {
  cancelRecovery,
  getOverpayment,
  getRecovery,
  recordDebt,
  recordOverpayment,
} from '@proline/contract/recovery/recovery';
import { refuseOverpayment } from '@proline/domain/pay/recovery';
import type { Kysely, Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { whyGone } from '../person/person-record.service.ts';
import {
  findOfTransfer,
  findOverpaid,
  findRecovery,
  holdDebtor,
  insertRecovery,
  saveCanceled,
  touchTransfers,
  type NewRecovery,
} from './recovery.queries.ts';
import { settleRecoveries } from './settling.service.ts';

type Tx = Transaction<Database>;

async function shown(db: Kysely<Database>, id: string) {
  const recovery = await findRecovery(db, id);
  if (!recovery) throw new Refusal('not_found');
  return { data: recovery };
}

export const showRecovery: Handler<typeof getRecovery> = ({ params }, { db }) => shown(db, params.id);

export const showOverpayment: Handler<typeof getOverpayment> = async ({ params }, { db }) => {
  const paid = await findOverpaid(db, params.id);
  if (!paid || paid.voided) throw new Refusal('not_found');
  const most = paid.status === 'transferred' ? paid.net_minor - paid.claimed_minor : 0;
  const recoveries = await findOfTransfer(db, params.id);
  return { data: { currency: paid.currency, most_minor: Math.max(most, 0), recoveries } };
};

async function held(tx: Tx, person_id: string): Promise<void> {
  if (!(await holdDebtor(tx, person_id))) throw await whyGone(tx, person_id);
}

/** The reason may say something about the person, so it is sealed in the log as what is said about people. */
async function record(tx: Tx, audit: Audit, recovery: NewRecovery, transfer: string | null) {
  const id = await insertRecovery(tx, recovery);
  const changed = await settleRecoveries(tx, [recovery.person_id]);
  if (changed.length > 0) await touchTransfers(tx);
  const { amount_minor, currency, reason, person_id } = recovery;
  await audit({
    action: 'record_recovery',
    entity: 'recovery',
    record_id: id,
    person_id,
    after: { amount_minor, currency, reason, transfer, transfers_reduced: changed.length },
  });
  return shown(tx, id);
}

export const addOverpayment: Handler<typeof recordOverpayment> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const seen = await findOverpaid(tx, params.id);
    if (!seen) throw new Refusal('not_found');
    await held(tx, seen.person_id);
    // again, now that nobody else records an overpayment of this person
    const paid = await findOverpaid(tx, params.id);
    if (!paid) throw new Refusal('not_found');
    if (paid.person_id !== seen.person_id) throw new Refusal('conflict');
    const refusal = refuseOverpayment(paid, body.amount_minor);
    if (refusal !== null) throw new Refusal(refusal);
    const { person_id, currency, code } = paid;
    return record(
      tx,
      audit,
      { ...body, person_id, currency, transfer_id: params.id, created_by: admin.id },
      `T-${code}`,
    );
  });

export const addDebt: Handler<typeof recordDebt> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    await held(tx, params.id);
    return record(tx, audit, { ...body, person_id: params.id, transfer_id: null, created_by: admin.id }, null);
  });

/** What pending transfers have reserved goes back to them; what approved ones have taken stays taken. */
export const cancel: Handler<typeof cancelRecovery> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { data: before } = await shown(tx, params.id);
    await held(tx, before.person.id);
    const { version, reason } = body;
    if (!(await saveCanceled(tx, { id: params.id, version, admin_id: admin.id, reason }))) {
      const now = await shown(tx, params.id);
      throw new Refusal(now.data.version === version ? 'recovery_not_open' : 'conflict');
    }
    const changed = await settleRecoveries(tx, [before.person.id]);
    if (changed.length > 0) await touchTransfers(tx);
    const after = await shown(tx, params.id);
    const { amount_minor, taken_minor, currency } = after.data;
    await audit({
      action: 'cancel_recovery',
      entity: 'recovery',
      record_id: params.id,
      person_id: before.person.id,
      before: { status: before.state },
      after: {
        status: 'canceled',
        amount_minor: amount_minor - taken_minor,
        currency,
        reason,
        transfers_reduced: changed.length,
      },
    });
    return after;
  });
