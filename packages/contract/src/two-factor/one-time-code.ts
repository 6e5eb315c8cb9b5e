import { z } from 'zod';

/** Six digits of an authenticator app, or a recovery code. */
export const oneTimeCode = z
  .string()
  .regex(/^(?:[0-9]{6}|[0-9a-z]{5}-[0-9a-z]{5})$/)
  .meta({ examples: ['123456'] });
