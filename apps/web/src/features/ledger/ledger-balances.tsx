import type { LedgerBalance } from '@proline/contract/ledger/ledger';
import { LEDGER_ACCOUNT_WORDS } from '@proline/contract/ledger/ledger.words';
import { IconScaleOutline } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { currencyName, moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ShownList } from '../../ui/list/list-view.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { balancesQuery } from './ledger.api.ts';
import classes from './ledger.module.css';

/** One card for each currency: what stood on each account, what moved, and what stands there now. */
export const LedgerBalances = ({ list }: { readonly list: ShownList }) => {
  const { t, language } = useTranslation('ledger');
  const { data, isError, isPlaceholderData, refetch } = useQuery(balancesQuery(list.narrowing));
  if (!data)
    return isError ? (
      <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
    ) : (
      <Skeleton height={240} />
    );
  if (data.data.length === 0)
    return (
      <EmptyState
        as="h2"
        tone="grey"
        icon={<Icon of={IconScaleOutline} size="xxl" />}
        title={t('nothing')}
        text={t('nothing_text')}
      />
    );
  return (
    <div className={classes['cards']}>
      <p className={classes['hint']}>{t('balances_hint')}</p>
      {[...Map.groupBy(data.data, ({ currency }) => currency)].map(([currency, rows]) => {
        const money = (minor: number) => <bdi>{moneyText(language, currency, minor)}</bdi>;
        const amount = (key: string, of: (row: LedgerBalance) => number) => ({
          key,
          title: t(key === 'opening' ? 'opening' : key === 'debit' ? 'debit' : key === 'credit' ? 'credit' : 'closing'),
          end: true,
          cell: (row: LedgerBalance) => (key === 'closing' ? <b>{money(of(row))}</b> : money(of(row))),
        });
        return (
          <Card key={currency} title={currencyName(language, currency)}>
            <RecordTable
              label={t('balances_in', { currency: currencyName(language, currency) })}
              rows={rows}
              keyOf={({ account }) => account}
              updating={isPlaceholderData}
              columns={[
                { key: 'account', title: t('account'), cell: (row) => LEDGER_ACCOUNT_WORDS[row.account][language] },
                { key: 'code', title: t('code'), cell: (row) => <bdi dir="ltr">{data.codes[row.account]}</bdi> },
                amount('opening', (row) => row.opening_minor),
                amount('debit', (row) => row.debit_minor),
                amount('credit', (row) => row.credit_minor),
                amount('closing', (row) => row.closing_minor),
              ]}
            />
            <p className={classes['sum']}>
              {t('sum', {
                debit: moneyText(
                  language,
                  currency,
                  total(rows, (row) => row.debit_minor),
                ),
                credit: moneyText(
                  language,
                  currency,
                  total(rows, (row) => row.credit_minor),
                ),
                closing: moneyText(
                  language,
                  currency,
                  total(rows, (row) => row.closing_minor),
                ),
              })}
            </p>
          </Card>
        );
      })}
    </div>
  );
};

const total = (rows: readonly LedgerBalance[], of: (row: LedgerBalance) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
