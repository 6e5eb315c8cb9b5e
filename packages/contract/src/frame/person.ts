import { z } from 'zod';

/** A person as shown beside another record. */
export const person = z.object({
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
});
export type Person = z.output<typeof person>;
