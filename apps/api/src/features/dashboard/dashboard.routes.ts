import { getMenuCounts, getNeeds, getSummary, getTrend } from '@proline/contract/dashboard/dashboard';
import { route } from '../../platform/http/handler.ts';
import { countMenu, showTrend, summarise } from './dashboard.service.ts';
import { listNeeds } from './needs.service.ts';

export const dashboardRoutes = [
  route(getSummary, summarise),
  route(getNeeds, listNeeds),
  route(getTrend, showTrend),
  route(getMenuCounts, countMenu),
];
