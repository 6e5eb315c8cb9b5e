import { useSyncExternalStore } from 'react';
import { usePreferences } from './preferences.ts';

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');

const watchSystem = (changed: () => void) => {
  const query = darkQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Returns the color scheme of the chosen theme; `auto` follows the system as it changes. */
export const useColourScheme = (): 'light' | 'dark' => {
  const theme = usePreferences((state) => state.theme);
  const systemIsDark = useSyncExternalStore(watchSystem, () => darkQuery().matches);
  if (theme !== 'auto') return theme;
  return systemIsDark ? 'dark' : 'light';
};
