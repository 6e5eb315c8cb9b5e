import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Whether a media query holds, now and whenever it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );

export const PHONE = BREAKPOINTS.phone;
