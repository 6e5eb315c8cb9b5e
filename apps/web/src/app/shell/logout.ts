import { logout as logoutCall } from '@proline/contract/auth/auth';
import { call } from '../../lib/api/api-client.ts';
import { requestsAnswered } from '../../lib/api/requests-in-flight.ts';
import { whileSessionEnds } from '../../lib/session/session-ending.ts';
import { endSession } from '../../lib/session/session-store.ts';

/**
 * Requests that are still under way after the session's end would be refused, so signing out waits for them this long.
 */
const WAIT_FOR_ANSWERS_MS = 2_000;

/**
 * Signs out. If the server does not answer, the session is still valid there, so the person stays signed in and can try
 * again.
 */
export const logout = async (): Promise<void> => {
  try {
    await requestsAnswered(WAIT_FOR_ANSWERS_MS);
    await whileSessionEnds(async () => {
      await call(logoutCall);
      endSession();
    });
  } catch (error) {
    console.error('Logout failed', error);
  }
};
