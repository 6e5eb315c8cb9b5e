import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useColourScheme } from '../lib/preferences/colour-scheme.ts';
import { keepTellingLeftSessions } from '../lib/session/left-session.ts';
import { useSessionRestored } from '../lib/session/session-store.ts';
import { WidgetLocale } from '../ui/theme/widget-locale.tsx';
import { router } from './router.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

export const App = () => {
  const scheme = useColourScheme();
  const restored = useSessionRestored();
  // public/boot.js has set the theme for the first paint; this keeps it up to date.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  useEffect(keepTellingLeftSessions, []);
  return <WidgetLocale>{restored ? <RouterProvider router={router} /> : <ShellSkeleton />}</WidgetLocale>;
};
