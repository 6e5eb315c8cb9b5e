import {
  getUsherKpis,
  listPersonTransfers,
  listUsherActivity,
  listUsherRatings,
  listUsherWork,
} from '@proline/contract/usher-page/usher-page';
import { route } from '../../platform/http/handler.ts';
import { showActivity, showKpis, showRatings, showTransfers, showWork } from './usher-page.service.ts';

export const usherPageRoutes = [
  route(listUsherWork, showWork),
  route(listPersonTransfers, showTransfers),
  route(listUsherRatings, showRatings),
  route(getUsherKpis, showKpis),
  route(listUsherActivity, showActivity),
];
