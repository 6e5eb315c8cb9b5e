import { z } from 'zod';
import { PERMISSION_SETS } from '@proline/domain/permission';

/** The logged-in user as every reply shows it. */
export const adminProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** address of the photo; null: none yet */
  image: z.string().nullable(),
  permission_set: z.enum(PERMISSION_SETS),
});
export type AdminProfile = z.output<typeof adminProfile>;
