import { ledgerList, type Posting } from '@proline/contract/ledger/ledger';
import { LEDGER_ACCOUNT_WORDS, LEDGER_MOVE_WORDS } from '@proline/contract/ledger/ledger.words';
import { LEDGER_ACCOUNTS } from '@proline/domain/pay/ledger-accounts';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconArrowsExchange, IconBook2, IconScaleOutline, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarDate, moment } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { NotForYou } from '../../ui/page/not-for-you.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { LedgerBalances } from './ledger-balances.tsx';
import { LedgerProofView } from './ledger-proof.tsx';
import { lookUpEvents } from '../event/event-filter.parts.ts';
import { lookUpPeople, proofQuery } from './ledger.api.ts';
import classes from './ledger.module.css';

export const LedgerListPage = () => <ListPage view={useLedgerListView()} />;

export const LedgerNotForYou = () => {
  const { t } = useTranslation('ledger');
  return <NotForYou page={t('title')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};

/** Says at a glance whether the ledger agrees. */
const Agreement = () => {
  const { t, language } = useTranslation('ledger');
  const { data } = useQuery(proofQuery);
  if (!data) return null;
  const at = moment(language, new Date(data.proven_at));
  return (
    <Link
      to="/transactions/ledger"
      search={{ as: 'proof' }}
      className={classes['agreement'] ?? ''}
      data-agrees={data.differences === 0}
    >
      {data.differences === 0 ? t('agrees_at', { at }) : t('disagrees_at', { count: data.differences, at })}
    </Link>
  );
};

const Document = ({ transfer, recovery }: Pick<Posting, 'transfer' | 'recovery'>) => {
  if (transfer)
    return (
      <Link to="/transactions" search={{ open: transfer.id }}>
        <bdi dir="ltr">T-{transfer.code}</bdi>
      </Link>
    );
  return (
    recovery && (
      <Link to="/transactions/recoveries" search={{ open: recovery.id }}>
        <bdi dir="ltr">R-{recovery.code}</bdi>
      </Link>
    )
  );
};

const useLedgerListView = (): ListView<typeof ledgerList> => {
  const { t, language } = useTranslation('ledger');
  const money = (row: Posting) => moneyText(language, row.currency, row.amount_minor);
  const account = (name: Posting['debit']) => LEDGER_ACCOUNT_WORDS[name][language];
  const titleOf = ({ event }: Posting) => event && <bdi>{titleIn(language, event)}</bdi>;
  const move = (row: Posting) => LEDGER_MOVE_WORDS[row.move][language];
  return {
    list: ledgerList,
    topic: 'transfer',
    alsoTopics: ['recovery', 'payment_batch'],
    title: t('title'),
    facts: <Agreement />,
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => `${move(row)}, ${nameIn(language, row.person)}`,
    actions: (
      <ButtonLink to="/transactions" tone="secondary">
        <Icon of={IconArrowsExchange} />
        {t('transfers')}
      </ButtonLink>
    ),
    columns: {
      day: { width: 116, align: 'start', cell: (row) => calendarDate(language, row.day) },
      number: { width: 92, extra: true, inFiles: true, cell: (row) => <bdi dir="ltr">{row.id}</bdi> },
      move: { width: 150, cell: (row) => <b>{move(row)}</b> },
      document: { width: 108, align: 'start', cell: (row) => <Document {...row} /> },
      person: { cell: (row) => <PersonName {...row.person} /> },
      event: { width: 180, extra: true, inFiles: true, cell: titleOf },
      debit: { width: 150, cell: (row) => account(row.debit) },
      credit: { width: 150, cell: (row) => account(row.credit) },
      amount: { width: 128, first: true, cell: (row) => <b>{money(row)}</b> },
      at: { width: 160, extra: true, cell: (row) => moment(language, new Date(row.at)) },
    },
    filters: {
      account: {
        wordOf: (value) => {
          const known = LEDGER_ACCOUNTS.find((one) => one === value);
          return known === undefined ? value : account(known);
        },
      },
      person: { lookUp: lookUpPeople },
      event: { lookUp: lookUpEvents },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            <b className={classes['move'] ?? ''}>{move(row)}</b>
            <b>{money(row)}</b>
          </>
        }
        facts={
          <>
            <PersonName {...row.person} />
            <Document {...row} />
          </>
        }
        foot={
          <>
            <span>
              {account(row.debit)} · {account(row.credit)}
            </span>
            <span>{calendarDate(language, row.day)}</span>
          </>
        }
      />
    ),
    ways: {
      balances: { label: t('balances'), icon: <Icon of={IconScaleOutline} />, Body: LedgerBalances },
      proof: { label: t('proof'), icon: <Icon of={IconShieldCheck} />, Body: LedgerProofView },
    },
    empty: { icon: <Icon of={IconBook2} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
};
