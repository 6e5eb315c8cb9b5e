import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { takeDueSoon } from './deletion-request.queries.ts';

const none = z.object({});

/** Tells recruiters of requests that are open for so many days, each once. */
export const remindDeletionsJob: JobKind<typeof none> = defineJob({
  kind: 'deletion_requests.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx }) => {
    const { requests, until } = await takeDueSoon(tx, (await readNotices(tx)).deletion_days);
    if (requests > 0)
      await notify(tx, {
        kind: 'deletion_due',
        params: { requests },
        link: `/join-requests?tab=deletion&status=open&asked=..${until}`,
        to: { permission: 'join_requests.write' },
      });
    return { told: requests };
  },
});
