import { z } from 'zod';
import { LINE_REFUSALS, MOST_EDITED_LINES, TRANSFER_MINOR } from '@proline/domain/pay/transfer-line';
import { TRANSFER_REFUSALS } from '@proline/domain/pay/transfer-move';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { CURRENCIES } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line, paragraph } from '../frame/text.ts';
import { transferList } from '../transfer/transfer.ts';
import { startsJob } from '../usher-bulk/usher-bulk.ts';

/** What happens to a transfer between being owed and being paid. */

const params = z.strictObject({ id: z.uuid() });
const version = z.int().positive().max(2_147_483_647);
const reason = paragraph(REASON_LENGTH.least, REASON_LENGTH.most);
export const BANK_REFERENCE_LENGTH = { least: 1, most: 64 } as const;
/** Made by hand; event pay follows from attendance alone. */
export const ADDED_KINDS = ['adjustment', 'bonus', 'compensation'] as const;

const moved = z.object({
  data: z.object({ id: z.uuid(), status: z.enum(TRANSFER_STATUSES), version: z.int() }),
});
const move = { method: 'POST', access: 'transfers.write', params } as const;

export const approveTransfer = endpoint({
  ...move,
  name: 'approveTransfer',
  summary: 'Approve a transfer: amount and account are fixed from now on',
  path: '/admin/transfers/:id/approval',
  body: z.strictObject({ version }),
  response: z.object({
    data: z.object({
      id: z.uuid(),
      status: z.enum(TRANSFER_STATUSES),
      version: z.int(),
      /** first_approved: another admin has to approve it, too; settled: recoveries have taken all of it */
      outcome: z.enum(['first_approved', 'approved', 'settled']),
    }),
  }),
  refusals: TRANSFER_REFUSALS,
});

export const returnTransfer = endpoint({
  ...move,
  name: 'returnTransfer',
  summary: 'Take an approval back, with the reason',
  path: '/admin/transfers/:id/return',
  body: z.strictObject({ version, reason }),
  response: moved,
  refusals: TRANSFER_REFUSALS,
});

export const voidTransfer = endpoint({
  ...move,
  name: 'voidTransfer',
  summary: 'Void a transfer for good: it leaves every list and total',
  path: '/admin/transfers/:id/void',
  body: z.strictObject({ version, reason }),
  response: moved,
  refusals: TRANSFER_REFUSALS,
});

export const holdTransfer = endpoint({
  ...move,
  name: 'holdTransfer',
  summary: 'Hold a transfer: it is neither approved nor paid until it is released',
  path: '/admin/transfers/:id/hold',
  body: z.strictObject({ version, reason }),
  response: moved,
  refusals: TRANSFER_REFUSALS,
});

export const releaseTransfer = endpoint({
  ...move,
  name: 'releaseTransfer',
  summary: 'Release a transfer that was held',
  path: '/admin/transfers/:id/release',
  body: z.strictObject({ version }),
  response: moved,
  refusals: TRANSFER_REFUSALS,
});

const lineAmount = z.int().min(-TRANSFER_MINOR.most).max(TRANSFER_MINOR.most);

export const editTransfer = endpoint({
  ...move,
  name: 'editTransfer',
  summary: 'Change or add lines of a transfer that waits for approval, each with a note',
  method: 'PUT',
  path: '/admin/transfers/:id/lines',
  body: z.strictObject({
    version,
    changes: z.array(z.strictObject({ id: z.uuid(), amount_minor: lineAmount, note: reason })).max(MOST_EDITED_LINES),
    additions: z.array(z.strictObject({ amount_minor: lineAmount, note: reason })).max(MOST_EDITED_LINES),
  }),
  response: moved,
  refusals: [...TRANSFER_REFUSALS, ...LINE_REFUSALS],
});

export const payTransfer = endpoint({
  ...move,
  name: 'payTransfer',
  summary: 'Record by hand that a bank has paid a transfer which is in no batch',
  path: '/admin/transfers/:id/payment',
  body: z.strictObject({
    version,
    paid_on: z.iso
      .date()
      .refine(isCalendarDay, { error: 'invalid_date' })
      .meta({ examples: ['2026-01-15'] }),
    bank_reference: line(BANK_REFERENCE_LENGTH.least, BANK_REFERENCE_LENGTH.most),
  }),
  response: moved,
  refusals: [...TRANSFER_REFUSALS, 'paid_in_future'],
});

export const createTransfer = endpoint({
  name: 'createTransfer',
  summary: 'Add an adjustment, a bonus or a compensation for one person',
  method: 'POST',
  path: '/admin/transfers',
  access: 'transfers.write',
  body: z.strictObject({
    kind: z.enum(ADDED_KINDS),
    person_id: z.uuid(),
    /** null: for no event in particular */
    event_id: z.uuid().nullable(),
    currency: z.enum(CURRENCIES),
    amount_minor: z.int().min(TRANSFER_MINOR.least).max(TRANSFER_MINOR.most),
    reason,
  }),
  response: z.object({ data: z.object({ id: z.uuid(), code: z.int() }) }),
  refusals: ['payee_gone', 'event_not_payable', 'currency_not_of_event'],
});

const total = z.strictObject({
  currency: z.enum(CURRENCIES),
  count: z.int().positive(),
  net_minor: z.int().nonnegative(),
});

const { selection } = transferList;

const bulkPreview = z.object({
  /** what would be approved, in each currency */
  totals: z.array(z.object({ currency: z.string(), count: z.int(), net_minor: z.int() })),
  /** of these: how many another admin still has to approve, too */
  first_approvals: z.int(),
  /** what would be left out, and why */
  left_out: z.array(z.object({ refusal: z.enum(TRANSFER_REFUSALS), count: z.int() })),
});
export type BulkApprovalPreview = z.output<typeof bulkPreview>;

/** A read; the selection may be too long for an address. */
export const previewBulkApproval = endpoint({
  name: 'previewBulkApproval',
  summary: 'What approving many transfers would approve, with its control total in each currency',
  method: 'POST',
  path: '/admin/transfers/bulk-approve/preview',
  access: 'transfers.write',
  body: z.strictObject({ selection }),
  response: z.object({ data: bulkPreview }),
});

export const bulkApproveTransfers = endpoint({
  ...startsJob,
  name: 'bulkApproveTransfers',
  summary: 'Approve many transfers whose count and control total were confirmed',
  path: '/admin/transfers/bulk-approve',
  access: 'transfers.write',
  body: z.strictObject({ selection, totals: z.array(total).max(CURRENCIES.length) }),
  refusals: ['too_many_jobs', 'control_total_differs', 'nothing_to_approve'],
});

export const transferMoveSlice: Slice = [
  approveTransfer,
  returnTransfer,
  voidTransfer,
  holdTransfer,
  releaseTransfer,
  editTransfer,
  payTransfer,
  createTransfer,
  previewBulkApproval,
  bulkApproveTransfers,
];
