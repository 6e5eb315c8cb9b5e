import type {
  editTransfer,
  holdTransfer,
  payTransfer,
  releaseTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { editLines } from '@proline/domain/pay/transfer-line';
import { refuseTransferMove, type TransferAction } from '@proline/domain/pay/transfer-move';
import type { Transaction } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { AuditEntry } from '../../platform/writing/audit.ts';
import { tellPaid } from '../message/outbox.service.ts';
import { settleRecoveries } from '../recovery/settling.service.ts';
import { findFacts, findLines, findToday, holdBatch, holdPayee, type FoundTransfer } from './transfer-facts.queries.ts';
import {
  saveEdit,
  saveHold,
  savePayment,
  saveRelease,
  saveReturn,
  saveVoid,
  type Saved,
} from './transfer-move.queries.ts';

type Tx = Transaction<Database>;

/** One admin moves one transfer, which they saw at this version. */
export type Mover = { readonly tx: Tx; readonly by: string; readonly id: string; readonly version: number };

async function factsOf(tx: Tx, id: string): Promise<FoundTransfer> {
  const [found] = await findFacts(tx, [id]);
  if (!found) throw new Refusal('not_found');
  return found;
}

function refuse(action: TransferAction, transfer: FoundTransfer, by: string): void {
  const refusal = refuseTransferMove(action, transfer, by);
  if (refusal !== null) throw new Refusal(refusal);
}

/** The transfer, whose payee and batch nobody changes until this transaction ends. */
async function heldFacts(tx: Tx, id: string): Promise<FoundTransfer> {
  const seen = await factsOf(tx, id);
  await holdPayee(tx, seen.person_id);
  if (seen.batch_id !== null) await holdBatch(tx, seen.batch_id);
  const now = await factsOf(tx, id);
  // merged with another person, or put into a batch, in between
  if (now.person_id !== seen.person_id || now.batch_id !== seen.batch_id) throw new Refusal('conflict');
  return now;
}

/** What the rule allows is saved under the conditions of the rule; who was faster is named, or the version was another. */
async function moveOne(
  { tx, by, id }: Mover,
  action: TransferAction,
  save: (transfer: FoundTransfer) => Promise<Saved | undefined>,
): Promise<{ readonly before: FoundTransfer; readonly saved: Saved }> {
  const before = await heldFacts(tx, id);
  refuse(action, before, by);
  const saved = await save(before);
  if (saved) return { before, saved };
  refuse(action, await factsOf(tx, id), by);
  throw new Refusal('conflict');
}

/** Other transfers of the payee may bear more or less of what the payee owes now, and this one as well. */
async function settled(tx: Tx, { person_id, id }: FoundTransfer): Promise<Saved> {
  await settleRecoveries(tx, [person_id]);
  const { status, version } = await factsOf(tx, id);
  return { id, status, version };
}

const entryOf = (
  action: AuditEntry['action'],
  { id, person_id }: Pick<FoundTransfer, 'id' | 'person_id'>,
  facts: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry => ({ action, entity: 'transfer', record_id: id, person_id, ...facts });

export const giveBack: Handler<typeof returnTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, reason } = body;
    const mover = { tx, by: admin.id, id: params.id, version };
    const { before } = await moveOne(mover, 'return', () => saveReturn(tx, mover, reason));
    const data = await settled(tx, before);
    await audit(
      entryOf('return', before, { before: { status: before.status }, after: { status: data.status, reason } }),
    );
    return { data };
  });

export const annul: Handler<typeof voidTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, reason } = body;
    const mover = { tx, by: admin.id, id: params.id, version };
    const { before } = await moveOne(mover, 'void', () => saveVoid(tx, mover, reason));
    const data = await settled(tx, before);
    await audit(entryOf('void', before, { before: { voided: false }, after: { voided: true, reason } }));
    return { data };
  });

export const hold: Handler<typeof holdTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, reason } = body;
    const mover = { tx, by: admin.id, id: params.id, version };
    const { before, saved } = await moveOne(mover, 'hold', () => saveHold(tx, mover, { by: admin.id, reason }));
    await audit(entryOf('hold', before, { before: { held: false }, after: { held: true, reason } }));
    return { data: saved };
  });

export const release: Handler<typeof releaseTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const mover = { tx, by: admin.id, id: params.id, version: body.version };
    const { before, saved } = await moveOne(mover, 'release', () => saveRelease(tx, mover));
    await audit(entryOf('release_hold', before, { before: { held: true }, after: { held: false } }));
    return { data: saved };
  });

export const edit: Handler<typeof editTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, ...changes } = body;
    const mover = { tx, by: admin.id, id: params.id, version };
    const lines = await findLines(tx, params.id);
    const { before } = await moveOne(mover, 'edit', async () => {
      // lines change only with the version, which is asked for when they are saved
      const totals = editLines(lines, changes);
      if (typeof totals === 'string') throw new Refusal(totals);
      return saveEdit(tx, mover, { by: admin.id, totals, edit: changes });
    });
    const data = await settled(tx, before);
    const after = await factsOf(tx, params.id);
    const amounts = new Map(lines.map(({ id, kind, amount_minor }) => [id, { kind, amount_minor }]));
    await audit(
      entryOf('edit_lines', before, {
        before: { net_minor: before.net_minor, lines: changes.changes.map(({ id }) => amounts.get(id)) },
        after: {
          net_minor: after.net_minor,
          lines: [
            ...changes.changes.map(({ id, amount_minor, note }) => ({
              kind: amounts.get(id)?.kind,
              amount_minor,
              note,
            })),
            ...changes.additions.map((line) => ({ kind: 'correction', ...line })),
          ],
        },
      }),
    );
    return { data };
  });

/** The same payment recorded again changes nothing. */
export const pay: Handler<typeof payTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, paid_on, bank_reference } = body;
    if (paid_on > (await findToday(tx))) throw new Refusal('paid_in_future');
    const known = await factsOf(tx, params.id);
    if (known.transferred_on === paid_on && known.bank_reference === bank_reference) {
      await audit();
      return { data: { id: known.id, status: known.status, version: known.version } };
    }
    const mover = { tx, by: admin.id, id: params.id, version };
    const { before, saved } = await moveOne(mover, 'pay', () => savePayment(tx, mover, { paid_on, bank_reference }));
    await tellPaid(tx, [params.id]);
    await audit(
      entryOf('mark_paid', before, {
        before: { status: before.status },
        after: { status: saved.status, paid_on, bank_reference },
      }),
    );
    return { data: saved };
  });
