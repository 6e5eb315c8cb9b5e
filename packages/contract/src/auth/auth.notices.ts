import { z } from 'zod';
import { notice } from '../frame/notice.ts';

export const newSignIn = /* @__PURE__ */ notice('new_sign_in', {
  access: 'own',
  optional: false,
  params: z.object({ address: z.string(), user_agent: z.string().nullable() }),
});
