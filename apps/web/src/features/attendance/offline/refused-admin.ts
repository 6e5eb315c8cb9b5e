import type { AdminProfile } from '@proline/contract/auth/admin';

/** Profiles of whom the server has said that they may not mark, until the profile is loaded again. */
const refused = new WeakSet<AdminProfile>();

export const noteRefused = (admin: AdminProfile | null): void => {
  if (admin !== null) refused.add(admin);
};

export const isRefused = (admin: AdminProfile): boolean => refused.has(admin);
