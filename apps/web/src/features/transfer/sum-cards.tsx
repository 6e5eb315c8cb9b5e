import type { TransferSums } from '@proline/contract/transfer/transfer';
import { IconBuildingBank, IconCircleCheck, IconHourglass, IconSum } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { calendarDate, monthYear } from '../../lib/dates/dates.ts';
import { withFilter, type ListState } from '../../lib/list/list-state.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { currencyName, moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import type { ShownList } from '../../ui/list/list-view.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sumsQuery } from './transfer.api.ts';
import classes from './sum-cards.module.css';

type Shown = { readonly list: Pick<ShownList, 'state' | 'searchOf'> };
type Sums = TransferSums['currencies'][number];
type Narrowed = Readonly<Record<string, string | undefined>>;

const DAY_MS = 86_400_000;
const CARD_FILTERS = ['status', 'created', 'paid'] as const;

/** The state with exactly these of the cards' filters. */
const narrowed = (state: ListState, filters: Narrowed): ListState =>
  Object.entries(filters).reduce(
    (before, [name, value]) => withFilter(before, name, value),
    CARD_FILTERS.reduce((before, name) => withFilter(before, name, undefined), state),
  );

type Sum = 'pending' | 'approved' | 'transferred' | 'year';
/** The sums of other currencies that a card has room for. */
const OTHERS_SHOWN = 2;

/** The same sum in the other currencies that have any, those with most transfers first. */
const othersText = (language: Language, key: Sum, others: readonly Sums[]): string => {
  const some = others.filter((other) => other[key].count > 0).sort((one, other) => other[key].count - one[key].count);
  const shown = some.slice(0, OTHERS_SHOWN).map((other) => moneyText(language, other.currency, other[key].net_minor));
  const left = some.length - shown.length;
  return [...shown, ...(left > 0 ? [`+${formatNumber(language, left)}`] : [])].join(' · ');
};

const isShown = (state: ListState, filters: Narrowed): boolean =>
  CARD_FILTERS.every((name) => (state.filters[name] ?? undefined) === filters[name]);

/** What waits, is approved and was paid in one currency. Each card narrows the list to what it sums. */
export const SumCards = ({ list }: Shown) => {
  const { t, language } = useTranslation('transfer');
  const { data } = useQuery(sumsQuery);
  const { state, searchOf } = list;
  if (!data) return <Skeleton height={112} />;
  const chosen = data.currencies.find(({ currency }) => currency === state.filters['currency']);
  const sums = chosen ?? data.currencies[0];
  if (!sums) return null;
  const linkTo = (next: ListState) => ({ to: '.', search: searchOf(next) }) as const;
  return (
    <div className={classes['sums']}>
      {data.currencies.length > 1 && (
        <Tabs
          label={t('currencies')}
          chosen={chosen?.currency ?? ''}
          tabs={[
            { key: '', label: t('all_currencies'), link: linkTo(withFilter(state, 'currency', undefined)) },
            ...data.currencies.map(({ currency }) => ({
              key: currency,
              // codes are written in Latin letters
              label: language === 'ar' ? currencyName(language, currency) : currency,
              link: linkTo(withFilter(state, 'currency', currency)),
            })),
          ]}
        />
      )}
      <Cards
        sums={sums}
        others={chosen ? [] : data.currencies.filter((other) => other !== sums)}
        month={data.month}
        year={data.year}
        overdue_days={data.overdue_days}
        list={list}
      />
    </div>
  );
};

type CardsProps = Shown &
  Pick<TransferSums, 'month' | 'year' | 'overdue_days'> & { readonly sums: Sums; readonly others: readonly Sums[] };

const Cards = ({ sums, others, month, year, overdue_days, list }: CardsProps) => {
  const { t, language } = useTranslation('transfer');
  const { pending, approved, transferred, currency } = sums;
  const figure = (count: number) => formatNumber(language, count);
  const oldest =
    pending.oldest_at === null ? null : Math.max(0, Math.floor((Date.now() - Date.parse(pending.oldest_at)) / DAY_MS));
  const batch = transferred.last_batch;
  const cards: readonly (CardWords & { readonly key: Sum; readonly filters: Narrowed })[] = [
    {
      ...{ key: 'pending', icon: IconHourglass, title: t('card_pending'), sum: pending },
      words: [
        oldest === null ? null : t('card_oldest', { days: t('days', { count: oldest }) }),
        pending.not_ready === 0 ? null : t('card_not_ready', { count: pending.not_ready }),
      ],
      filters: { status: 'pending_approval' },
    },
    {
      ...{ key: 'approved', icon: IconCircleCheck, title: t('card_approved'), sum: approved },
      words: [t('card_overdue', { count: figure(approved.overdue), days: t('days', { count: overdue_days }) })],
      filters: { status: 'approved' },
    },
    {
      ...{ key: 'transferred', icon: IconBuildingBank, sum: transferred },
      title: t('card_transferred', { month: monthYear(language, month) }),
      words: [batch && t('card_batch', { code: batchCode(batch.code), date: calendarDate(language, batch.on) })],
      filters: { status: 'transferred', paid: `${month}..` },
    },
    {
      ...{ key: 'year', icon: IconSum, title: t('card_year'), sum: sums.year },
      words: [t('card_voided', { count: sums.year.voided })],
      filters: { created: `${year}..` },
    },
  ];
  return (
    <nav aria-label={t('sums')} className={classes['cards']}>
      {cards.map(({ filters, key, ...card }) => {
        const on = isShown(list.state, filters);
        const next = narrowed(list.state, on ? {} : { ...filters, currency });
        const beside = othersText(language, key, others);
        return <Card key={key} {...card} beside={beside} currency={currency} on={on} search={list.searchOf(next)} />;
      })}
    </nav>
  );
};

type CardWords = {
  readonly key: string;
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title: string;
  readonly sum: { readonly count: number; readonly net_minor: number };
  readonly words: readonly (string | null)[];
};
type CardProps = Omit<CardWords, 'key'> & {
  readonly beside: string;
  readonly currency: string;
  readonly on: boolean;
  readonly search: Readonly<Record<string, string>>;
};

const Card = ({ icon, title, sum, words, beside, currency, on, search }: CardProps) => {
  const { language } = useTranslation('transfer');
  return (
    <Link to="." search={search} className={classes['card'] ?? ''} aria-current={on ? 'true' : undefined}>
      <span className={classes['title']}>
        <Icon of={icon} size="s" />
        {title}
        <b>{formatNumber(language, sum.count)}</b>
      </span>
      <span className={classes['amount']}>{moneyText(language, currency, sum.net_minor)}</span>
      {beside !== '' && <span className={classes['words']}>{beside}</span>}
      <span className={classes['words']}>{words.filter((word) => word !== null).join(' · ')}</span>
    </Link>
  );
};
