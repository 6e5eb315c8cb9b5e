import type { BankAccount } from '@proline/contract/bank-account/bank-account';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconBuildingBank, IconCheck, IconEdit, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { BankAccountDialog } from './bank-account-dialog.tsx';
import { bankAccountQuery, confirmAccount, revealedIban } from './bank-account.api.ts';
import classes from './bank-account.module.css';

const useMay = (permission: Permission): boolean => {
  const user = useUser();
  return user !== null && mayDo(user.permission_set, permission);
};

/** A person's bank account: masked, with what each role may do with it. `holder` is proposed for a new one. */
export const BankAccountCard = ({ id, holder }: { readonly id: string; readonly holder: string }) => {
  const { t } = useTranslation('bank-account');
  const { data: account, isError, refetch } = useQuery(bankAccountQuery(id));
  const [changing, setChanging] = useState(false);
  const mayChange = useMay('ushers.write');
  const change = mayChange && (
    <Button tone={account ? 'secondary' : 'primary'} onClick={() => setChanging(true)}>
      <Icon of={IconEdit} />
      {t(account ? 'change_account' : 'add_account')}
    </Button>
  );
  return (
    <>
      <Card
        title={t('bank_account')}
        icon={<Icon of={IconBuildingBank} size="l" />}
        end={account && <AccountState account={account} />}
      >
        <div className={classes['account']}>
          {account === undefined && isError && (
            <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
          )}
          {account === undefined && !isError && <Skeleton height={120} />}
          {account === null && (
            <EmptyState
              as="h3"
              tone="grey"
              icon={<Icon of={IconBuildingBank} size="xxl" />}
              title={t('no_account')}
              text={t('no_account_text')}
            >
              {change}
            </EmptyState>
          )}
          {account && <Account key={account.id} id={id} account={account} change={change} />}
        </div>
      </Card>
      {changing && account !== undefined && (
        <BankAccountDialog
          id={id}
          replaces={account?.id ?? null}
          holder={account?.holder ?? holder}
          close={() => setChanging(false)}
        />
      )}
    </>
  );
};

const AccountState = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useTranslation('bank-account');
  return account.checked_at === null ? (
    <StatusBadge status="pending">{t('unconfirmed')}</StatusBadge>
  ) : (
    <StatusBadge status="approved">{t('confirmed')}</StatusBadge>
  );
};

const GROUP = 4;
const grouped = (iban: string): string => iban.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? iban;

type AccountProps = { readonly id: string; readonly account: BankAccount; readonly change: ReactNode };

const Account = ({ id, account, change }: AccountProps) => {
  const { t, language } = useTranslation('bank-account');
  const [iban, setIban] = useState<string | null>(null);
  const [busy, setBusy] = useState<'reveal' | 'confirm' | null>(null);
  const mayReveal = useMay('bank.reveal');
  const mayConfirm = useMay('transfers.write');
  const run = async (what: 'reveal' | 'confirm', done: () => Promise<void>) => {
    setBusy(what);
    try {
      await done();
    } catch {
      // A toast has shown the failure.
    }
    setBusy(null);
  };
  const reveal = () => run('reveal', async () => setIban(await revealedIban(id)));
  const confirm = () =>
    run('confirm', async () => {
      await confirmAccount(id, account.id);
      showSuccess(t('account_confirmed'));
    });
  const date = (text: string) => mediumDate(language, new Date(text));
  return (
    <>
      <p className={classes['number']}>
        <bdi dir="ltr">{iban === null ? `${account.country}•• •••• •••• ${account.iban_last4}` : grouped(iban)}</bdi>
      </p>
      <dl className={classes['facts']}>
        <div className={classes['fact']}>
          <dt>{t('holder')}</dt>
          <dd>
            <bdi lang="">{account.holder}</bdi>
          </dd>
        </div>
        <div className={classes['fact']}>
          <dt>{t('bank_name')}</dt>
          <dd>
            <bdi lang="">{account.bank_name}</bdi>
          </dd>
        </div>
        <div className={classes['fact']}>
          <dt>{t('since')}</dt>
          <dd>{date(account.created_at)}</dd>
        </div>
        {account.checked_at !== null && (
          <div className={classes['fact']}>
            <dt>{t('confirmed_on')}</dt>
            <dd>{date(account.checked_at)}</dd>
          </div>
        )}
      </dl>
      {account.checked_at === null && <p className={classes['note']}>{t('held')}</p>}
      {account.shared_with.length > 0 && <Sharing account={account} />}
      <div className={classes['actions']}>
        {mayConfirm && account.checked_at === null && (
          <Button loading={busy === 'confirm'} onClick={() => void confirm()}>
            <Icon of={IconCheck} />
            {t('confirm')}
          </Button>
        )}
        {mayReveal && iban === null && (
          <Button tone="secondary" loading={busy === 'reveal'} onClick={() => void reveal()}>
            <Icon of={IconEye} />
            {t('reveal')}
          </Button>
        )}
        {change}
      </div>
      {mayReveal && <p className={classes['quiet']}>{t('reveal_logged')}</p>}
    </>
  );
};

const Sharing = ({ account }: { readonly account: BankAccount }) => {
  const { t, language } = useTranslation('bank-account');
  return (
    <div className={classes['note']}>
      <p>{t('shared')}</p>
      <div className={classes['shared']}>
        {account.shared_with.map((person) => {
          const name = nameIn(language, person);
          return person.kind === 'usher' ? (
            <TextLink key={person.id} to="/ushers/$id" params={{ id: person.id }} label={name}>
              <bdi>{name}</bdi>
            </TextLink>
          ) : (
            <TextLink key={person.id} to="/leaders" search={{ open: person.id }} label={name}>
              <bdi>{name}</bdi>
            </TextLink>
          );
        })}
      </div>
    </div>
  );
};
