import { z } from 'zod';
import { notice } from '../frame/notice.ts';

export const twoFactorChanged = /* @__PURE__ */ notice('two_factor_changed', {
  access: 'own',
  optional: false,
  params: z.object({ on: z.boolean() }),
});
