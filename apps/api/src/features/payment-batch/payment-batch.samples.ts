import { createHash } from 'node:crypto';
import { samplePain002 } from '../../testing/bank/sample-answers.ts';
import { addApproved, addDraft, addExported, addPayer } from '../../testing/bank/sample-batch.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';

const tomorrow = async ({ pool }: Ground): Promise<string> => {
  const { rows } = await pool.query<{ day: string }>(`select (now() + interval '2 days')::date::text as day`);
  return rows[0]?.day ?? '';
};

/** An answer that says all is paid. */
const answerTo = async (ground: Ground) => {
  const { id, message_id, lines } = await addExported(ground);
  const said = lines.map(({ end_to_end_id, amount_minor }) => ({
    end_to_end_id,
    amount_minor,
    status: 'ACSC' as const,
  }));
  const bytes = Buffer.from(samplePain002({ message_id, currency: 'SAR', lines: said }));
  return { id, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
};

export const samples: Samples = {
  previewPaymentBatch: async (ground) => ({ body: { selection: { ids: [(await addApproved(ground)).id] } } }),
  createPaymentBatch: async (ground) => ({
    body: {
      selection: { ids: [(await addApproved(ground)).id] },
      currency: 'SAR',
      payer_account_id: await addPayer(ground),
      execute_on: await tomorrow(ground),
      count: 1,
      total_minor: 10_000,
    },
  }),
  getPaymentBatch: async (ground) => ({ params: { id: (await addDraft(ground)).id } }),
  listBatchLines: async (ground) => ({ params: { id: (await addDraft(ground)).id } }),
  addBatchLines: async (ground) => {
    const { id, version } = await addDraft(ground, 1);
    return { params: { id }, body: { version, transfer_ids: [(await addApproved(ground)).id] } };
  },
  removeBatchLines: async (ground) => {
    const { id, version, lines } = await addDraft(ground);
    return { params: { id }, body: { version, line_ids: lines.slice(1).map((line) => line.id) } };
  },
  exportPaymentBatch: async (ground) => {
    const { id, version } = await addDraft(ground);
    return { params: { id }, body: { version, line_count: 2, total_minor: 20_000 } };
  },
  cancelPaymentBatch: async (ground) => {
    const { id, version } = await addDraft(ground);
    return { params: { id }, body: { version, reason: 'Wrong account' } };
  },
  downloadBatchFile: async (ground) => {
    const { id } = await addExported(ground, 1);
    return { params: { id }, query: { format: 'pain.001' } };
  },
  recordLinePaid: async (ground) => {
    const { id, lines } = await addExported(ground);
    const { rows } = await ground.pool.query<{ day: string }>('select current_date::text as day');
    return { params: { id }, body: { line_id: lines[0]?.id, paid_on: rows[0]?.day, bank_reference: 'R7K-1' } };
  },
  recordLineFailed: async (ground) => {
    const { id, lines } = await addExported(ground);
    return { params: { id }, body: { line_id: lines[0]?.id, code: 'AC04', reason: 'Account closed' } };
  },
  checkBankAnswer: async (ground) => {
    const { id, bytes } = await answerTo(ground);
    return { params: { id }, query: { name: 'answer.xml' }, bytes };
  },
  importBankAnswer: async (ground) => {
    const { id, bytes, sha256 } = await answerTo(ground);
    return { params: { id }, query: { name: 'answer.xml', sha256 }, bytes };
  },
};
