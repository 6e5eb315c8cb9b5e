import { getAuditEntry } from '@proline/contract/audit/audit';
import { listPersonHistory } from '@proline/contract/audit/person-history';
import { listTransferHistory } from '@proline/contract/audit/transfer-history';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { auditSource } from './audit.queries.ts';
import { showAuditEntry } from './audit.service.ts';
import { showPersonHistory, showTransferHistory } from './person-history.service.ts';

export const auditRoutes = [
  ...listRoutes(auditSource),
  route(getAuditEntry, showAuditEntry),
  route(listPersonHistory, showPersonHistory),
  route(listTransferHistory, showTransferHistory),
];
