import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useColourScheme } from '../lib/preferences/colour-scheme.ts';
import { usePreferences } from '../lib/preferences/preferences.ts';
import { directionOf } from '../lib/preferences/preferences-cookie.ts';
import { useSessionRestored } from '../lib/session/session-store.ts';
import { styleNonce } from '../lib/screen/style-nonce.ts';
import { theme } from '../ui/theme/theme.ts';
import { router } from './router.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

export const App = () => {
  const scheme = useColourScheme();
  const restored = useSessionRestored();
  return (
    <DirectionProvider initialDirection={directionOf(usePreferences.getState().language)} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={styleNonce} withGlobalClasses={false}>
        <DirectionOfLanguage />
        {restored ? <RouterProvider router={router} /> : <ShellSkeleton />}
      </MantineProvider>
    </DirectionProvider>
  );
};

/** Mantine keeps the direction for itself; it follows the language. */
const DirectionOfLanguage = () => {
  const direction = directionOf(usePreferences((state) => state.language));
  const { setDirection } = useDirection();
  useLayoutEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
};
