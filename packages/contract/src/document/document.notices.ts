import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** Each document once, for the day on which it ends. */
export const documentsExpiring = /* @__PURE__ */ notice('documents_expiring', {
  access: 'ushers.write',
  optional: true,
  params: z.object({ documents: z.int() }),
});
