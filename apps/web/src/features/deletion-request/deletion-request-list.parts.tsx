import { deletionRequestList } from '@proline/contract/deletion-request/deletion-request';
import { IconCalendarEvent, IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { Address, Deadline, DeletionStatusBadge, MessageStart } from './deletion-request-cells.tsx';
import { DeletionRequestDrawer } from './deletion-request-drawer.tsx';
import { deletionRequestQuery } from './deletion-request.api.ts';
import classes from './deletion-list.module.css';

/** A part of the screen of join requests, which gives it the title and the tabs to its other parts. */
type DeletionRequestsProps = { readonly title: string; readonly tabs: ReactNode };

export const DeletionRequests = (props: DeletionRequestsProps) => <ListPage view={useDeletionListView(props)} />;

const ADDRESS = { tab: 'deletion' } as const;

const useDeletionListView = ({ title, tabs }: DeletionRequestsProps): ListView<typeof deletionRequestList> => {
  const { t, language } = useTranslation('deletion-list');
  const date = (moment: string) => mediumDate(language, new Date(moment));
  return {
    list: deletionRequestList,
    topic: 'deletion_request',
    title,
    within: { address: ADDRESS, name: t('part'), tabs },
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: ({ email }) => email || t('cleared'),
    orders: { due: { only: t('due_first') } },
    columns: {
      email: { cell: (row) => <Address of={row.email} /> },
      message: { cell: (row) => (row.message_start === '' ? null : <MessageStart text={row.message_start} />) },
      status: { width: 120, first: true, cell: (row) => <DeletionStatusBadge status={row.status} /> },
      created_at: { width: 124, cell: (row) => date(row.created_at) },
      days_left: {
        width: 176,
        align: 'start',
        first: true,
        cell: (row) => (row.status === 'open' ? <Deadline asked={row.created_at} /> : null),
      },
      handled_at: {
        width: 124,
        extra: true,
        cell: (row) => (row.handled_at === null ? null : date(row.handled_at)),
      },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            <b className={classes['email']}>
              <Address of={row.email} />
            </b>
            <DeletionStatusBadge status={row.status} />
          </>
        }
        foot={
          <>
            <span>
              <Icon of={IconCalendarEvent} size="s" />
              {date(row.created_at)}
            </span>
            {row.status === 'open' && <Deadline asked={row.created_at} />}
          </>
        }
      >
        {row.message_start !== '' && <MessageStart text={row.message_start} />}
      </RowCard>
    ),
    drawer: {
      Content: DeletionRequestDrawer,
      preload: (id) => void queryClient.query(deletionRequestQuery(id)).catch(() => undefined),
    },
    empty: {
      icon: <Icon of={IconUserMinus} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
    },
  };
};
