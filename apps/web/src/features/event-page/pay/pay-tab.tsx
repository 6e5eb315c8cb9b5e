import type { EventDetail } from '@proline/contract/event/event';
import type { EventPay } from '@proline/contract/event-page/event-page';
import { mayDo } from '@proline/domain/account/permission';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { moneyText, roughMoney } from '../../../lib/money/money-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { EventCostCard } from '../../statement/event-cost.parts.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { AdjustmentButton } from '../../transfer-move/adjustment-button.parts.tsx';
import { BudgetBar } from '../overview/budget-bar.tsx';
import { payQuery } from '../event-page.api.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { Loaded } from '../loaded.tsx';
import { EventPayLines } from './event-pay-lines.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { useTabAddress } from '../use-tab-address.ts';
import classes from '../overview/cost-card.module.css';
import page from '../event-page.module.css';

/** Shows the planned cost, and what the people are paid. */
export const PayTab = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const user = useUser();
  const address = useTabAddress();
  const query = useQuery(payQuery(event.id, address.page));
  return (
    <Loaded query={query}>
      {({ data, meta }) => (
        <div className={page['stack']}>
          <Sums pay={data} />
          {event.status !== 'draft' && (
            <div>
              <AdjustmentButton event={{ id: event.id, currency: data.currency }} />
            </div>
          )}
          {user !== null && mayDo(user.permission_set, 'ledger.read') && (
            <p className={page['quiet']}>
              <Link to="/transactions/ledger" search={{ event: event.id }}>
                {t('ledger')}
              </Link>
            </p>
          )}
          <EventCostCard id={event.id} />
          {data.transfers.length === 0 ? (
            <EmptyState
              as="h2"
              tone="grey"
              icon={<Icon of={IconArrowsExchange} size="xxl" />}
              title={t('no_transfers')}
              text={t(emptyWords(event))}
            />
          ) : (
            <Card title={t('transfers')}>
              <Transfers pay={data} updating={query.isPlaceholderData} />
              <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={address.pageLink} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
};

/** Returns what will appear here and when, or why nothing will. */
const emptyWords = ({ status }: EventDetail) => {
  if (status === 'completed') return 'no_transfers_text';
  return status === 'canceled' ? 'no_transfers_canceled' : 'no_transfers_yet';
};

const Sums = ({ pay }: { readonly pay: EventPay }) => {
  const { t, language } = useTranslation('event-page');
  const { t: status } = useTranslation('status');
  const money = (minor: number) => roughMoney(language, pay.currency, minor);
  const paid = pay.sums.reduce((sum, { net_minor }) => sum + net_minor, 0);
  return (
    <Card title={t('pay_sums')}>
      <div className={classes['sums']}>
        <div className={classes['sum']}>
          <span>{t('planned')}</span>
          <b>{money(pay.planned_minor)}</b>
          <BudgetBar cost_minor={pay.planned_minor} budget_minor={pay.budget_minor} currency={pay.currency} />
        </div>
        {pay.sums.length > 0 && (
          <div className={classes['sum']}>
            <span>{t('to_pay')}</span>
            <b>{money(paid)}</b>
            <span>{differenceWords()}</span>
          </div>
        )}
        {pay.sums.map((sum) => (
          <div key={sum.status} className={classes['sum']}>
            <StatusBadge status={sum.status}>{status(`transfer_${sum.status}`)}</StatusBadge>
            <b>{money(sum.net_minor)}</b>
            <span>{t('transfers_count', { count: sum.count })}</span>
          </div>
        ))}
      </div>
    </Card>
  );

  function differenceWords(): string {
    const less = pay.planned_minor - paid;
    if (less === 0) return t('as_planned');
    return less > 0
      ? t('less_than_planned', { amount: money(less) })
      : t('more_than_planned', { amount: money(-less) });
  }
};

type Transfer = EventPay['transfers'][number];

const KINDS = ['event_pay', 'compensation', 'bonus', 'adjustment'] as const;

const Transfers = ({ pay, updating }: { readonly pay: EventPay; readonly updating: boolean }) => {
  const { t, language } = useTranslation('event-page');
  const { t: status } = useTranslation('status');
  const money = (minor: number) => moneyText(language, pay.currency, minor);
  const kindOf = (row: Transfer) => {
    const kind = KINDS.find((known) => known === row.kind);
    return kind === undefined ? <bdi>{row.kind}</bdi> : t(`kind_${kind}`);
  };
  return (
    <RecordTable
      label={t('transfers')}
      rows={pay.transfers}
      keyOf={({ id }) => id}
      updating={updating}
      details={{
        title: t('lines'),
        label: (row) => t('lines_of', { code: `T-${row.code}` }),
        content: (row) => <EventPayLines id={row.id} />,
      }}
      columns={[
        { key: 'payee', title: t('payee'), cell: (row) => <PersonLink person={row.payee} leader={row.is_leader} /> },
        {
          key: 'code',
          title: t('transfer'),
          cell: (row) => (
            <Link to="/transactions/$id" params={{ id: row.id }} className={page['link'] ?? ''}>
              <bdi dir="ltr" className={page['code']}>
                T-{row.code}
              </bdi>
            </Link>
          ),
        },
        { key: 'kind', title: t('kind'), cell: kindOf },
        {
          key: 'status',
          title: t('status'),
          cell: (row) => <StatusBadge status={row.status}>{status(`transfer_${row.status}`)}</StatusBadge>,
        },
        {
          key: 'hours',
          title: t('hours'),
          end: true,
          cell: ({ minutes }) => (minutes === null ? null : hoursWords(language, minutes)),
        },
        { key: 'gross', title: t('gross'), end: true, cell: (row) => money(row.gross_minor) },
        {
          key: 'deductions',
          title: t('deductions'),
          end: true,
          cell: (row) => (row.deductions_minor === 0 ? null : money(row.deductions_minor)),
        },
        { key: 'net', title: t('net'), end: true, cell: (row) => <b>{money(row.net_minor)}</b> },
      ]}
    />
  );
};
