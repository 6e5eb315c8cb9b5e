import type { AuditAction } from '@proline/contract/facts';
import type { List } from '@proline/contract/frame/list';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Audit, SignedInAdmin } from '../http/handler.ts';
import { addJob } from '../jobs/add-job.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { Database } from '../postgres/schema.gen.ts';
import { selectedRows, type Selection } from './list-selection.ts';
import type { ListSource } from './list-source.ts';

export type BulkScope = { readonly tx: Transaction<Database>; readonly audit: Audit; readonly admin: SignedInAdmin };

export type Bulk<L extends List, Params extends z.ZodType> = {
  readonly source: ListSource<L>;
  /** SQL of record_id, label_en and label_ar */
  readonly labels: string;
  /** what the audit log calls them */
  readonly of: string;
  readonly kind: JobKind<Params>;
  readonly params: z.input<Params>;
  readonly selection: Selection;
  readonly action: AuditAction;
};

/** Starts a job over the selected rows of a list in the caller's name. */
export async function startBulk<L extends List, Params extends z.ZodType>(
  { tx, audit, admin }: BulkScope,
  { source, labels, of, kind, params, selection, action }: Bulk<L, Params>,
) {
  const { id, total } = await addJob(tx, {
    kind,
    params,
    created_by: admin.id,
    itemsQuery: selectedRows(source, selection, labels, admin.permission_set),
  });
  await audit({ action, entity: 'job', record_id: id, after: { [of]: total } });
  return { data: { job_id: id } };
}
