import { getEventCost, getStatement, openStatement } from '@proline/contract/statement/statement';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { sendStatement, showEventCost, showStatement } from './statement.service.ts';

export const statementRoutes = [
  route(getStatement, showStatement),
  streamRoute(openStatement, sendStatement),
  route(getEventCost, showEventCost),
];
