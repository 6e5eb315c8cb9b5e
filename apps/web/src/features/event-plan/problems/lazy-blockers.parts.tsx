import { lazyScreen } from '../../../lib/screen/lazy-screen.tsx';

/** The list of what blocks publishing, for screens that seldom show it: its code and words load when it is needed. */
export const LazyBlockers = lazyScreen(
  () => import('./plan-blockers.parts.tsx').then((file) => file.PlanBlockers),
  ['event-plan', 'event-plan-problems', 'event-plan-place', 'event-plan-money'],
);
