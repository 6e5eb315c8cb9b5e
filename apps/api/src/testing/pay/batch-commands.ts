import { createHash, randomUUID } from 'node:crypto';
import { importBankAnswer, recordLineFailed, recordLinePaid } from '@proline/contract/payment-batch/batch-answer';
import {
  addBatchLines,
  cancelPaymentBatch,
  createPaymentBatch,
  exportPaymentBatch,
  removeBatchLines,
} from '@proline/contract/payment-batch/payment-batch';
import { amountText } from '@proline/domain/bank-file/bank-amount';
import { expect } from 'vitest';
import { samplePain002 } from '../bank/sample-answers.ts';
import { ask, DONE } from './money-commands.ts';
import {
  at,
  chosen,
  command,
  hasAny,
  hasBatch,
  isPayable,
  netOf,
  type Batch,
  type Line,
  type Model,
  type Real,
} from './money-model.ts';

const tokenOf = ({ admins }: Real) => at(admins, 0).token;
const isLive = ({ state }: Line) => state === 'in' || state === 'waiting' || state === 'paid';

/** Some of the transfers there are, each once. */
const some = ({ owed }: Model, ns: readonly number[]) => [...new Set(ns.map((n) => n % owed.length))];

/** They go into the batch, at the amounts and accounts of now. */
function putIn(model: Model, batch: number, places: readonly number[]): void {
  for (const place of places) {
    const owed = at(model.owed, place);
    if (owed.account === null) throw new Error('it cannot be paid');
    owed.batch = batch;
    at(model.batches, batch).lines.push({ owed: place, amount: netOf(owed), account: owed.account, state: 'in' });
  }
}

function takeOut(model: Model, line: Line, state: 'removed' | 'held' | 'canceled' | 'failed'): void {
  line.state = state;
  at(model.owed, line.owed).batch = null;
}

