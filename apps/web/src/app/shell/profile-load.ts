import { me } from '@proline/contract/auth/auth';
import { useEffect } from 'react';
import { followAccount } from '../../lib/preferences/account-preferences.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { showError } from '../../lib/screen/toast.ts';
import { currentUser, setUser, storedToken, useUser } from '../../lib/session/session-store.ts';
import { translate } from '../../lib/texts/i18n.ts';
import { keptProfile } from './kept-on-device.ts';

export const loadProfile = async (): Promise<void> => {
  if (storedToken() === null) return;
  try {
    const { data } = await call(me, { quiet: ['offline'] });
    // Somebody who signed out meanwhile stays signed out.
    if (storedToken() === null) return;
    setUser(data);
    await followAccount(data);
  } catch (error) {
    console.error('The profile did not load', error);
    if (error instanceof ApiError) return;
    await takeKeptProfile();
    // A gate that goes on without a network says so by itself.
    if (currentUser() === null) showError(translate('error-screen')('offline'));
  }
};

/** Without a network a device goes on as whoever it was prepared for; the server asks for the rights again. */
const takeKeptProfile = async (): Promise<void> => {
  const kept = await keptProfile().catch(() => undefined);
  if (kept && currentUser() === null && storedToken() !== null) setUser(kept);
};

let loading: Promise<void> | undefined;

/** Loads the profile when there is a stored token but no user in the state, with one call at a time. */
export const useProfileLoaded = (): void => {
  const missing = useUser() === null;
  // The rights may have changed while this device had no network.
  useEffect(() => {
    const online = () => void loadProfile();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  useEffect(() => {
    if (!missing) return;
    loading ??= loadProfile().finally(() => {
      loading = undefined;
    });
  }, [missing]);
};
