import { getUsher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { usherSource } from './usher.queries.ts';
import { enterUsher, saveUsher, showUsher } from './usher.service.ts';

export const usherRoutes = [
  ...listRoutes(usherSource),
  route(getUsher, showUsher),
  route(createUsher, enterUsher),
  route(changeUsher, saveUsher),
];
