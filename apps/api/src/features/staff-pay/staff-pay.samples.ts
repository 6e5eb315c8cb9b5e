import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const period = { from: '2026-01-01', to: '2026-12-31' };

/** Paid to whoever calls, or to somebody. */
async function addPaid(ground: Ground) {
  const { pool, caller } = ground;
  const usher_id = caller ?? (await addRow(pool, 'ushers')).id;
  const account = await addRow(pool, 'bank_accounts', { person_id: usher_id, replaced_at: new Date() });
  const { id } = await addRow(pool, 'transfers', {
    usher_id,
    bank_account_id: account.id,
    status: 'transferred',
    approved_by: (await ground.addAdmin('finance')).id,
    approved_at: new Date('2026-03-01'),
    transferred_on: '2026-03-02',
    bank_reference: 'R1',
  });
  return { id };
}

export const samples: Samples = {
  openStaffPayslip: async (ground) => ({ params: await addPaid(ground) }),
  getStaffStatement: () => Promise.resolve({ query: period }),
  openStaffStatement: () => Promise.resolve({ query: { ...period, format: 'csv' } }),
};
