import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { addsUp, inFile } from '../batch-words.ts';
import classes from './batch-cards.module.css';

type Row = { readonly key: string; readonly label: string; readonly minor: number; readonly strong?: boolean };

/** Approved, minus what stays out, is what is in the file; and that is paid, failed or waiting. */
export const ControlTotalCard = ({ batch }: { readonly batch: PaymentBatch }) => {
  const { t, language } = useTranslation('payment-batch');
  const { sums, status, currency } = batch;
  const isRight = addsUp(batch);
  const sent = inFile(status, sums);
  const isDraft = status === 'draft';
  const lines = (count: number) => t('lines', { count });
  const rows: readonly Row[] = [
    { key: 'all', label: t('sum_all', { lines: lines(sums.all.count) }), minor: sums.all.total_minor },
    ...(['held', 'blocked'] as const).flatMap((state) =>
      sums[state].count === 0
        ? []
        : [{ key: state, label: t(`sum_${state}`, { count: sums[state].count }), minor: -sums[state].total_minor }],
    ),
    {
      key: 'file',
      label: t(isDraft ? 'sum_to_file' : 'sum_file', { lines: lines(sent.count) }),
      minor: sent.total_minor,
      strong: true,
    },
    ...(isDraft
      ? []
      : (['paid', 'failed', 'waiting'] as const).map((state) => ({
          key: state,
          label: t(`sum_${state}`, { count: sums[state].count }),
          minor: sums[state].total_minor,
        }))),
  ];
  if (status === 'canceled') return null;
  return (
    <Card
      title={t('control_total')}
      end={
        <span className={classes['proof']} data-wrong={!isRight || undefined}>
          <Icon of={isRight ? IconCheck : IconAlertTriangle} size="s" />
          {t(isRight ? 'adds_up' : 'adds_not')}
        </span>
      }
    >
      <dl className={classes['facts']}>
        {rows.map(({ key, label, minor, strong }) => (
          <div key={key} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>
              <bdi>{moneyText(language, currency, minor)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
