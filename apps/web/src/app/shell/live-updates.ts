import { useEffect } from 'react';
import { followChanges } from '../../lib/live/live.ts';
import { currentUser, useUser } from '../../lib/session/session-store.ts';
import { loadProfile } from './profile-load.ts';

/** While somebody is signed in, what others change is seen here; a change of the own account is, too. */
export const useLiveUpdates = (): void => {
  const user = useUser();
  // until two-factor sign-in is set up everything but that is refused
  const wanted = user !== null && user.two_factor !== 'required';
  useEffect(() => {
    if (!wanted) return;
    return followChanges((changes) => {
      const own = currentUser()?.id;
      if (changes.some(({ topic, record_id }) => topic === 'admin' && record_id === own)) void loadProfile();
    });
  }, [wanted]);
};
