import { getUsherKpiFigures } from '@proline/contract/usher-kpi/usher-kpi';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { countedShiftSource } from './counted-shift.queries.ts';
import { usherKpiSource } from './usher-kpi.queries.ts';
import { showFigures } from './usher-kpi.service.ts';

export const usherKpiRoutes = [
  route(getUsherKpiFigures, showFigures),
  ...listRoutes(usherKpiSource),
  ...listRoutes(countedShiftSource),
];
