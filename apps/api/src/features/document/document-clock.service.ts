import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { takeExpiring } from './document.queries.ts';

const none = z.object({});

/** Tells recruiters how many documents of ushers have begun to run out; each counts once. */
export const remindDocumentsJob: JobKind<typeof none> = defineJob({
  kind: 'documents.remind',
  access: 'system',
  params: none,
  everyMinutes: 60,
  runItem: async ({ tx }) => {
    const documents = await takeExpiring(tx, (await readNotices(tx)).documents_days);
    if (documents > 0)
      await notify(tx, {
        kind: 'documents_expiring',
        params: { documents },
        link: '/ushers?document=expires_soon',
        to: { permission: 'ushers.write' },
      });
    return { told: documents };
  },
});
