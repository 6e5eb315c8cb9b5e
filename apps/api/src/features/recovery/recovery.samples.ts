import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const debtor = async ({ pool }: Ground): Promise<string> => (await addRow(pool, 'ushers')).id;

const paid = async (ground: Ground): Promise<string> => {
  const usher_id = await debtor(ground);
  const { id: bank_account_id } = await addRow(ground.pool, 'bank_accounts', { person_id: usher_id });
  const { id: approved_by } = await ground.addAdmin('finance');
  const transfer = await addRow(ground.pool, 'transfers', {
    ...{ usher_id, bank_account_id, status: 'transferred', approved_by, approved_at: new Date() },
    ...{ transferred_on: '2026-01-01', bank_reference: 'REF-1' },
  });
  return transfer.id;
};

const recovery = async (ground: Ground): Promise<string> => {
  const { id: created_by } = await ground.addAdmin('finance');
  return (await addRow(ground.pool, 'recoveries', { person_id: await debtor(ground), created_by })).id;
};

const reason = 'Paid for a shift that was not worked';

export const samples: Samples = {
  getRecovery: async (ground) => ({ params: { id: await recovery(ground) } }),
  getOverpayment: async (ground) => ({ params: { id: await paid(ground) } }),
  recordOverpayment: async (ground) => ({ params: { id: await paid(ground) }, body: { amount_minor: 500, reason } }),
  recordDebt: async (ground) => ({
    params: { id: await debtor(ground) },
    body: { currency: 'SAR', amount_minor: 500, reason },
  }),
  cancelRecovery: async (ground) => ({ params: { id: await recovery(ground) }, body: { version: 1, reason } }),
};
