import { transferList, type TransferRow } from '@proline/contract/transfer/transfer';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconArrowsExchange, IconCalendarEvent } from '@tabler/icons-react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { hoursWords } from '../../lib/dates/hours-words.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { BulkAction, ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MoneyLinks } from '../recovery/money-links.parts.tsx';
import { BatchesLink } from '../payment-batch/new-batch/batches-link.parts.tsx';
import { useNewBatch } from '../payment-batch/new-batch/new-batch.parts.tsx';
import { usePayslipArchive } from '../payslip/payslip-archive.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { TransferDrawer } from './transfer-drawer.tsx';
import { Account, Held } from './transfer-facts.tsx';
import { AdjustmentButton } from '../transfer-move/adjustment-button.parts.tsx';
import { useBulkApprove } from '../transfer-move/bulk-approve.parts.tsx';
import { Age } from './age.tsx';
import { SumCards } from './sum-cards.tsx';
import { transferFilters } from './transfer-filters.parts.ts';
import { transferQuery } from './transfer.api.ts';

export const TransferListPage = () => {
  const approving = useBulkApprove<TransferRow>();
  const batch = useNewBatch<TransferRow>();
  const payslips = usePayslipArchive<TransferRow>();
  return (
    <>
      <ListPage view={useTransferListView([...approving.actions, ...batch.actions, ...payslips.actions])} />
      {approving.dialog}
      {payslips.dialog}
      {batch.bar}
    </>
  );
};

const useTransferListView = (bulk: readonly BulkAction<TransferRow>[]): ListView<typeof transferList> => {
  const { t, language } = useTranslation('transfer');
  const { t: status } = useTranslation('status');
  const badge = (value: TransferStatus) => <StatusBadge status={value}>{status(`transfer_${value}`)}</StatusBadge>;
  const money = (row: TransferRow, amount: number) => moneyText(language, row.currency, amount);
  const titleOf = ({ event }: TransferRow) => event && <bdi>{titleIn(language, event)}</bdi>;
  return {
    list: transferList,
    topic: 'transfer',
    stateName: 'transactionList',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    Head: SumCards,
    actions: (
      <>
        <MoneyLinks />
        <BatchesLink />
        <AdjustmentButton />
      </>
    ),
    ...(bulk.length > 0 && { bulk }),
    searchHint: t('search_hint'),
    nameOf: ({ payee }) => nameIn(language, payee),
    columns: {
      payee: { width: 182, cell: ({ payee }) => <PersonName {...payee} /> },
      code: { align: 'start', width: 80, cell: (row) => <bdi dir="ltr">T-{row.code}</bdi> },
      kind: { width: 104, extra: true, cell: (row) => t(`kind_${row.kind}`) },
      event: { width: 120, cell: titleOf },
      status: { width: 156, first: true, cell: (row) => badge(row.status) },
      hours: { width: 64, cell: (row) => (row.minutes === null ? null : hoursWords(language, row.minutes)) },
      gross: { width: 124, cell: (row) => money(row, row.gross_minor) },
      deductions: {
        width: 124,
        extra: true,
        cell: (row) => (row.deductions_minor === 0 ? null : money(row, row.deductions_minor)),
      },
      net: { width: 132, first: true, cell: (row) => <b>{money(row, row.net_minor)}</b> },
      iban_last4: {
        width: 104,
        cell: (row) => (row.hold_reason === null ? <Account {...row} /> : <Held reason={row.hold_reason} />),
      },
      age: { width: 104, cell: (row) => <Age since={row.waiting_since} /> },
      held: {
        width: 160,
        extra: true,
        cell: (row) =>
          row.hold_reason && (
            <span className="clip clip-own" dir="auto" lang="">
              {row.hold_reason}
            </span>
          ),
      },
      batch: { width: 84, extra: true, cell: (row) => row.batch && <bdi dir="ltr">{batchCode(row.batch.code)}</bdi> },
      created_by: {
        width: 140,
        extra: true,
        cell: (row) => (row.created_by === null ? t('program') : <bdi>{row.created_by.name}</bdi>),
      },
      created_at: { width: 118, extra: true, cell: (row) => mediumDate(language, new Date(row.created_at)) },
      paid: {
        width: 118,
        extra: true,
        cell: (row) => row.transferred_on && calendarDate(language, row.transferred_on),
      },
    },
    filters: transferFilters,
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row.payee} />
            {badge(row.status)}
          </>
        }
        facts={
          row.event && (
            <span>
              <Icon of={IconCalendarEvent} size="s" />
              {titleOf(row)}
            </span>
          )
        }
        foot={
          <>
            <span>
              <bdi dir="ltr">T-{row.code}</bdi> · {t(`kind_${row.kind}`)}
            </span>
            <b>{money(row, row.net_minor)}</b>
          </>
        }
      />
    ),
    drawer: {
      Content: TransferDrawer,
      pageOf: (id) => ({ to: '/transactions/$id', params: { id } }),
      preload: (id) => void queryClient.query(transferQuery(id)).catch(() => undefined),
    },
    empty: {
      icon: <Icon of={IconArrowsExchange} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
    },
  };
};
