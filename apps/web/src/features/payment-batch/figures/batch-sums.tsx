import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { IconSum } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import { LINE_LOOKS, statesOf, type CountedState } from '../batch-words.ts';
import { useShownLines } from '../lines/use-shown-lines.ts';
import classes from './batch-sums.module.css';

/** How much is in which state; each shows its lines below. */
export const BatchSums = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t: page } = useTranslation('payment-batch');
  const { t, language } = useTranslation('batch-line');
  const shown = useShownLines(batch);
  const states = statesOf(batch.status);
  if (states.length === 0) return null;
  const card = (state: CountedState | null, icon: IconShape, tone: string) => {
    const { count, total_minor } = batch.sums[state ?? 'all'];
    const isOn = state === (shown.state ?? null);
    return (
      <Link
        key={state ?? 'all'}
        to="/transactions/batches/$id"
        params={{ id: batch.id }}
        search={state === null ? {} : { state }}
        replace
        resetScroll={false}
        className={classes['sum'] ?? ''}
        data-on={isOn || undefined}
        aria-current={isOn ? 'true' : undefined}
        data-status={tone}
      >
        <span className={classes['head']}>
          <Icon of={icon} size="s" />
          {t(`state_${state ?? 'all'}`)}
          <b className={classes['count']}>{formatNumber(language, count)}</b>
        </span>
        <b className={classes['amount']}>
          <bdi>{moneyText(language, batch.currency, total_minor)}</bdi>
        </b>
      </Link>
    );
  };
  return (
    <nav className={classes['sums']} aria-label={page('shown')}>
      {card(null, IconSum, 'draft')}
      {states.map((state) => card(state, LINE_LOOKS[state].icon, LINE_LOOKS[state].tone))}
    </nav>
  );
};
