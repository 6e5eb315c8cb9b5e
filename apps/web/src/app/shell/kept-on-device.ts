import type { AdminProfile } from '@proline/contract/auth/admin';
import { mayDo } from '@proline/domain/account/permission';
import { useEffect } from 'react';
import { DEVICE_NAME } from '../../features/attendance/offline/device-name.parts.ts';
import { onSessionEnd, useUser } from '../../lib/session/session-store.ts';

/** Loaded only where something is kept: most browsers never open the board of an event. */
const loadParts = async () => {
  const names = await indexedDB.databases();
  if (!names.some(({ name }) => name === DEVICE_NAME)) return null;
  return import('../../features/attendance/offline/device.parts.ts');
};

/** A browser whose storage fails keeps nothing; everything else goes on. */
const unreadable = (error: unknown): undefined => {
  console.error('What is kept on this device cannot be read', error);
};

/**
 * Sends what was marked without a network, whichever screen is open when it is back. Whoever may mark no longer keeps nobody's
 * names here.
 */
export const useKeptSent = (): void => {
  const user = useUser();
  const id = user?.id;
  const mayMark = user !== null && mayDo(user.permission_set, 'attendance.write');
  useEffect(() => {
    if (id === undefined) return undefined;
    const stopping = new AbortController();
    void loadParts()
      .then((parts) => {
        if (!parts || stopping.signal.aborted) return;
        stopping.signal.addEventListener('abort', parts.keepSending());
        if (!mayMark) void parts.forgetPeople().catch(unreadable);
      })
      .catch(unreadable);
    return () => stopping.abort();
  }, [id, mayMark]);
};

/** Whoever was signed in when the network went: a tab that is opened without it has nobody else to ask. */
export const keptProfile = async (): Promise<AdminProfile | undefined> =>
  (await loadParts().catch(unreadable))?.readProfile().catch(unreadable);

/** How many marks would be lost by signing out, after sending what can be sent. */
export const countUnsentMarks = async (): Promise<number> => {
  const parts = await loadParts().catch(unreadable);
  return (await parts?.countUnsent().catch(unreadable)) ?? 0;
};

/** Nothing stays after somebody has signed out, not even what was given up. */
export const forgetKept = async (): Promise<void> => {
  const parts = await loadParts().catch(unreadable);
  await parts?.forgetOwnMarks().catch(unreadable);
  await parts?.forgetPeople().catch(unreadable);
};

// Names, phones and the profile go with every end of a session. Marks that were not sent stay for whoever made them, because a
// session may also end by itself during a day without a network.
onSessionEnd(
  () =>
    void loadParts()
      .then((parts) => parts?.forgetPeople())
      .catch(unreadable),
);
