import { lazyScreen } from '../../lib/screen/lazy-screen.tsx';

/** Who was not invited, for screens that seldom show it: its code and words load when it is needed. */
export const LazyLeftOut = lazyScreen(
  () => import('./left-out-list.parts.tsx').then((file) => file.CountedLeftOut),
  ['event-move'],
);
