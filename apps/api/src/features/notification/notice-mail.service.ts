import { NOTICES, mayBeNotified } from '@proline/contract/notices';
import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { addMail } from '../../platform/mail/mail-job.ts';
import { readNotices } from '../settings/settings.service.ts';
import { awaitMailTurn, dropMails, takeDueMails, type Mailed } from './notice-mail.queries.ts';
import { noticeMail } from './notice-mail-text.service.ts';

const none = z.object({});

/**
 * Once a minute: one mail for each person with all that is due. What is mailed is taken in the transaction that adds the mail, so
 * it is in exactly one, however many processes look.
 */
export const noticeMailJob: JobKind<typeof none> = defineJob({
  kind: 'notifications.mail',
  access: 'system',
  params: none,
  everyMinutes: 1,
  runItem: async ({ tx, config, dataKey }) => {
    await awaitMailTurn(tx);
    if (config.mail === null) return { dropped: await dropMails(tx) };
    const due = (await takeDueMails(tx, (await readNotices(tx)).daily_hour)).filter(stillConcerns);
    const people = Map.groupBy(due, ({ admin_id }) => admin_id);
    for (const [record_id, mailed] of people) {
      const [person] = mailed;
      if (!person) continue;
      const content = noticeMail(
        person,
        mailed.map(({ told }) => told),
        config.mail.publicUrl,
      );
      await addMail(tx, dataKey, { record_id, name: person.name, content });
    }
    return { mails: people.size };
  },
});

/** Since then the person may have got another permission set. */
const stillConcerns = ({ told, permission_set }: Mailed): boolean =>
  NOTICES.some((notice) => notice.kind === told.kind && mayBeNotified(notice, permission_set));
