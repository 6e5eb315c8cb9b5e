import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** The password was right and the code was not: somebody else may know the password. */
export const wrongSignInCode = /* @__PURE__ */ notice('wrong_sign_in_code', {
  access: 'own',
  optional: false,
  params: z.object({ address: z.string() }),
});

export const newSignIn = /* @__PURE__ */ notice('new_sign_in', {
  access: 'own',
  optional: false,
  params: z.object({ address: z.string(), user_agent: z.string().nullable() }),
});
