import { mayDo } from '@proline/domain/account/permission';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { DeletionRequests } from '../deletion-request/deletion-request-list.parts.tsx';
import { SectionPage } from './section-page.tsx';

/**
 * Who wants to join, and, for those who handle them, who wants to leave. Its type is written down because its links need
 * the types of all routes, and this route is one of them.
 */
export const JoinRequestsPage = (): ReactNode => {
  const { t: shell } = useTranslation('shell');
  const isDeletion = useSearch({ strict: false, select: ({ tab }) => tab === 'deletion' });
  return isDeletion ? (
    <DeletionRequests title={shell('join_requests')} tabs={<Parts chosen="deletion" />} />
  ) : (
    <SectionPage name="join_requests" tabs={<Parts chosen="overview" />} />
  );
};

const Parts = ({ chosen }: { readonly chosen: 'overview' | 'deletion' }) => {
  const { t } = useTranslation('section');
  const { t: shell } = useTranslation('shell');
  const user = useUser();
  if (user === null || !mayDo(user.permission_set, 'join_requests.write')) return null;
  return (
    <Tabs
      label={shell('join_requests')}
      chosen={chosen}
      tabs={[
        { key: 'overview', label: t('overview'), link: { to: '/join-requests' } },
        {
          key: 'deletion',
          label: t('deletion_tab'),
          link: { to: '/join-requests', search: { tab: 'deletion', status: 'open' } },
        },
      ]}
    />
  );
};
