import { REPORTS } from '@proline/domain/report/report';
import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** Whoever asked for it every Monday is told where its file is, as long as no mail can bring it. */
export const reportReady = /* @__PURE__ */ notice('report_ready', {
  access: 'reports.read',
  optional: false,
  params: z.object({ report: z.enum(REPORTS), from: z.iso.date(), to: z.iso.date() }),
});
