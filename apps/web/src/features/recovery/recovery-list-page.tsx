import { recoveryList, type RecoveryRow } from '@proline/contract/recovery/recovery';
import { nameIn } from '@proline/domain/text/name-in';
import { IconArrowsExchange, IconReceiptRefund } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { queryClient } from '../../lib/api/query-client.ts';
import { mediumDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpPeople } from '../ledger/ledger.api.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { RecoveryDrawer, RecoveryState } from './recovery-drawer.tsx';
import { recoveryQuery } from './recovery.api.ts';

export const RecoveryListPage = () => <ListPage view={useRecoveryListView()} />;

const useRecoveryListView = (): ListView<typeof recoveryList> => {
  const { t, language } = useTranslation('recovery');
  const money = ({ currency }: RecoveryRow, minor: number) => moneyText(language, currency, minor);
  return {
    list: recoveryList,
    topic: 'recovery',
    alsoTopics: ['transfer'],
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: ({ person }) => nameIn(language, person),
    actions: (
      <ButtonLink to="/transactions" tone="secondary">
        <Icon of={IconArrowsExchange} />
        {t('transfers')}
      </ButtonLink>
    ),
    columns: {
      person: { cell: ({ person }) => <PersonName {...person} /> },
      code: { align: 'start', width: 84, cell: (row) => <bdi dir="ltr">R-{row.code}</bdi> },
      state: { width: 120, first: true, cell: (row) => <RecoveryState state={row.state} /> },
      transfer: {
        width: 130,
        cell: ({ transfer }) =>
          transfer && (
            <Link to="/transactions" search={{ open: transfer.id }}>
              <bdi dir="ltr">T-{transfer.code}</bdi>
            </Link>
          ),
      },
      reason: {
        extra: true,
        width: 220,
        cell: (row) =>
          row.reason === '' ? null : (
            <span className="clip clip-own" dir="auto" lang="">
              {row.reason}
            </span>
          ),
      },
      amount: { width: 124, cell: (row) => money(row, row.amount_minor) },
      taken: { width: 124, cell: (row) => (row.taken_minor === 0 ? null : money(row, row.taken_minor)) },
      reserved: {
        width: 150,
        extra: true,
        cell: (row) => (row.reserved_minor === 0 ? null : money(row, row.reserved_minor)),
      },
      left: { width: 124, first: true, cell: (row) => <b>{money(row, row.left_minor)}</b> },
      created_at: { width: 118, cell: (row) => mediumDate(language, new Date(row.created_at)) },
    },
    filters: { person: { lookUp: lookUpPeople } },
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row.person} />
            <RecoveryState state={row.state} />
          </>
        }
        foot={
          <>
            <span>
              <bdi dir="ltr">R-{row.code}</bdi> · {money(row, row.amount_minor)}
            </span>
            <b>{t('left_of', { left: money(row, row.left_minor) })}</b>
          </>
        }
      />
    ),
    drawer: {
      Content: RecoveryDrawer,
      preload: (id) => void queryClient.query(recoveryQuery(id)).catch(() => undefined),
    },
    empty: { icon: <Icon of={IconReceiptRefund} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
};
