import { NEW_BELOW_SHIFTS } from '@proline/domain/figures/reliability';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { dayRange } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Definitions } from '../../ui/figure/definitions.tsx';
import type { ShownList } from '../../ui/list/list-view.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { kpiFiguresQuery } from './usher-kpi.api.ts';
import { NOT_COMPARED, withoutBefore } from './kpi-comparison.ts';
import { KpiTiles } from './kpi-tiles.tsx';
import { useReliability } from './use-reliability.ts';
import classes from './usher-kpi.module.css';

/** The pictures come after the list: nobody waits for them. */
const KpiCharts = lazy(() => import('./kpi-charts.tsx').then((file) => ({ default: file.KpiCharts })));

const DEFINED = ['attendance', 'punctuality', 'no_show', 'rating', 'acceptance', 'reliability'] as const;

type AboveProps = { readonly list: Pick<ShownList, 'state' | 'searchOf' | 'narrowing'> };

/** What the list adds up to: tiles and charts of exactly its people and their work. */
export const KpiAbove = ({ list: { state, searchOf, narrowing } }: AboveProps) => {
  const { t, language } = useTranslation('usher-kpi');
  const { compare } = useSearch({ strict: false });
  const weights = useReliability();
  const { data, isError, refetch } = useQuery(kpiFiguresQuery(narrowing));
  if (isError && !data) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={112} />;
  const compared = compare !== NOT_COMPARED.compare;
  const figures = compared ? data : withoutBefore(data);
  const range = ({ starts_on, ends_on }: typeof data.period) =>
    dayRange(language, new Date(starts_on), new Date(ends_on), 'UTC');
  const number = (value: number) => formatNumber(language, value);
  const { attended, no_shows, late_cancels } = figures.now;
  const shifts = attended + no_shows + late_cancels;
  const { compare: _compare, ...same } = searchOf(state);
  return (
    <div className={classes['above']}>
      <p className={classes['facts']}>
        <span>
          {[
            range(figures.period),
            figures.before && t('compared', { period: range(figures.before) }),
            t('ushers', { count: figures.ushers }),
            t('shifts', { count: shifts, shown: number(shifts) }),
          ]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </span>
        {data.before !== null && (
          <Link to="." search={compared ? { ...same, ...NOT_COMPARED } : same} className={classes['compared'] ?? ''}>
            {t(compared ? 'compare_off' : 'compare_on')}
          </Link>
        )}
      </p>
      <KpiTiles figures={figures} narrowing={narrowing} />
      <Suspense fallback={<Skeleton height={320} />}>
        <KpiCharts figures={figures} narrowing={narrowing} />
      </Suspense>
      <Definitions
        label={t('definitions')}
        terms={DEFINED.map((name) => ({
          key: name,
          term: t(name === 'reliability' ? name : `rate_${name}`),
          text: t(`define_${name}`, {
            grace: number(weights.grace_minutes),
            least: number(NEW_BELOW_SHIFTS),
            attendance: number(weights.weight_attendance),
            punctuality: number(weights.weight_punctuality),
            kept: number(weights.weight_kept),
            reconfirmed: number(weights.weight_reconfirmed),
          }),
        }))}
      />
    </div>
  );
};
