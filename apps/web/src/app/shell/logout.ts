import { logout as logoutCall } from '@proline/contract/auth';
import { call } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session-store.ts';

/** When the server does not answer, the session is still alive there: the person stays signed in and can try again. */
export const logout = async (): Promise<void> => {
  try {
    await call(logoutCall);
    endSession();
  } catch (error) {
    console.error('Logout failed', error);
  }
};
