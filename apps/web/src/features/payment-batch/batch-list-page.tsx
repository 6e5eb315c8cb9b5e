import { batchList, type BatchRow } from '@proline/contract/payment-batch/payment-batch';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { IconArrowsExchange, IconCalendarDue, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { NoPayerNote } from './new-batch/no-payer-note.tsx';
import { payerAccountsQuery } from '../payer-account/payer-account.api.ts';
import { useMayPay } from './use-may-pay.ts';
import classes from './batch-list.module.css';

/** All batches. Its type is written down because its links need the types of all routes. */
export const BatchListPage = (): ReactNode => <ListPage view={useBatchListView()} />;

const useBatchListView = (): ListView<typeof batchList> => {
  const { t, language } = useTranslation('payment-batch');
  const { mayWrite } = useMayPay();
  const payers = useQuery({ ...payerAccountsQuery, enabled: mayWrite });
  const lacksPayer = payers.data?.every(({ archived }) => archived) ?? false;
  const badge = ({ status }: BatchRow) => <StatusBadge status={status}>{t(`status_${status}`)}</StatusBadge>;
  const total = ({ currency, total_minor }: BatchRow) => <b>{moneyText(language, currency, total_minor)}</b>;
  const figure = (value: number) => (value === 0 ? null : formatNumber(language, value));
  const code = (row: BatchRow) => (
    <b className={classes['code']}>
      <bdi dir="ltr">{batchCode(row.code)}</bdi>
    </b>
  );
  return {
    list: batchList,
    topic: 'payment_batch',
    alsoTopics: ['transfer'],
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => t('batch', { code: batchCode(row.code) }),
    ...(lacksPayer && { facts: <NoPayerNote currency={null} /> }),
    columns: {
      code: { width: 104, cell: code },
      status: { width: 134, first: true, cell: badge },
      lines: { width: 68, cell: ({ line_count }) => formatNumber(language, line_count) },
      total: { width: 140, first: true, cell: total },
      paid: { width: 68, cell: ({ paid }) => figure(paid) },
      failed: { width: 72, cell: ({ failed }) => figure(failed) },
      payer: { width: 160, cell: ({ payer }) => <Payer payer={payer} /> },
      execute_on: { width: 122, cell: ({ execute_on }) => calendarDate(language, execute_on) },
      created_by: { width: 132, cell: ({ created_by }) => (created_by === null ? null : <bdi>{created_by}</bdi>) },
      created_at: { width: 112, cell: ({ created_at }) => mediumDate(language, new Date(created_at)) },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            {code(row)}
            {badge(row)}
          </>
        }
        facts={
          <span>
            <Icon of={IconCalendarDue} size="s" />
            {calendarDate(language, row.execute_on)}
          </span>
        }
        foot={
          <>
            <span>{t('lines', { count: row.line_count })}</span>
            {total(row)}
          </>
        }
      />
    ),
    pageOf: (id) => ({ to: '/transactions/batches/$id', params: { id } }),
    actions: (
      <ButtonLink tone="secondary" to="/transactions">
        <Icon of={IconArrowsExchange} />
        {t('transactions')}
      </ButtonLink>
    ),
    empty: {
      icon: <Icon of={IconStack2} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
      ...(mayWrite && {
        action: (
          <ButtonLink to="/transactions" search={{ status: 'approved' }}>
            {t('to_transfers')}
          </ButtonLink>
        ),
      }),
    },
  };
};

const Payer = ({ payer: { label, bank_name, iban_last4 } }: Pick<BatchRow, 'payer'>) => (
  <span className="clip">
    <bdi lang="">{label || bank_name}</bdi> {iban_last4 !== null && <bdi dir="ltr">•••• {iban_last4}</bdi>}
  </span>
);
