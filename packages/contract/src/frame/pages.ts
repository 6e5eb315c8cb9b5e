import { z } from 'zod';

/** How many rows a tab of a record's page shows at once. */
export const TAB_ROWS_PER_PAGE = 25;

const count = z.int().nonnegative();

/** Which page of a tab is asked for; left out: the first. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .optional()
  .meta({ examples: ['1'] });

export const pageMeta = z.object({ current_page: count, per_page: count, total: count, last_page: count });
export type PageMeta = z.output<typeof pageMeta>;

/** What a history asks for: the last entry that was already read; the answer goes on after it. */
export const historyQuery = z.strictObject({
  before: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .optional()
    .meta({ examples: ['1'] }),
});

export const historyMeta = z.object({ has_more: z.boolean() });
