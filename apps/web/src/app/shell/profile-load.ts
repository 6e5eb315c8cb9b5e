import { me } from '@proline/contract/auth/auth';
import { useEffect } from 'react';
import { followAccount } from '../../lib/preferences/account-preferences.ts';
import { call } from '../../lib/api/api-client.ts';
import { setUser, storedToken, useUser } from '../../lib/session/session-store.ts';

export const loadProfile = async (): Promise<void> => {
  try {
    const { data } = await call(me);
    // Whoever logged out meanwhile stays logged out.
    if (storedToken() === null) return;
    setUser(data);
    await followAccount(data);
  } catch (error) {
    console.error('The profile did not load', error);
  }
};

let loading: Promise<void> | undefined;

/** A stored token without a user in state: ask who it belongs to, once at a time. */
export const useProfileLoaded = (): void => {
  const missing = useUser() === null;
  useEffect(() => {
    if (!missing) return;
    loading ??= loadProfile().finally(() => {
      loading = undefined;
    });
  }, [missing]);
};
