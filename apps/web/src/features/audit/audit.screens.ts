import type { auditList } from '@proline/contract/audit/audit';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/admin/audit',
  validateSearch: listSearch<typeof auditList>(),
  ...screen({
    page: () => import('./audit-list-page.tsx').then((file) => file.AuditListPage),
    notForYou: () => import('./audit-list-page.tsx').then((file) => file.AuditNotForYou),
    texts: ['list', 'audit'],
    access: 'admins.read',
  }),
});

export const auditScreens = [audit] as const;
