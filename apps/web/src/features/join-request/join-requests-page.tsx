import { mayDo } from '@proline/domain/account/permission';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { DeletionRequests } from '../deletion-request/deletion-request-list.parts.tsx';
import { Interviews } from './interviews.tsx';
import { joinPartOf, type JoinPart } from './join-part.ts';
import { JoinRequests } from './join-request-list.tsx';

/**
 * Who wants to join, when they are interviewed, and, for those who handle them, who wants to leave. Its type is written
 * down because its links need the types of all routes, and this route is one of them.
 */
export const JoinRequestsPage = (): ReactNode => {
  const { t: shell } = useTranslation('shell');
  const user = useUser();
  const mayHandle = user ? mayDo(user.permission_set, 'join_requests.write') : undefined;
  const part = useSearch({ strict: false, select: ({ tab }) => joinPartOf(tab, mayHandle) });
  if (part === null) return null;
  const tabs = <Parts chosen={part} mayHandle={mayHandle === true} />;
  const title = shell('join_requests');
  if (part === 'deletion') return <DeletionRequests title={title} tabs={tabs} />;
  if (part === 'interviews') return <Interviews title={title} tabs={tabs} />;
  return <JoinRequests title={title} tabs={tabs} />;
};

const Parts = ({ chosen, mayHandle }: { readonly chosen: JoinPart; readonly mayHandle: boolean }) => {
  const { t } = useTranslation('join-request');
  const { t: shell } = useTranslation('shell');
  return (
    <Tabs
      label={shell('join_requests')}
      chosen={chosen}
      tabs={[
        { key: 'requests', label: t('requests_tab'), link: { to: '/join-requests' } },
        {
          key: 'interviews',
          label: t('interviews_tab'),
          link: { to: '/join-requests', search: { tab: 'interviews' } },
        },
        ...(mayHandle
          ? [
              {
                key: 'deletion',
                label: t('deletion_tab'),
                link: { to: '/join-requests', search: { tab: 'deletion', status: 'open' } } as const,
              },
            ]
          : []),
      ]}
    />
  );
};
