import { z } from 'zod';

/** The body of every refusal. `errors` names fields by their path, each with what is wrong there. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorReply = z.output<typeof errorReply>;
