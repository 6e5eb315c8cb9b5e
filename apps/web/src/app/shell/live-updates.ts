import { useEffect } from 'react';
import { followChanges } from '../../lib/live/live.ts';
import { currentUser, useUser } from '../../lib/session/session-store.ts';
import { loadProfile } from './profile-load.ts';

/**
 * Follows the changes of others while somebody is signed in, and loads the profile again when their own account
 * changes.
 */
export const useLiveUpdates = (): void => {
  const user = useUser();
  // The server refuses everything else until two-factor sign-in is set up.
  const wanted = user !== null && user.two_factor !== 'required';
  useEffect(() => {
    if (!wanted) return;
    return followChanges((changes) => {
      const own = currentUser()?.id;
      if (changes.some(({ topic, record_id }) => topic === 'admin' && record_id === own)) void loadProfile();
    });
  }, [wanted]);
};
