import { listRoutes } from '../../platform/list/list-routes.ts';
import { blockedUsherSource } from './blocked-usher.queries.ts';

export const blockedUsherRoutes = listRoutes(blockedUsherSource);
