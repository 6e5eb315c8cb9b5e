import { z } from 'zod';

/** Somebody as he is shown beside something else. */
export const person = z.object({
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
});
export type Person = z.output<typeof person>;
