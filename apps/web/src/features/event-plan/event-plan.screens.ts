import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

/** All addresses of the wizard share one screen, so that nothing typed is lost when the draft gets its own address. */
const eventPlan = createRoute({
  getParentRoute: () => shell,
  id: 'event-plan',
  ...screen({
    page: () => import('./frame/plan-page.tsx').then((file) => file.PlanPage),
    notForYou: () => import('./frame/plan-page.tsx').then((file) => file.PlanNotForYou),
    texts: [
      'event',
      'event-plan',
      'event-plan-problems',
      'event-plan-change',
      'event-plan-place',
      'event-plan-shifts',
      'event-plan-headcount',
      'event-plan-team',
      'event-plan-zones',
      'event-plan-money',
      'event-plan-requirements',
      'event-view',
      'event-move',
      'status',
      'time-zones',
    ],
    access: 'events.write',
  }),
});

const newEvent = createRoute({ getParentRoute: () => eventPlan, path: '/events/new' });
const newEventStep = createRoute({ getParentRoute: () => eventPlan, path: '/events/new/$step' });
const plan = createRoute({ getParentRoute: () => eventPlan, path: '/events/$id/plan' });
const planStep = createRoute({ getParentRoute: () => eventPlan, path: '/events/$id/plan/$step' });

export const eventPlanScreens = [eventPlan.addChildren([newEvent, newEventStep, plan, planStep])] as const;
