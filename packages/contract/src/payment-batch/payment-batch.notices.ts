import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** How many lines of a batch a bank has just refused; whose they are is shown where the link leads. */
export const bankRefused = /* @__PURE__ */ notice('bank_refused', {
  access: 'transfers.write',
  optional: true,
  params: z.object({ batch: z.int(), lines: z.int() }),
});
