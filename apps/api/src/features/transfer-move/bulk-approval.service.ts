import { randomUUID } from 'node:crypto';
import type { bulkApproveTransfers, previewBulkApproval } from '@proline/contract/transfer-move/transfer-move';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { readPayments } from '../settings/settings.service.ts';
import { selectedTransfers } from '../transfer/transfer-selection.service.ts';
import { approveAll } from './approval.service.ts';
import {
  confirmedItems,
  findConfirmed,
  keepApprovable,
  sumConfirmed,
  sumSelected,
  type ConfirmedSum,
} from './bulk-approval.queries.ts';

/** Approvals are done by few statements, however many they are. */
const APPROVED_TOGETHER = 100;

/** Approves exactly what was confirmed; what has changed since is left out, by the name of what happened. */
export const bulkApproveJob = defineJob({
  kind: 'transfers.approve',
  access: 'transfers.write',
  params: z.object({ confirmed: z.uuid() }),
  together: APPROVED_TOGETHER,
  runItems: async ({ tx, audit, items, params, created_by }) => {
    if (created_by === null) throw new Refusal('forbidden');
    const ids = items.map(({ record_id }) => record_id);
    const versions = await findConfirmed(tx, params.confirmed, ids);
    const seen = ids.map((id) => ({ id, version: versions.get(id) ?? 0 }));
    const results = await approveAll({ tx, audit, by: created_by }, seen, 'transfer_changed');
    return results.map((result) => (result instanceof Refusal ? result : { outcome: result.outcome }));
  },
});

export const previewMany: Handler<typeof previewBulkApproval> = async ({ body }, { db, admin }) => {
  const selected = selectedTransfers(body.selection, admin.permission_set);
  const { second_approver_above } = await readPayments(db);
  const sums = await sumSelected(db, selected, admin.id, second_approver_above);
  const leftOut = new Map<string, number>();
  for (const { refusal, count } of sums)
    if (refusal !== null) leftOut.set(refusal, (leftOut.get(refusal) ?? 0) + count);
  return {
    data: {
      totals: sums.flatMap(({ refusal, currency, count, net_minor }) =>
        refusal === null ? [{ currency, count, net_minor }] : [],
      ),
      first_approvals: sums.reduce((all, { first_approvals }) => all + first_approvals, 0),
      left_out: sums
        .flatMap(({ refusal }) => refusal ?? [])
        .filter((refusal, index, all) => all.indexOf(refusal) === index)
        .map((refusal) => ({ refusal, count: leftOut.get(refusal) ?? 0 })),
    },
  };
};

const sumsText = (sums: readonly ConfirmedSum[]): string =>
  sums
    .map(({ currency, count, net_minor }) => `${currency} ${count} ${net_minor}`)
    .toSorted()
    .join();

/** What was shown is what is approved: the totals that came along must be those of now. */
export const approveMany: Handler<typeof bulkApproveTransfers> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const confirmed = randomUUID();
    await keepApprovable(tx, confirmed, selectedTransfers(body.selection, admin.permission_set), admin.id);
    const sums = await sumConfirmed(tx, confirmed);
    if (sumsText(sums) !== sumsText(body.totals)) throw new Refusal('control_total_differs');
    if (sums.length === 0) throw new Refusal('nothing_to_approve');
    const { id, total } = await addJob(tx, {
      kind: bulkApproveJob,
      params: { confirmed },
      created_by: admin.id,
      itemsQuery: confirmedItems(confirmed),
    });
    await audit({
      action: 'bulk_approve',
      entity: 'job',
      record_id: id,
      after: { transfers: total, control_totals: sums },
    });
    return { data: { job_id: id } };
  });
