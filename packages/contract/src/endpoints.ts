import { login, logout, me, setFirstPassword } from './auth.ts';
import { getMenuCounts, getNeeds, getSummary, getTrend } from './dashboard.ts';
import { requestAccountDeletion } from './deletion-request.ts';
import type { Endpoint } from './endpoint.ts';
import { getPrivacyContact } from './privacy.ts';

/** Every call there is. The API refuses to start when one has no handler, or a handler is for none of these. */
export const ENDPOINTS = [
  login,
  logout,
  me,
  setFirstPassword,
  getSummary,
  getNeeds,
  getTrend,
  getMenuCounts,
  requestAccountDeletion,
  getPrivacyContact,
] as const satisfies readonly Endpoint[];
