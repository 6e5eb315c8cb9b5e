import type { bulkWaitlistCounted } from '@proline/contract/waitlist/waitlist';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { startKpiBulk } from '../usher-kpi/kpi-selection.service.ts';
import { findRole } from './waitlist.queries.ts';
import { putOnWaitlist } from './waitlist.service.ts';

/** Each person in a transaction of their own: it holds the event, which others want, too. */
const waitlistJob = defineJob({
  kind: 'ushers.waitlist',
  access: 'applications.write',
  ofPersons: true,
  params: z.object({ event_id: z.string(), type_id: z.string() }),
  async runItem({ tx, audit, item, params, created_by }) {
    if (created_by === null) throw new Refusal('forbidden');
    const whom = { ...params, usher_id: item.record_id, shift_ids: [] };
    await putOnWaitlist({ tx, audit, admin_id: created_by, ...whom, anyway: false, onlyNew: true });
  },
});

export const waitlistJobs = [waitlistJob];

export const waitlistMany: Handler<typeof bulkWaitlistCounted> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { selection, event_id, type_id } = body;
    const role = await findRole(tx, { event_id, type_id });
    if (!role) throw new Refusal('role_not_here', { errors: { type_id: ['role_not_here'] } });
    if (!takesStaff(role.status)) throw new Refusal('event_closed');
    const params = { event_id, type_id };
    return startKpiBulk({ tx, audit, admin }, { kind: waitlistJob, params, selection, action: 'bulk_waitlist' });
  });
