import { WAITING_DAYS } from '@proline/domain/recruiting/waiting';
import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { countLongWaits } from './join-request.queries.ts';

const none = z.object({});

/** Tells recruiters of people who have waited too long by now, each person once for each request. */
export const joinRemindJob: JobKind<typeof none> = defineJob({
  kind: 'join_requests.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx, job_id }) => {
    const requests = await countLongWaits(tx, job_id, WAITING_DAYS.usual);
    if (requests > 0)
      await notify(tx, {
        kind: 'join_requests_waiting',
        params: { requests },
        link: '/join-requests',
        to: { permission: 'join_requests.write' },
      });
    return { told: requests };
  },
});
