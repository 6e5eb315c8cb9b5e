import { createHash } from 'node:crypto';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { checkBankAnswer, downloadBatchFile, importBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import {
  createPaymentBatch,
  exportPaymentBatch,
  getPaymentBatch,
  listBatchLines,
  type BatchLine,
  type PaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import type { SaidLine } from './sample-answers.ts';
import { addApproved, addPayer } from './sample-batch.ts';

export type Reply = { readonly statusCode: number; readonly body: string; readonly json: () => unknown };
export type Made = Awaited<ReturnType<typeof addApproved>>[];

/** What was answered, which must be a success. */
export const good = <Data>(reply: Reply): Data => {
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { data: Data }).data;
};
export const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as ErrorReply).code];
export const totalOf = (made: readonly { readonly amount_minor: number }[]): number =>
  made.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/** Somebody of finance with an account to pay from, and the steps of a batch. */
export async function openDesk(app: TestApp) {
  const { token } = await app.signIn('finance');
  const payer_account_id = await addPayer(app);
  const { rows } = await app.pool.query<{ execute_on: string; today: string }>(
    `select (now() + interval '3 days')::date::text as execute_on, (now() at time zone 'Asia/Riyadh')::date::text as today`,
  );
  const [days = { execute_on: '', today: '' }] = rows;

  const approved = async (count: number, wanted = {}): Promise<Made> => {
    const made: Made = [];
    for (let n = 0; n < count; n += 1) made.push(await addApproved(app, wanted));
    return made;
  };
  const bodyFor = (made: Made, more = {}) => ({
    selection: { ids: made.map(({ id }) => id) },
    currency: 'SAR',
    payer_account_id,
    execute_on: days.execute_on,
    count: made.length,
    total_minor: totalOf(made),
    ...more,
  });
  const create = (made: Made, more = {}) => app.call(createPaymentBatch, { token, body: bodyFor(made, more) });
  const show = async (id: string) => good<PaymentBatch>(await app.call(getPaymentBatch, { token, params: { id } }));
  const draft = async (made: Made) => show(good<{ id: string }>(await create(made)).id);
  const readyIn = ({ version, sums }: PaymentBatch) => ({
    version,
    line_count: sums.ready.count,
    total_minor: sums.ready.total_minor,
  });
  const send = (batch: PaymentBatch, more = {}) =>
    app.call(exportPaymentBatch, { token, params: { id: batch.id }, body: { ...readyIn(batch), ...more } });
  return {
    ...days,
    token,
    payer_account_id,
    approved,
    bodyFor,
    create,
    show,
    draft,
    readyIn,
    send,
    exported: async (made: Made) => good<PaymentBatch>(await send(await draft(made))),
    lines: async (id: string, query = {}) =>
      good<BatchLine[]>(await app.call(listBatchLines, { token, params: { id }, query })),
    statesOf: async (made: Made) => {
      const found = await app.pool.query<{ status: string; in_batch: boolean; held: boolean }>(
        `select status, batch_id is not null as in_batch, held_at is not null as held
         from transfers where id = any ($1) order by code`,
        [made.map(({ id }) => id)],
      );
      return found.rows;
    },
    check: (id: string, text: string) =>
      app.call(checkBankAnswer, { token, params: { id }, query: { name: 'answer.xml' }, bytes: Buffer.from(text) }),
    bring: (id: string, text: string, sha256 = createHash('sha256').update(text).digest('hex')) =>
      app.call(importBankAnswer, {
        token,
        params: { id },
        query: { name: 'answer.xml', sha256 },
        bytes: Buffer.from(text),
      }),
    download: (id: string, query: { format: 'pain.001' | 'csv'; profile?: string } = { format: 'pain.001' }) =>
      app.call(downloadBatchFile, { token, params: { id }, query }),
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What a bank says about the first lines of a batch, in their order. */
export const answerTo = (
  batch: PaymentBatch,
  said: readonly Omit<SaidLine, 'end_to_end_id'>[],
  made: Made,
  more: { readonly count?: number; readonly sum?: string; readonly on?: string } = {},
) => ({
  message_id: batch.file?.message_id ?? '',
  currency: 'SAR',
  lines: said.map((line, index) => ({ ...line, end_to_end_id: `B${batch.code}-T${made[index]?.code}` })),
  ...more,
});
