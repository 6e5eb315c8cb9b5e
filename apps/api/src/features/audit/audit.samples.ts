import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getAuditEntry: async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into audit_log (action, entity, record_id) values ('create', 'event', 'none') returning id`,
    );
    return { params: { id: String(rows[0]?.id) } };
  },
  listPersonHistory: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  listTransferHistory: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'transfers', { usher_id: (await addRow(pool, 'ushers')).id })).id },
  }),
};
