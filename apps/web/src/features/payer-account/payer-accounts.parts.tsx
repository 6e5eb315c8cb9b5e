import type { PayerAccount } from '@proline/contract/payer-account/payer-account';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currencyName } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { PayerAccountDialog } from './payer-account-dialog.tsx';
import { payerAccountsQuery, putAway } from './payer-account.api.ts';
import classes from './payer-account.module.css';

/** The accounts that batches are paid from: in use first, archived ones below. */
export const PayerAccounts = ({ editable }: { readonly editable: boolean }) => {
  const { t } = useTranslation('payer-account');
  const { data: accounts, isError, refetch } = useQuery(payerAccountsQuery);
  const [adding, setAdding] = useState(false);
  const add = editable && (
    <Button tone={accounts?.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
      <Icon of={IconPlus} />
      {t('add')}
    </Button>
  );
  return (
    <>
      <Card title={t('title')} {...(accounts && accounts.length > 0 && { end: add })}>
        <p className={classes['text']}>{t('text')}</p>
        {accounts === undefined && isError && (
          <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
        )}
        {accounts === undefined && !isError && <Skeleton height={120} />}
        {accounts?.length === 0 && (
          <EmptyState
            tone="grey"
            icon={<Icon of={IconBuildingBank} size="xxl" />}
            title={t('none')}
            text={t(editable ? 'none_text' : 'none_ask')}
          >
            {add}
          </EmptyState>
        )}
        {accounts && accounts.length > 0 && <Accounts accounts={accounts} editable={editable} />}
      </Card>
      {adding && <PayerAccountDialog close={() => setAdding(false)} />}
    </>
  );
};

type AccountsProps = { readonly accounts: readonly PayerAccount[]; readonly editable: boolean };

const Accounts = ({ accounts, editable }: AccountsProps) => {
  const { t, language } = useTranslation('payer-account');
  const [archiving, setArchiving] = useState<PayerAccount | null>(null);
  const isLast =
    archiving !== null &&
    accounts.filter(({ archived, currency }) => !archived && currency === archiving.currency).length === 1;
  return (
    <>
      <RecordTable
        label={t('title')}
        rows={accounts}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'label',
            title: t('label'),
            cell: ({ label, holder }) => (
              <span className={classes['names']}>
                <b>
                  <bdi lang="">{label}</bdi>
                </b>
                <span className={classes['quiet']}>
                  <bdi lang="">{holder}</bdi>
                </span>
              </span>
            ),
          },
          {
            key: 'account',
            title: t('account'),
            cell: ({ bank_name, bic, country, iban_last4 }) => (
              <span className={classes['names']}>
                <span>
                  <bdi lang="">{bank_name}</bdi>
                </span>
                <span className={classes['quiet']}>
                  <bdi dir="ltr">
                    {[bic, ...(iban_last4 === null ? [] : [`${country}•• •••• ${iban_last4}`])].join(' · ')}
                  </bdi>
                </span>
              </span>
            ),
          },
          { key: 'currency', title: t('currency'), cell: ({ currency }) => currencyName(language, currency) },
          {
            key: 'status',
            title: t('status'),
            cell: ({ archived }) => (
              <StatusBadge status={archived ? 'draft' : 'approved'}>{t(archived ? 'archived' : 'in_use')}</StatusBadge>
            ),
          },
          ...(editable
            ? [
                {
                  key: 'actions',
                  title: t('actions'),
                  end: true,
                  cell: (account: PayerAccount) =>
                    account.archived ? (
                      <Restore account={account} />
                    ) : (
                      <Button tone="secondary" onClick={() => setArchiving(account)}>
                        {t('archive')} <Which account={account} />
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={archiving !== null}
        title={t('archive_title', { label: archiving?.label ?? '' })}
        text={t('archive_text')}
        consequences={isLast ? [t('archive_last', { currency: currencyName(language, archiving.currency) })] : []}
        confirmLabel={t('archive')}
        onCancel={() => setArchiving(null)}
        onConfirm={async () => {
          if (archiving === null) return;
          await putAway(archiving.id, true);
          showSuccess(t('said_archived', { label: archiving.label }));
          setArchiving(null);
        }}
      />
    </>
  );
};

const Restore = ({ account }: { readonly account: PayerAccount }) => {
  const { t } = useTranslation('payer-account');
  const { id, label } = account;
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await putAway(id, false);
      showSuccess(t('said_restored', { label }));
    } catch {
      // A toast has shown the failure.
    }
    setBusy(false);
  };
  return (
    <Button tone="secondary" loading={busy} onClick={() => void restore()}>
      {t('restore')} <Which account={account} />
    </Button>
  );
};

/** Which account a button is for, where nobody sees the row around it: somebody's own words, in whatever language. */
const Which = ({ account: { label } }: { readonly account: PayerAccount }) => (
  <bdi className="visually-hidden" lang="">
    {label}
  </bdi>
);
