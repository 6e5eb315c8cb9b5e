import { useEffect, useState } from 'react';
import { onSessionEnd } from '../../lib/session/session-store.ts';

const KEY = 'applications-seen';
onSessionEnd(() => localStorage.removeItem(KEY));

/** When the queue was last left in this browser; whatever came since is new. Now, if it was never open. */
export const useLastLook = (): number => {
  const [before] = useState(() => Number(localStorage.getItem(KEY) ?? Date.now()));
  useEffect(() => {
    const leave = () => localStorage.setItem(KEY, String(Date.now()));
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return before;
};
