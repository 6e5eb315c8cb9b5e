import { getReport, openReport } from '@proline/contract/report/report';
import {
  endReportSubscription,
  listReportSubscriptions,
  subscribeToReport,
} from '@proline/contract/report/report-subscription';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { sendReport } from './report-file.service.ts';
import { showSubscriptions, subscribe, unsubscribe } from './report-subscription.service.ts';
import { countedEventSource } from './counted-event.queries.ts';
import { countedHoursSource, countedLeaderSource } from './counted-people.queries.ts';
import { countedTransferSource } from './counted-transfer.queries.ts';
import { countedApplicationSource, countedPlaceSource } from './report-list.queries.ts';
import { showReport } from './report.service.ts';

export const reportRoutes = [
  route(getReport, showReport),
  streamRoute(openReport, sendReport),
  route(listReportSubscriptions, showSubscriptions),
  route(subscribeToReport, subscribe),
  route(endReportSubscription, unsubscribe),
  ...listRoutes(countedPlaceSource),
  ...listRoutes(countedApplicationSource),
  ...listRoutes(countedHoursSource),
  ...listRoutes(countedLeaderSource),
  ...listRoutes(countedTransferSource),
  ...listRoutes(countedEventSource),
];
