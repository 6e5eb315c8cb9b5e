import { listCandidates } from '@proline/contract/hiring/candidate';
import { getMatchWeights } from '@proline/contract/hiring/hiring';
import { previewMatch } from '@proline/contract/settings/house-settings';
import { route, type Route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { showCandidates } from './candidate.service.ts';
import { hiringEventSource } from './hiring.queries.ts';
import { showMatchPreview } from './match-preview.service.ts';
import { showWeights } from './match-weights.service.ts';

export const hiringRoutes: readonly Route[] = [
  ...listRoutes(hiringEventSource),
  route(listCandidates, showCandidates),
  route(getMatchWeights, showWeights),
  route(previewMatch, showMatchPreview),
];
