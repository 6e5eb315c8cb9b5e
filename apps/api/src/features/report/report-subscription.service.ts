import type {
  endReportSubscription,
  listReportSubscriptions,
  subscribeToReport,
} from '@proline/contract/report/report-subscription';
import { REPORT_FILTERS } from '@proline/domain/report/report';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readNotices } from '../settings/settings.service.ts';
import { refuseWhatItCannot } from './report.service.ts';
import { deleteSubscription, findSubscriptions, saveSubscription } from './report-subscription.queries.ts';

export const showSubscriptions: Handler<typeof listReportSubscriptions> = async (_input, { db, admin }) => ({
  data: await findSubscriptions(db, admin.id),
  meta: { hour: (await readNotices(db)).daily_hour },
});

export const subscribe: Handler<typeof subscribeToReport> = (
  { params: { report }, body: { format, language, days, ...asked } },
  { admin, write },
) => {
  refuseWhatItCannot(report, asked);
  const narrowed = {
    ...(asked.by && { by: asked.by }),
    ...Object.fromEntries(REPORT_FILTERS.flatMap((filter) => (asked[filter] ? [[filter, asked[filter].join()]] : []))),
  };
  return write(async (tx, audit) => {
    await saveSubscription(tx, admin.id, { report, format, language, days }, narrowed);
    await audit({
      action: 'subscribe_to_report',
      entity: 'session',
      record_id: admin.session_id,
      after: { report, format },
    });
    return { data: null };
  });
};

export const unsubscribe: Handler<typeof endReportSubscription> = ({ params: { report } }, { admin, write }) =>
  write(async (tx, audit) => {
    const { numAffectedRows } = await deleteSubscription(tx, admin.id, report);
    if (numAffectedRows === 0n) throw new Refusal('not_found');
    await audit({
      action: 'end_report_subscription',
      entity: 'session',
      record_id: admin.session_id,
      after: { report },
    });
    return { data: null };
  });
