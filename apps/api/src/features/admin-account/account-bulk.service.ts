import type {
  bulkDeactivateAdmins,
  bulkReactivateAdmins,
  bulkResendInvites,
} from '@proline/contract/admin-account/admin-account';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { defineJob, type ItemRun } from '../../platform/jobs/job-kind.ts';
import { startBulk } from '../../platform/list/start-bulk.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deactivate, reactivate, resend, type AccountChange } from './account-change.service.ts';
import { accountSource } from './account-list.queries.ts';

/** The change of one row in the name of the admin who started the job; the same rules hold as for a single request. */
const changeOf = ({ tx, audit, item, created_by }: ItemRun<unknown>): AccountChange => {
  if (created_by === null) throw new Refusal('forbidden');
  return { tx, audit, actor_id: created_by, target_id: item.record_id };
};

const nothing = z.object({});
const withReason = z.object({ reason: z.string() });

const deactivateJob = defineJob({
  kind: 'admins.deactivate',
  access: 'admins.write',
  params: withReason,
  runItem: (run) => deactivate(changeOf(run), run.params.reason),
});

const reactivateJob = defineJob({
  kind: 'admins.reactivate',
  access: 'admins.write',
  params: nothing,
  runItem: (run) => reactivate(changeOf(run)),
});

const resendJob = defineJob({
  kind: 'admins.resend',
  access: 'admins.write',
  params: nothing,
  async runItem(run) {
    // a link in the job's results would be visible to several people and for days
    if (run.config.mail === null) throw new Refusal('mail_not_configured');
    await resend(changeOf(run), run);
  },
});

export const accountJobs = [deactivateJob, reactivateJob, resendJob];

const LABELS = 'admins.id as record_id, admins.name as label_en, admins.name as label_ar';

const ACCOUNTS = { source: accountSource, labels: LABELS, of: 'accounts' } as const;

export const deactivateMany: Handler<typeof bulkDeactivateAdmins> = ({ body }, { admin, write }) =>
  write((tx, audit) =>
    startBulk(
      { tx, audit, admin },
      {
        ...ACCOUNTS,
        kind: deactivateJob,
        params: { reason: body.reason },
        selection: body.selection,
        action: 'bulk_deactivate',
      },
    ),
  );

export const reactivateMany: Handler<typeof bulkReactivateAdmins> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startBulk(
      { tx, audit, admin },
      { ...ACCOUNTS, kind: reactivateJob, params: {}, selection, action: 'bulk_reactivate' },
    ),
  );

export const resendMany: Handler<typeof bulkResendInvites> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startBulk(
      { tx, audit, admin },
      { ...ACCOUNTS, kind: resendJob, params: {}, selection, action: 'bulk_resend_invite' },
    ),
  );
