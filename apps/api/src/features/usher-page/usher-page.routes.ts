import {
  getUsherCounts,
  getUsherKpis,
  listPersonTransfers,
  listUsherActivity,
  listUsherRatings,
  listUsherWork,
} from '@proline/contract/usher-page/usher-page';
import { route } from '../../platform/http/handler.ts';
import { showActivity, showCounts, showKpis, showRatings, showTransfers, showWork } from './usher-page.service.ts';

export const usherPageRoutes = [
  route(listUsherWork, showWork),
  route(getUsherCounts, showCounts),
  route(listPersonTransfers, showTransfers),
  route(listUsherRatings, showRatings),
  route(getUsherKpis, showKpis),
  route(listUsherActivity, showActivity),
];
