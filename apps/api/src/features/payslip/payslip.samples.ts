import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const addTransfer = async ({ pool }: Ground): Promise<string> =>
  (await addRow(pool, 'transfers', { usher_id: (await addRow(pool, 'ushers')).id })).id;
const ofSomebody = async (ground: Ground) => ({ params: { id: await addTransfer(ground) } });

export const samples: Samples = {
  getPayslip: ofSomebody,
  openPayslip: ofSomebody,
  archivePayslips: async (ground) => ({ body: { selection: { ids: [await addTransfer(ground)] } } }),
  openPayslipArchive: async ({ pool, caller }) => {
    const created_by = caller ?? (await addRow(pool, 'admins')).id;
    const ended = { status: 'done', finished_at: new Date(), total: 0 } as const;
    return { params: { id: (await addRow(pool, 'jobs', { kind: 'payslips.zip', created_by, ...ended })).id } };
  },
};
