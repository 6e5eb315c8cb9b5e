import type { countedShiftList, usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { createRoute } from '@tanstack/react-router';
import { listSearch, textSearch, type ListSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const ushersKpis = createRoute({
  getParentRoute: () => shell,
  path: '/ushers-kpis',
  // besides the list's own state: whether the period before is shown, too
  validateSearch: textSearch<ListSearch<typeof usherKpiList> & { readonly compare?: 'no' | undefined }>(),
  ...screen({
    page: () => import('./usher-kpi-page.tsx').then((file) => file.UsherKpiPage),
    texts: ['list', 'usher-kpi', 'usher', 'person', 'status', 'usher-bulk', 'message', 'waitlist'],
    access: 'reports.read',
  }),
});
const ushersKpisIndex = createRoute({ getParentRoute: () => ushersKpis, path: '/' });
const ushersKpisBelow = createRoute({ getParentRoute: () => ushersKpis, path: '$' });

const countedShifts = createRoute({
  getParentRoute: () => shell,
  path: '/ushers-kpis/shifts',
  validateSearch: listSearch<typeof countedShiftList>(),
  ...screen({
    page: () => import('./counted-shift-page.tsx').then((file) => file.CountedShiftPage),
    texts: ['list', 'usher-kpi', 'usher', 'person', 'status'],
    access: 'reports.read',
  }),
});

export const usherKpiScreens = [ushersKpis.addChildren([ushersKpisIndex, ushersKpisBelow]), countedShifts] as const;
