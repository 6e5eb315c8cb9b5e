import type { PersonTransfer } from '@proline/contract/usher-page/usher-page';
import { nameIn } from '@proline/domain/text/name-in';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { calendarDate, mediumDate } from '../../../lib/dates/dates.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PersonDebts } from '../../recovery/person-debts.parts.tsx';
import { PersonStatement } from '../../statement/person-statement.parts.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { AdjustmentButton } from '../../transfer-move/adjustment-button.parts.tsx';
import { PersonLoaded } from './person-loaded.parts.tsx';
import { personTransfersQuery } from './person-transfers.api.ts';
import classes from './person-records.module.css';

type PersonTransfersProps = {
  readonly id: string;
  readonly page: number;
  readonly pageLink: (page: number) => LinkProps;
};

/** Shows what a person was paid and is owed, in either hat; changes are made in Transactions. */
export const PersonTransfers = ({ id, page, pageLink }: PersonTransfersProps) => {
  const { t, language } = useTranslation('person-transfers');
  const { t: status } = useTranslation('status');
  const query = useQuery(personTransfersQuery(id, page));
  return (
    <PersonLoaded query={query} failed={t('failed')}>
      {({ data, meta }) => (
        <div className={classes['stack']}>
          <Card title={t('transfers')} end={<AdjustmentButton person_id={id} />}>
            <PersonDebts id={id} />
            {meta.total === 0 && (
              <EmptyState
                as="h3"
                tone="grey"
                icon={<Icon of={IconArrowsExchange} size="xxl" />}
                title={t('empty')}
                text={t('empty_text')}
              />
            )}
            {meta.sums.length > 0 && (
              <ul className={classes['sums']} aria-label={t('sums')}>
                {meta.sums.map((sum) => (
                  <li key={`${sum.currency} ${sum.status}`} className={classes['sum']}>
                    <StatusBadge status={sum.status}>{status(`transfer_${sum.status}`)}</StatusBadge>
                    <b>{moneyText(language, sum.currency, sum.net_minor)}</b>
                    <span className={classes['quiet']}>{t('counted', { count: sum.count })}</span>
                  </li>
                ))}
              </ul>
            )}
            {data.length > 0 && <TransferTable rows={data} updating={query.isPlaceholderData} />}
            <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
          </Card>
          {meta.total > 0 && <PersonStatement id={id} />}
        </div>
      )}
    </PersonLoaded>
  );
};

const KINDS = ['event_pay', 'compensation', 'bonus', 'adjustment'] as const;

type TransferTableProps = { readonly rows: readonly PersonTransfer[]; readonly updating: boolean };

const TransferTable = ({ rows, updating }: TransferTableProps) => {
  const { t, language } = useTranslation('person-transfers');
  const { t: status } = useTranslation('status');
  const kindOf = (kind: string) => {
    const known = KINDS.find((one) => one === kind);
    return known === undefined ? <bdi>{kind}</bdi> : t(`kind_${known}`);
  };
  return (
    <RecordTable
      label={t('transfers')}
      rows={rows}
      keyOf={({ id }) => id}
      updating={updating}
      columns={[
        {
          key: 'transfer',
          title: t('transfer'),
          cell: ({ id, code }) => (
            <Link to="/transactions/$id" params={{ id }} className={classes['link'] ?? ''}>
              <bdi dir="ltr">T-{code}</bdi>
            </Link>
          ),
        },
        { key: 'kind', title: t('kind'), cell: ({ kind }) => kindOf(kind) },
        {
          key: 'event',
          title: t('event'),
          cell: ({ event }) =>
            event && (
              <Link to="/events/$id" params={{ id: event.id }} className={classes['link'] ?? ''}>
                <bdi>{nameIn(language, { name_en: event.title_en, name_ar: event.title_ar })}</bdi>
              </Link>
            ),
        },
        { key: 'created', title: t('created'), cell: (row) => mediumDate(language, new Date(row.created_at)) },
        {
          key: 'deductions',
          title: t('deductions'),
          end: true,
          cell: (row) => (row.deductions_minor === 0 ? null : moneyText(language, row.currency, row.deductions_minor)),
        },
        {
          key: 'net',
          title: t('net'),
          end: true,
          cell: (row) => <b>{moneyText(language, row.currency, row.net_minor)}</b>,
        },
        {
          key: 'status',
          title: t('status'),
          cell: (row) => (
            <span className={classes['name']}>
              {row.voided ? (
                <StatusBadge status="canceled">{t('voided')}</StatusBadge>
              ) : (
                <StatusBadge status={row.status}>{status(`transfer_${row.status}`)}</StatusBadge>
              )}
              {row.transferred_on !== null && (
                <span className={classes['quiet']}>
                  {t('paid_on', { date: calendarDate(language, row.transferred_on) })}
                </span>
              )}
              {row.transferred_on !== null && (
                <Link to="/transactions/$id/payslip" params={{ id: row.id }} className={classes['link'] ?? ''}>
                  {t('payslip')}
                </Link>
              )}
            </span>
          ),
        },
      ]}
    />
  );
};
