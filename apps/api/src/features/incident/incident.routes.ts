import { handleIncident, listIncidents, reopenIncident } from '@proline/contract/incident/incident';
import { route } from '../../platform/http/handler.ts';
import { handle, reopen, showIncidents } from './incident.service.ts';

export const incidentRoutes = [
  route(listIncidents, showIncidents),
  route(handleIncident, handle),
  route(reopenIncident, reopen),
];
