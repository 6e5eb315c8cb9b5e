import type { LedgerProof } from '@proline/contract/ledger/ledger';
import { LEDGER_ACCOUNT_WORDS, LEDGER_CHECK_WORDS } from '@proline/contract/ledger/ledger.words';
import { LEDGER_ACCOUNTS } from '@proline/domain/pay/ledger-accounts';
import { IconScaleOutline, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarDate, moment } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { proofQuery, sendProof } from './ledger.api.ts';
import classes from './ledger.module.css';

/** When the ledger was last compared with what it is about, and every difference that was found. */
export const LedgerProofView = () => {
  const { t, language } = useTranslation('ledger');
  const { data, isError, isPending, refetch } = useQuery(proofQuery);
  const prove = useMutation({ mutationFn: sendProof });
  if (isPending) return <Skeleton height={160} />;
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  const button = (
    <Button tone="secondary" loading={prove.isPending} onClick={() => prove.mutate()}>
      <Icon of={IconScaleOutline} />
      {t('prove')}
    </Button>
  );
  return (
    <div className={classes['cards']}>
      <Card title={t('proof')} end={button}>
        <EmptyState
          as="h3"
          tone={data === null ? 'grey' : data.differences === 0 ? 'green' : 'red'}
          icon={<Icon of={data !== null && data.differences > 0 ? IconShieldX : IconShieldCheck} size="xxl" />}
          title={
            data === null
              ? t('unproven')
              : data.differences === 0
                ? t('agrees')
                : t('disagrees', { count: data.differences })
          }
          text={data === null ? t('proof_text') : `${wordsOf(data)} ${t('proof_text')}`}
        />
        {data !== null && data.found.length > 0 && <Differences found={data.found} />}
      </Card>
    </div>
  );

  function wordsOf({ proven_at, proven_by, postings }: LedgerProof): string {
    const at = moment(language, new Date(proven_at));
    const count = formatNumber(language, postings);
    return proven_by === null
      ? t('proven_by_night', { at, postings: count })
      : t('proven_by', { at, postings: count, name: proven_by });
  }
};

const PARTS = ['gross', 'deductions', 'recovered'] as const;
type Difference = LedgerProof['found'][number];

const Differences = ({ found }: { readonly found: readonly Difference[] }) => {
  const { t, language } = useTranslation('ledger');
  const partOf = (name: string | null) => {
    const account = LEDGER_ACCOUNTS.find((one) => one === name);
    if (account !== undefined) return LEDGER_ACCOUNT_WORDS[account][language];
    const part = PARTS.find((one) => one === name);
    return part === undefined ? null : t(part);
  };
  const money = ({ currency }: Difference, minor: number) =>
    currency === null ? null : <bdi>{moneyText(language, currency, minor)}</bdi>;
  const about = ({ transfer_id, transfer_code, recovery_id, recovery_code, day }: Difference) => {
    if (transfer_id !== null && transfer_code !== null)
      return (
        <Link to="/transactions" search={{ open: transfer_id }}>
          <bdi dir="ltr">T-{transfer_code}</bdi>
        </Link>
      );
    if (recovery_id !== null && recovery_code !== null)
      return (
        <Link to="/transactions/recoveries" search={{ open: recovery_id }}>
          <bdi dir="ltr">R-{recovery_code}</bdi>
        </Link>
      );
    return day === null ? null : calendarDate(language, day);
  };
  return (
    <RecordTable
      label={t('differences')}
      rows={found}
      keyOf={(row) => [row.check, row.account, row.currency, row.transfer_id, row.recovery_id, row.day].join(' ')}
      columns={[
        { key: 'check', title: t('check'), cell: (row) => LEDGER_CHECK_WORDS[row.check][language] },
        { key: 'about', title: t('about'), cell: about },
        { key: 'part', title: t('part'), cell: (row) => partOf(row.account) },
        { key: 'expected', title: t('expected'), end: true, cell: (row) => money(row, row.expected_minor) },
        { key: 'found', title: t('found'), end: true, cell: (row) => <b>{money(row, row.found_minor)}</b> },
      ]}
    />
  );
};
