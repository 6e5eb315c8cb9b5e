import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const ofSomebody = async ({ pool }: Ground) => ({
  params: { id: (await addRow(pool, 'transfers', { usher_id: (await addRow(pool, 'ushers')).id })).id },
});

export const samples: Samples = { getPayslip: ofSomebody, openPayslip: ofSomebody };
