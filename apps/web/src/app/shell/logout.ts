import { logout as logoutCall } from '@proline/contract/auth/auth';
import { call } from '../../lib/api/api-client.ts';
import { requestsAnswered } from '../../lib/api/requests-in-flight.ts';
import { whileSessionEnds } from '../../lib/session/session-ending.ts';
import { endSession } from '../../lib/session/session-store.ts';
import { showError } from '../../lib/screen/toast.ts';
import { translate } from '../../lib/texts/i18n.ts';
import { countUnsentMarks, forgetUnsentMarks } from './kept-on-device.ts';

/**
 * Requests that are still under way after the session's end would be refused, so signing out waits for them this long.
 */
const WAIT_FOR_ANSWERS_MS = 2_000;

/**
 * Signs out. If the server does not answer, the session is still valid there, so the person stays signed in and can try
 * again. Marks that could not be sent would be lost: that is said first.
 */
export const logout = async ({ anyway = false }: { readonly anyway?: boolean } = {}): Promise<void> => {
  try {
    const unsent = anyway ? 0 : await countUnsentMarks();
    if (unsent > 0) return tellUnsent(unsent);
    await requestsAnswered(WAIT_FOR_ANSWERS_MS);
    await whileSessionEnds(async () => {
      await call(logoutCall);
      await forgetUnsentMarks();
      endSession();
    });
  } catch (error) {
    console.error('Logout failed', error);
  }
};

const tellUnsent = (count: number): void => {
  const t = translate('shell');
  const action = { label: t('sign_out_anyway'), run: () => void logout({ anyway: true }) };
  showError(t('unsent_marks', { count }), { action });
};
