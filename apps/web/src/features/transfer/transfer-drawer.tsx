import type { TransferRow } from '@proline/contract/transfer/transfer';
import { titleIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { DrawerFacts } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { PayLines } from './pay-lines.tsx';
import { transferQuery } from './transfer.api.ts';

/** Shows the list's data at once and adds the rest when it is loaded. */
export const TransferDrawer = ({ id, row }: { readonly id: string; readonly row: TransferRow | undefined }) => {
  const { t, language } = useTranslation('transfer');
  const { t: status } = useTranslation('status');
  const { data: whole, isError, refetch } = useQuery(transferQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const { payee, event } = known;
  const money = (amount: number) => moneyText(language, known.currency, amount);
  const date = (text: string | null) => (text === null ? null : mediumDate(language, new Date(text)));
  return (
    <>
      <PersonDrawerHead
        person={payee}
        badge={<StatusBadge status={known.status}>{status(`transfer_${known.status}`)}</StatusBadge>}
      />
      {retry}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">T-{known.code}</bdi> },
          {
            label: t('payee'),
            value: (
              <Link to={payee.kind === 'usher' ? '/ushers' : '/leaders'} search={{ open: payee.id }}>
                {t(payee.kind)}
              </Link>
            ),
          },
          { label: t('kind'), value: t(`kind_${known.kind}`) },
          {
            label: t('event'),
            value: event && (
              <Link to="/events" search={{ open: event.id }}>
                <bdi>{titleIn(language, event)}</bdi>
              </Link>
            ),
          },
          { label: t('gross'), value: money(known.gross_minor) },
          { label: t('deductions'), value: known.deductions_minor === 0 ? null : money(known.deductions_minor) },
          { label: t('net'), value: <b>{money(known.net_minor)}</b> },
          { label: t('account'), value: <Account {...known} /> },
          { label: t('created'), value: date(known.created_at) },
          { label: t('approved_at'), value: whole && date(whole.approved_at) },
          {
            label: t('approved_by'),
            value: whole && (whole.approved_by === null ? null : <bdi>{whole.approved_by}</bdi>),
          },
          {
            label: t('transferred_on'),
            value: whole && (whole.transferred_on === null ? null : calendarDate(language, whole.transferred_on)),
          },
          {
            label: t('bank_reference'),
            value: whole && (whole.bank_reference === null ? null : <bdi dir="ltr">{whole.bank_reference}</bdi>),
          },
        ]}
      />
      {whole && whole.lines.length > 0 && <PayLines lines={whole.lines} currency={whole.currency} />}
    </>
  );
};

export const Account = ({ has_bank_account, iban_last4 }: Pick<TransferRow, 'has_bank_account' | 'iban_last4'>) => {
  const { t } = useTranslation('transfer');
  if (!has_bank_account) return t('no_account');
  return iban_last4 === null ? t('account_hidden') : <bdi dir="ltr">•••• {iban_last4}</bdi>;
};
