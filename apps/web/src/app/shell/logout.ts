import { logout as logoutCall } from '@proline/contract/auth/auth';
import { ApiError, call, refuseOffline } from '../../lib/api/api-client.ts';
import { requestsAnswered } from '../../lib/api/requests-in-flight.ts';
import { whileSessionEnds } from '../../lib/session/session-ending.ts';
import { keepLeftSession } from '../../lib/session/left-session.ts';
import { endSession } from '../../lib/session/session-store.ts';
import { showError, showSuccess } from '../../lib/screen/toast.ts';
import { translate } from '../../lib/texts/i18n.ts';
import { countUnsentMarks, forgetKept } from './kept-on-device.ts';

/**
 * Requests that are still under way after the session's end would be refused, so signing out waits for them this long.
 */
const WAIT_FOR_ANSWERS_MS = 2_000;
/** A connection that gives no answer for so long is none. */
const ANSWER_MS = 10_000;

/**
 * Signs out. If the server answers that it cannot, the session is still valid there, so the person stays signed in and can try
 * again. Without an answer this device forgets the session and all that it keeps at once, and the server is told later. Marks
 * that could not be sent would be lost: that is said first.
 */
export const logout = async ({ anyway = false }: { readonly anyway?: boolean } = {}): Promise<void> => {
  try {
    const unsent = anyway ? 0 : await countUnsentMarks();
    if (unsent > 0) return tellUnsent(unsent);
    await requestsAnswered(WAIT_FOR_ANSWERS_MS);
    await whileSessionEnds(async () => {
      const isTold = await tellServer();
      await forgetKept();
      endSession();
      if (!isTold) showSuccess(translate('shell')('signed_out_here'));
    });
  } catch (error) {
    console.error('Logout failed', error);
  }
};

/** Whether the server knows by now; else it is told when the network is back. */
const tellServer = async (): Promise<boolean> => {
  try {
    await call(logoutCall, { quiet: ['offline'], signal: AbortSignal.timeout(ANSWER_MS) });
    return true;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await keepLeftSession().catch(async () => {
      await forgetKept();
      return refuseOffline(error);
    });
    return false;
  }
};

const tellUnsent = (count: number): void => {
  const t = translate('shell');
  const action = { label: t('sign_out_anyway'), run: () => void logout({ anyway: true }) };
  showError(t('unsent_marks', { count }), { action });
};
