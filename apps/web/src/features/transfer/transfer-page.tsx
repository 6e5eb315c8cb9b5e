import { LEDGER_ACCOUNT_WORDS, LEDGER_MOVE_WORDS } from '@proline/contract/ledger/ledger.words';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moment } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { TransferActions } from '../transfer-move/transfer-actions.parts.tsx';
import { PaidActions } from './paid-actions.tsx';
import { PayLines } from './pay-lines.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferHistory } from './transfer-history.tsx';
import { TransferNotes } from './transfer-notes.tsx';
import { transferQuery } from './transfer.api.ts';
import classes from './transfer.module.css';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** One transfer with everything that explains it; a voided one, too. */
export const TransferPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/transactions/$id' });
  const { t } = useTranslation('transfer');
  const { data: transfer, isError, refetch } = useQuery(transferQuery(id));
  usePageTitle(transfer ? `T-${transfer.code}` : t('title'));
  if (!transfer)
    return isError ? (
      <>
        <PageHeader title={t('title')} />
        <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
      </>
    ) : (
      <Skeleton height={320} />
    );
  return <Shown transfer={transfer} />;
};

const Shown = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, language } = useTranslation('transfer');
  const { t: status } = useTranslation('status');
  const code = `T-${transfer.code}`;
  return (
    <div className={classes['page']}>
      <Breadcrumb
        label={t('title')}
        above={[{ key: 'list', label: t('title'), link: { to: '/transactions' } }]}
        here={<bdi dir="ltr">{code}</bdi>}
      />
      <PageHeader
        title={code}
        facts={<bdi>{nameIn(language, transfer.payee)}</bdi>}
        actions={
          transfer.voided === null ? (
            <StatusBadge status={transfer.status}>{status(`transfer_${transfer.status}`)}</StatusBadge>
          ) : (
            <StatusBadge status="canceled">{t('voided')}</StatusBadge>
          )
        }
      />
      <div className={classes['notes']}>
        <TransferNotes transfer={transfer} />
      </div>
      <TransferActions key={transfer.id} transfer={transfer} />
      <PaidActions transfer={transfer} />
      <div className={classes['parts']}>
        <div className={classes['side']}>
          {transfer.lines.length > 0 && (
            <Card title={t('lines')}>
              <div className={classes['inset']}>
                <PayLines transfer={transfer} />
              </div>
            </Card>
          )}
          <Postings transfer={transfer} />
          <TransferHistory id={transfer.id} currency={transfer.currency} />
        </div>
        <Card title={t('details')}>
          <TransferFacts known={transfer} whole={transfer} />
        </Card>
      </div>
    </div>
  );
};

const Postings = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, language } = useTranslation('transfer');
  return (
    <Card title={t('ledger')}>
      <RecordTable
        label={t('ledger')}
        rows={transfer.postings}
        keyOf={({ id }) => String(id)}
        columns={[
          { key: 'at', title: t('posted'), cell: ({ at }) => moment(language, new Date(at)) },
          { key: 'move', title: t('move'), cell: ({ move }) => LEDGER_MOVE_WORDS[move][language] },
          { key: 'debit', title: t('debit'), cell: ({ debit }) => LEDGER_ACCOUNT_WORDS[debit][language] },
          { key: 'credit', title: t('credit'), cell: ({ credit }) => LEDGER_ACCOUNT_WORDS[credit][language] },
          {
            key: 'amount',
            title: t('amount'),
            end: true,
            cell: ({ amount_minor }) => moneyText(language, transfer.currency, amount_minor),
          },
        ]}
      />
    </Card>
  );
};