const total = (lines: readonly { readonly amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

export const make = (ns: readonly number[]) =>
  command(`a batch of ${ns.join()}`, hasAny, async (model, real) => {
    const places = some(model, ns);
    const going = places.filter((place) => isPayable(at(model.owed, place)));
    const { result, data } = await ask<{ id: string; code: number }>(real, createPaymentBatch, {
      token: tokenOf(real),
      body: {
        selection: { ids: places.map((place) => at(model.owed, place).id) },
        currency: 'SAR',
        payer_account_id: real.payer_account_id,
        execute_on: real.days.execute_on,
        count: Math.max(1, going.length),
        total_minor: Math.max(1, total(going.map((place) => ({ amount: netOf(at(model.owed, place)) })))),
      },
    });
    expect(result).toBe(going.length > 0 ? DONE : 'batch_empty');
    if (result !== DONE) return;
    const { id, code } = data;
    putIn(model, model.batches.push({ id, code, status: 'draft', lines: [], answer: null }) - 1, going);
    model.made.add('batch');
  });

const versionOf = async ({ app }: Real, { id }: Batch) =>
  (await app.pool.query<{ version: number }>('select version from payment_batches where id = $1', [id])).rows[0]
    ?.version;

/** The line in which a transfer is, or was last. */
const lineId = async ({ app }: Real, batch: Batch, transfer: string): Promise<string> => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from payment_batch_lines where batch_id = $1 and transfer_id = $2 order by left_at desc nulls first limit 1`,
    [batch.id, transfer],
  );
  return rows[0]?.id ?? randomUUID();
};

export const add = (b: number, n: number) =>
  command(`add ${n} to batch ${b}`, hasBatch, async (model, real) => {
    const place = n % model.owed.length;
    const owed = at(model.owed, place);
    const batch = chosen(model.batches, b);
    const { result } = await ask(real, addBatchLines, {
      token: tokenOf(real),
      params: { id: batch.id },
      body: { version: await versionOf(real, batch), transfer_ids: [owed.id] },
    });
    if (batch.status !== 'draft') return expect(result).toBe('batch_not_draft');
    expect(result).toBe(isPayable(owed) ? DONE : 'batch_empty');
    if (result !== DONE) return;
    putIn(model, b % model.batches.length, [place]);
    model.made.add('add to batch');
  });

export const remove = (b: number, n: number) =>
  command(`take ${n} out of batch ${b}`, hasBatch, async (model, real) => {
    const batch = chosen(model.batches, b);
    const place = n % model.owed.length;
    const line = batch.lines.find((one) => one.owed === place && isLive(one));
    const { result } = await ask(real, removeBatchLines, {
      token: tokenOf(real),
      params: { id: batch.id },
      body: {
        version: await versionOf(real, batch),
        line_ids: [await lineId(real, batch, at(model.owed, place).id)],
      },
    });
    if (batch.status !== 'draft') return expect(result).toBe('batch_not_draft');
    expect(result).toBe(line ? DONE : 'not_found');
    if (!line) return;
    takeOut(model, line, 'removed');
    model.made.add('take out of batch');
  });

export const cancel = (b: number) =>
  command(`cancel batch ${b}`, hasBatch, async (model, real) => {
    const batch = chosen(model.batches, b);
    const { result } = await ask(real, cancelPaymentBatch, {
      token: tokenOf(real),
      params: { id: batch.id },
      body: { version: await versionOf(real, batch), reason: 'Another day' },
    });
    expect(result).toBe(batch.status === 'draft' ? DONE : 'batch_not_draft');
    if (result !== DONE) return;
    for (const line of batch.lines.filter(isLive)) takeOut(model, line, 'canceled');
    batch.status = 'canceled';
    model.made.add('cancel batch');
  });

export const send = (b: number) =>
  command(`export batch ${b}`, hasBatch, async (model, real) => {
    const batch = chosen(model.batches, b);
    const live = batch.lines.filter(isLive);
    const ready = live.filter((line) => !at(model.owed, line.owed).held && at(model.accounts, line.account).confirmed);
    const { result } = await ask(real, exportPaymentBatch, {
      token: tokenOf(real),
      params: { id: batch.id },
      body: {
        version: await versionOf(real, batch),
        line_count: Math.max(1, ready.length),
        total_minor: Math.max(1, total(ready)),
      },
    });
    if (batch.status !== 'draft') return expect(result).toBe('batch_not_draft');
    expect(result).toBe(ready.length > 0 ? DONE : 'batch_empty');
    if (result !== DONE) return;
    for (const line of live)
      if (ready.includes(line)) line.state = 'waiting';
      else takeOut(model, line, at(model.owed, line.owed).held ? 'held' : 'removed');
    batch.status = 'exported';
    model.made.add('export');
  });

function answered(model: Model, batch: Batch, line: Line, isPaid: boolean): void {
  const owed = at(model.owed, line.owed);
  if (isPaid) {
    line.state = 'paid';
    owed.status = 'transferred';
  } else {
    takeOut(model, line, 'failed');
    owed.held = true;
  }
  if (!batch.lines.some(({ state }) => state === 'waiting')) {
    batch.status = 'closed';
    model.made.add('close');
  }
}

const wasSent = ({ state }: Line) => state === 'waiting' || state === 'paid' || state === 'failed';

/** By hand; the same refusal again is no other. */
export const record = (b: number, n: number, isPaid: boolean) =>
  command(`line ${n} of batch ${b} was ${isPaid ? 'paid' : 'refused'}`, hasBatch, async (model, real) => {
    const batch = chosen(model.batches, b);
    const place = n % model.owed.length;
    const line = batch.lines.findLast((one) => one.owed === place);
    const line_id = await lineId(real, batch, at(model.owed, place).id);
    const asked = { token: tokenOf(real), params: { id: batch.id } };
    const { result } = isPaid
      ? await ask(real, recordLinePaid, {
          ...asked,
          body: { line_id, paid_on: real.days.today, bank_reference: randomUUID() },
        })
      : await ask(real, recordLineFailed, { ...asked, body: { line_id, code: 'AC04', reason: '' } });
    if (!line || !wasSent(line)) return expect(result).toBe('not_found');
    if (line.state !== 'waiting')
      return expect(result).toBe(line.state === 'failed' && !isPaid ? DONE : 'line_answered');
    expect(result).toBe(DONE);
    answered(model, batch, line, isPaid);
    model.made.add(isPaid ? 'line paid' : 'line refused');
  });

const bring = (real: Real, batch: Batch, text: string) =>
  ask(real, importBankAnswer, {
    token: tokenOf(real),
    params: { id: batch.id },
    query: { name: 'answer.xml', sha256: createHash('sha256').update(text).digest('hex') },
    bytes: Buffer.from(text),
  });

/** The bank answers about everything that waits: the transfers of `refused` were refused. */
export const answer = (b: number, refused: readonly number[]) =>
  command(`the bank answers about batch ${b}, and refuses ${refused.join()}`, hasBatch, async (model, real) => {
    const batch = chosen(model.batches, b);
    const sent = batch.lines.filter(wasSent);
    const waiting = sent.filter(({ state }) => state === 'waiting');
    const places = some(model, refused);
    const { rows } = await real.app.pool.query<{ message_id: string | null }>(
      'select message_id from payment_batches where id = $1',
      [batch.id],
    );
    const text = samplePain002({
      message_id: rows[0]?.message_id ?? 'PRL-B0-20260101',
      currency: 'SAR',
      count: sent.length,
      sum: amountText(total(sent), 'SAR'),
      lines: waiting.map((line) => ({
        end_to_end_id: `B${batch.code}-T${at(model.owed, line.owed).code}`,
        amount_minor: line.amount,
        status: places.includes(line.owed) ? 'RJCT' : 'ACSC',
        reference: randomUUID(),
      })),
    });
    const { result } = await bring(real, batch, text);
    if (batch.status === 'closed') return expect(result).toBe('batch_closed');
    expect(result).toBe(batch.status === 'exported' ? DONE : 'batch_not_exported');
    if (result !== DONE) return;
    batch.answer = text;
    for (const line of waiting) answered(model, batch, line, !places.includes(line.owed));
    model.made.add('answer');
  });

/** The same answer again counts as little as a retried request. */
export const again = (b: number) =>
  command(
    `the last answer about batch ${b} again`,
    (model) => hasBatch(model) && chosen(model.batches, b).answer !== null,
    async ({ batches, made }, real) => {
      const batch = chosen(batches, b);
      expect((await bring(real, batch, batch.answer ?? '')).result).toBe(DONE);
      made.add('answer again');
    },
  );
