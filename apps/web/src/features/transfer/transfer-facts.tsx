import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer, TransferRow } from '@proline/contract/transfer/transfer';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { titleIn } from '@proline/domain/text/name-in';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerFacts } from '../../ui/list/drawer/drawer-content.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useOverpaymentFacts } from '../recovery/overpayment-facts.parts.tsx';
import classes from './transfer.module.css';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** What is known of it: the list's data at once, the rest when it is loaded. */
export const TransferFacts = ({
  known,
  whole,
}: {
  readonly known: TransferRow;
  readonly whole: Transfer | undefined;
}) => {
  const { t, language } = useTranslation('transfer');
  const { payee, event } = known;
  const overpaid = useOverpaymentFacts(known);
  const money = (amount: number) => moneyText(language, known.currency, amount);
  const date = (text: string | null) => (text === null ? null : mediumDate(language, new Date(text)));
  return (
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
        ...overpaid,
        // of an erased person nothing is left to show
        { label: t('account'), value: known.iban_last4 === '' ? null : <Account {...known} /> },
        ...(whole?.account && whole.account.bank_name !== ''
          ? [
              {
                label: t('bank'),
                value: (
                  <>
                    <bdi>{whole.account.bank_name}</bdi> ·{' '}
                    {t(whole.account.confirmed ? 'account_confirmed' : 'account_unconfirmed')}
                  </>
                ),
              },
            ]
          : []),
        ...(known.batch
          ? [
              {
                label: t('batch'),
                value: (
                  <Link to="/transactions/batches/$id" params={{ id: known.batch.id }}>
                    <bdi dir="ltr">{batchCode(known.batch.code)}</bdi>
                  </Link>
                ),
              },
            ]
          : []),
        ...(whole?.voided === null
          ? [
              {
                label: t('payslip'),
                value: (
                  <Link to="/transactions/$id/payslip" params={{ id: known.id }}>
                    {t('open_payslip')}
                  </Link>
                ),
              },
            ]
          : []),
        ...(whole?.reason
          ? [
              {
                label: t('reason'),
                value: (
                  <span dir="auto" lang="">
                    {whole.reason}
                  </span>
                ),
              },
            ]
          : []),
        {
          label: t('created_by'),
          value: known.created_by === null ? t('program') : <bdi>{known.created_by.name}</bdi>,
        },
        ...(whole?.first_approval ? [{ label: t('first_approval'), value: <bdi>{whole.first_approval.by}</bdi> }] : []),
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
  );
};

export const Account = ({ has_bank_account, iban_last4 }: Pick<TransferRow, 'has_bank_account' | 'iban_last4'>) => {
  const { t } = useTranslation('transfer');
  if (!has_bank_account) return t('no_account');
  return iban_last4 === null ? t('account_hidden') : <bdi dir="ltr">•••• {iban_last4}</bdi>;
};

/** Stands where the account would: nothing goes there until it is released. */
export const Held = ({ reason }: { readonly reason: string }) => {
  const { t } = useTranslation('transfer');
  return (
    <span className={classes['held']} title={t('held_for', { reason })}>
      <Icon of={IconLock} size="s" />
      {t('held_why')}
      <span className="clip clip-own" dir="auto" lang="">
        {reason}
      </span>
    </span>
  );
};
