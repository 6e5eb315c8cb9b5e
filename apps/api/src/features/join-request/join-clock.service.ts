import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { countLongWaits } from './join-request.queries.ts';

const none = z.object({});

/** Tells recruiters of people who have waited too long by now, each person once for each request. */
export const joinRemindJob: JobKind<typeof none> = defineJob({
  kind: 'join_requests.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx, job_id }) => {
    const { waits: requests, until } = await countLongWaits(tx, job_id, (await readNotices(tx)).join_requests_days);
    if (requests > 0)
      await notify(tx, {
        kind: 'join_requests_waiting',
        params: { requests },
        link: `/join-requests?status=pending,in_interview&asked=..${until}`,
        to: { permission: 'join_requests.write' },
      });
    return { told: requests };
  },
});
