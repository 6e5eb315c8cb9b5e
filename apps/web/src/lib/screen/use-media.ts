import { useSyncExternalStore } from 'react';

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

/** Rows become cards. */
export const PHONE = '(max-width: 640px)';
