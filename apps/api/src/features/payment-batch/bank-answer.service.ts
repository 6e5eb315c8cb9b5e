import { createHash } from 'node:crypto';
import type { AnswerCheck, checkBankAnswer, importBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import {
  isStopping,
  matchAnswer,
  type BankAnswer,
  type Match,
  type SentLine,
} from '@proline/domain/bank-file/bank-answer';
import { namesAPath } from '@proline/domain/file/file-purpose';
import type { Kysely } from 'kysely';
import { readAnswer } from '../../platform/bank-file/read-answer.ts';
import type { ContextOf, Input } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { payerOf } from '../payer-account/payer-account.service.ts';
import { findAnswer, findNames, insertAnswer } from './bank-answer.queries.ts';
import { heldBatch } from './batch-draft.service.ts';
import { batchNow } from './batch-read.service.ts';
import { recordResults } from './batch-result.service.ts';
import { findSentLines } from './line-moves.queries.ts';
import { readBatch, readClock, sentDays, type HeldBatch } from './payment-batch.queries.ts';

/** Enough to see what is wrong. */
const MOST_SHOWN = 100;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Matched = Match & { readonly lines: readonly (SentLine & { line_no: number })[] };

async function matched(db: Kysely<Database>, dataKey: DataKey, batch: HeldBatch, answer: BankAnswer): Promise<Matched> {
  if (batch.message_id === null) throw new Refusal('batch_not_exported');
  const lines = await findSentLines(db, batch.id);
  const { iban } = await payerOf(db, dataKey, batch.payer_account_id);
  const { message_id, currency, execute_on } = batch;
  const { today } = await readClock(db);
  const sent = {
    ...{ message_id, payer_iban: iban, currency, execute_on, total_minor: batch.total_minor ?? 0, lines },
    ...sentDays(batch, today),
  };
  const match = matchAnswer(sent, answer);
  if (typeof match === 'string') throw new Refusal(match, { errors: { file: [match] } });
  return { ...match, lines };
}

/** A statement has the other payments of the account, too; an answer to our file does not. */
const unknownStops = ({ format }: BankAnswer, { unknown }: Match): boolean =>
  format !== 'camt.053' && unknown.length > 0;

type Check = typeof checkBankAnswer;

export async function checkAnswer(
  { params, query, bytes }: Input<Check> & { readonly bytes: Buffer },
  { db, dataKey, admin }: ContextOf<Check>,
): Promise<{ data: AnswerCheck }> {
  if (namesAPath(query.name)) throw new Refusal('file_name_has_path');
  const batch = await readBatch(db, params.id);
  if (!batch) throw new Refusal('not_found');
  if (batch.message_id === null) throw new Refusal('batch_not_exported');
  const answer = await readAnswer(bytes, admin.id);
  const match = await matched(db, dataKey, batch, answer);
  const { paid, failed, unknown, conflicts, known, waiting, lines } = match;
  const amounts = new Map(lines.map(({ id, amount_minor }) => [id, amount_minor]));
  const sum = (some: readonly { readonly id: string }[]) =>
    some.reduce((total, { id }) => total + (amounts.get(id) ?? 0), 0);
  const numbers = new Map(lines.map(({ end_to_end_id, line_no }) => [end_to_end_id, line_no]));
  const shown = failed.slice(0, MOST_SHOWN);
  const names = await findNames(
    db,
    shown.map(({ id }) => id),
  );
  return {
    data: {
      sha256: hashOf(bytes),
      format: answer.format,
      seen_before: (await findAnswer(db, batch.id, hashOf(bytes))) !== undefined,
      paid: paid.length,
      paid_minor: sum(paid),
      failed: failed.length,
      failed_minor: sum(failed),
      known,
      waiting,
      unknown: unknown.slice(0, MOST_SHOWN),
      unknown_count: unknown.length,
      conflicts: conflicts
        .slice(0, MOST_SHOWN)
        .map((conflict) => ({ ...conflict, line_no: numbers.get(conflict.end_to_end_id) ?? null })),
      stops: unknownStops(answer, match) || conflicts.some(({ why }) => isStopping(why)),
      failures: names.map(({ id, ...name }) => {
        const said = shown.find((line) => line.id === id);
        return { ...name, code: said?.code ?? '', text: said?.text ?? null };
      }),
    },
  };
}

type Import = typeof importBankAnswer;

/** All lines by a few statements in one transaction: 10,000 of them take seconds, and half of an answer is never recorded. */
export async function importAnswer(
  { params, query, bytes }: Input<Import> & { readonly bytes: Buffer },
  { write, dataKey, admin }: ContextOf<Import>,
) {
  if (namesAPath(query.name)) throw new Refusal('file_name_has_path');
  const sha256 = hashOf(bytes);
  if (sha256 !== query.sha256) throw new Refusal('answer_changed');
  const answer = await readAnswer(bytes, admin.id);
  return write(async (tx, audit) => {
    // whoever imports the same answer at the same moment waits here, and then finds it
    const held = await readBatch(tx, params.id);
    if (!held) throw new Refusal('not_found');
    const batch = await heldBatch(tx, params.id, 'record').catch(async (error: unknown) => {
      if (await findAnswer(tx, params.id, sha256)) return null;
      throw error;
    });
    if (batch === null || (await findAnswer(tx, batch.id, sha256))) {
      await audit();
      return batchNow(tx, params.id, admin.permission_set);
    }
    const match = await matched(tx, dataKey, batch, answer);
    if (unknownStops(answer, match)) throw new Refusal('answer_lines_unknown');
    if (match.conflicts.some(({ why }) => isStopping(why))) throw new Refusal('answer_conflicts');
    const [paid, failed, known] = [match.paid.length, match.failed.length, match.known];
    await insertAnswer(tx, {
      batch_id: batch.id,
      sha256,
      format: answer.format,
      file_name: query.name,
      paid,
      failed,
      known,
      imported_by: admin.id,
    });
    await audit({
      action: 'import_answer',
      entity: 'payment_batch',
      record_id: batch.id,
      after: {
        file_name: query.name,
        format: answer.format,
        sha256,
        lines_paid: paid,
        lines_failed: failed,
        lines_known: known,
      },
    });
    await recordResults({ tx, audit, batch, by: null, admin_id: admin.id }, match.paid, match.failed);
    return batchNow(tx, batch.id, admin.permission_set);
  });
}
