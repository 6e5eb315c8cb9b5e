import { z } from 'zod';

/** A record that stands in the way of what was asked, such as somebody who has the same phone. */
const standingRecord = z.object({
  kind: z.enum(['usher', 'team_leader']),
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  /** what is still to be paid to them, where that is why */
  owed: z.array(z.object({ currency: z.string(), amount_minor: z.int() })).optional(),
});
export type StandingRecord = z.output<typeof standingRecord>;

/** The body of every refusal. `errors` names fields by their path, each with what is wrong there. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  record: standingRecord.optional(),
});
export type ErrorReply = z.output<typeof errorReply>;
