import { createRoute, redirect } from '@tanstack/react-router';
import { reading, root, shell, split } from '../lib/screen/frames.ts';
import { lazyScreen } from '../lib/screen/lazy-screen.tsx';
import { ErrorPage } from './error-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { SCREENS } from './screens.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

root.update({ component: RootLayout, errorComponent: ErrorPage });
split.update({ component: lazyScreen(() => import('./public-frame.tsx').then((file) => file.SplitFrame), ['auth']) });
reading.update({
  component: lazyScreen(() => import('./public-frame.tsx').then((file) => file.ReadingFrame), ['auth']),
});
shell.update({
  component: lazyScreen(() => import('./shell/shell.tsx').then((file) => file.Shell), ['shell', 'form']),
  errorComponent: ErrorPage,
  pendingComponent: ShellSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
});

/** Redirects every address that is no screen to the dashboard. */
const elsewhere = createRoute({
  getParentRoute: () => shell,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const frames = [
  split.addChildren(SCREENS.split),
  reading.addChildren(SCREENS.reading),
  shell.addChildren([...SCREENS.shell, elsewhere]),
] as const;

/**
 * All addresses of the app. Pages for development only are added here while the app runs: `addChildren([...frames,
 * …])`.
 */
export const routeTree = root.addChildren(frames);
