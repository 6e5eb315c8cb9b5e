import { TREND_RANGES, type ShiftsTrend, type TrendRange } from '@proline/contract/dashboard/dashboard';
import { IconChartLine, IconCloudOff, IconRefresh, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, formatSignedPercent } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { trendQuery } from './dashboard.api.ts';
import { TrendChart } from './trend-chart.tsx';
import classes from './trend.module.css';

export const TrendCard = () => {
  const { t } = useTranslation('dashboard');
  const [range, setRange] = useState<TrendRange>('12_weeks');
  const {
    data: trend,
    isPending,
    isError,
    refetch,
  } = useQuery({ ...trendQuery(range), placeholderData: keepPreviousData });
  const options = TREND_RANGES.map((value) => ({ value, label: t(`range_${value}`) }));
  return (
    <Card
      title={t('shifts_title')}
      busy={isPending}
      end={<Segmented label={t('shifts_range')} value={range} options={options} onChange={setRange} />}
    >
      <div className={classes['body']}>
        {isPending && <Skeleton height={316} card />}
        {isError && (
          <EmptyState
            tone="red"
            icon={<Icon of={IconCloudOff} size="xxl" />}
            title={t('trend_failed')}
            text={t('trend_failed_text')}
          >
            <Button tone="secondary" onClick={() => void refetch()}>
              <Icon of={IconRefresh} />
              {t('retry')}
            </Button>
          </EmptyState>
        )}
        {trend && !isError && <Trend trend={trend} />}
      </div>
    </Card>
  );
};

const Trend = ({ trend }: { trend: ShiftsTrend }) => {
  const { t, language } = useTranslation('dashboard');
  const nothing = trend.total === 0 && trend.previous_total === 0;
  if (nothing) {
    const icon = <Icon of={IconChartLine} size="xxl" />;
    return <EmptyState tone="brand" icon={icon} title={t('trend_none')} text={t('trend_none_text')} />;
  }
  return (
    <>
      <p className={classes['head']}>
        <b className={classes['total']}>{formatNumber(language, trend.total)}</b>
        {trend.change !== null && <Change change={trend.change} />}
        <span className={classes['against']}>{t(`against_${trend.range}`)}</span>
      </p>
      <TrendChart trend={trend} />
      <div className={classes['legend']}>
        <span className={classes['key']}>{t('this_period')}</span>
        <span className={classes['key']} data-before>
          {t('period_before')}
        </span>
        <TextLink
          to="/reports/$report"
          params={{ report: 'attendance' }}
          search={{ from: trend.points[0]?.starts_on, to: trend.ends_on }}
          label={`${t('report')}: ${t('shifts_title')}`}
        >
          {t('report')}
        </TextLink>
      </div>
    </>
  );
};

const Change = ({ change }: { change: number }) => {
  const { language } = useTranslation('dashboard');
  const shape = change < 0 ? IconTrendingDown : IconTrendingUp;
  return (
    <span className={classes['change']} data-down={change < 0 || undefined}>
      <Icon of={shape} size="s" />
      <bdi dir="ltr">{formatSignedPercent(language, change)}</bdi>
    </span>
  );
};
