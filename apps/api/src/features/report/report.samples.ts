import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getReport: async () => ({ params: { report: 'attendance' }, query: { from: '2026-01-01', to: '2026-03-31' } }),
  listReportSubscriptions: async () => ({}),
  subscribeToReport: async () => ({
    params: { report: 'attendance' },
    body: { format: 'pdf', language: 'ar', days: 91, city: 'Riyadh' },
  }),
  endReportSubscription: async ({ pool, caller }) => {
    await pool.query(
      `insert into report_subscriptions (admin_id, report, format, language, days, narrowed)
       values ($1, 'attendance', 'pdf', 'en', 91, '{}') on conflict do nothing`,
      [caller ?? (await addRow(pool, 'admins')).id],
    );
    return { params: { report: 'attendance' } };
  },
  openReport: async () => ({
    params: { report: 'attendance' },
    query: { from: '2026-01-01', to: '2026-03-31', format: 'pdf' },
  }),
};
