import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const REASON = 'As agreed with the client';

/** One that waits and can be approved. */
async function addPending({ pool }: Pick<Ground, 'pool'>, values: Parameters<typeof addRow<'transfers'>>[2] = {}) {
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  const account = await addRow(pool, 'bank_accounts', { person_id: usher.id });
  return addRow(pool, 'transfers', { usher_id: usher.id, bank_account_id: account.id, ...values });
}

const addApproved = async (ground: Ground) => {
  const { id: approved_by } = await addRow(ground.pool, 'admins');
  return addPending(ground, { status: 'approved', approved_by, approved_at: new Date() });
};

const seen = ({ id, version }: { readonly id: string; readonly version: number }, body: object = {}) => ({
  params: { id },
  body: { version, ...body },
});

export const samples: Samples = {
  approveTransfer: async (ground) => seen(await addPending(ground)),
  returnTransfer: async (ground) => seen(await addApproved(ground), { reason: REASON }),
  voidTransfer: async (ground) => seen(await addPending(ground), { reason: REASON }),
  holdTransfer: async (ground) => seen(await addPending(ground), { reason: REASON }),
  releaseTransfer: async (ground) =>
    seen(await addPending(ground, { held_at: new Date(), hold_reason: 'New account' })),
  editTransfer: async (ground) =>
    seen(await addPending(ground), { changes: [], additions: [{ amount_minor: 5_000, note: REASON }] }),
  payTransfer: async (ground) =>
    seen(await addApproved(ground), { paid_on: '2026-01-15', bank_reference: 'FT26015ABC' }),
  createTransfer: async ({ pool }) => ({
    body: {
      kind: 'bonus',
      person_id: (await addRow(pool, 'ushers', { status: 'approved' })).id,
      event_id: null,
      currency: 'SAR',
      amount_minor: 5_000,
      reason: REASON,
    },
  }),
  previewBulkApproval: async (ground) => ({ body: { selection: { ids: [(await addPending(ground)).id] } } }),
  bulkApproveTransfers: async (ground) => ({
    body: {
      selection: { ids: [(await addPending(ground)).id] },
      totals: [{ currency: 'SAR', count: 1, net_minor: 10_000 }],
    },
  }),
};
