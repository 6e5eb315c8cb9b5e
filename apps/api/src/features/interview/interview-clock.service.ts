import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { takeInterviewsSoon } from './interview.queries.ts';

const none = z.object({});

/** Tells interviewers some time ahead; of a time that was changed, again. */
export const remindInterviewersJob: JobKind<typeof none> = defineJob({
  kind: 'interviews.remind',
  access: 'system',
  params: none,
  everyMinutes: 1,
  runItem: async ({ tx }) => {
    const soon = await takeInterviewsSoon(tx, (await readNotices(tx)).interview_minutes);
    for (const { interviewer_id, day, starts_at } of soon)
      await notify(tx, {
        kind: 'interview_soon',
        params: { starts_at: starts_at.toISOString() },
        link: `/join-requests?tab=interviews&day=${day}`,
        to: { admin_ids: [interviewer_id] },
      });
    return { told: soon.length };
  },
});
