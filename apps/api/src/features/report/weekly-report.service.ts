import { reportAsk } from '@proline/contract/report/report';
import { paperDays } from '@proline/contract/payslip/paper';
import { REPORT_WORDS } from '@proline/contract/report/report.words';
import { mayDo } from '@proline/domain/account/permission';
import { weeklyPeriod } from '@proline/domain/report/weekly-report';
import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { addMail } from '../../platform/mail/mail-job.ts';
import { notify } from '../../platform/writing/notify.ts';
import { reportFile } from './report-file.service.ts';
import { reportMail } from './report-mail.service.ts';
import { findReceiver, readerIn, takeDue } from './report-subscription.queries.ts';

const none = z.object({});

/** One file for one reader: by mail where there is a mail server, else as a notification that leads to it. */
export const sendReportJob: JobKind<typeof none> = defineJob({
  kind: 'reports.send',
  access: 'system',
  params: none,
  runItem: async ({ tx, item, config, dataKey }) => {
    const receiver = await findReceiver(tx, item.record_id);
    if (!receiver || !mayDo(receiver.permission_set, 'reports.read')) return { sent: false };
    const { admin_id, report, format, language, narrowed, monday, days, name, email } = receiver;
    const period = weeklyPeriod(monday, days);
    const asked = { ...period, ...narrowed };
    const query = reportAsk.parse(asked);
    const link = `/reports/${report}?${new URLSearchParams({ ...asked, file: format, lang: language }).toString()}`;
    if (config.mail === null) {
      await notify(tx, { kind: 'report_ready', params: { report, ...period }, link, to: { admin_ids: [admin_id] } });
      return { sent: true };
    }
    const file = await reportFile({ pool: readerIn(tx), db: tx }, { report, query, format, language, turn: admin_id });
    await addMail(tx, dataKey, {
      record_id: admin_id,
      name,
      content: reportMail({
        ...{ name, email, language, file },
        title: REPORT_WORDS[report][language],
        period: paperDays(period.from, period.to)[language],
        link: `${config.mail.publicUrl}${link}`,
      }),
    });
    return { sent: true };
  },
});

/** Each Monday once, whichever process comes first; what it missed while nothing ran, it does when it comes back. */
export const weeklyReportsJob: JobKind<typeof none> = defineJob({
  kind: 'reports.weekly',
  access: 'system',
  params: none,
  everyMinutes: 5,
  runItem: async ({ tx }) => {
    const due = await takeDue(tx);
    if (due.length > 0)
      await addJob(tx, {
        kind: sendReportJob,
        params: {},
        created_by: null,
        items: due.map(({ id, report }) => ({
          record_id: id,
          label_en: REPORT_WORDS[report].en,
          label_ar: REPORT_WORDS[report].ar,
        })),
      });
    return { due: due.length };
  },
});
