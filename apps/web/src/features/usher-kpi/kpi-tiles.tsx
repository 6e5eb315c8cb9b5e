import type { KpiFigures, KpiSums } from '@proline/contract/usher-kpi/usher-kpi';
import type { CountedAs } from '@proline/contract/usher-kpi/usher-kpi.words';
import { SHARE_DIGITS, shownOf, STARS_DIGITS } from '@proline/domain/figures/shown';
import { changeBetween } from '@proline/domain/figures/spread';
import { Link } from '@tanstack/react-router';
import { FigureStrip } from '../../ui/figure/figure-strip.tsx';
import { shiftsLink, type Narrowing } from './kpi-links.ts';
import { meanStars, ratesOf } from './kpi-rates.ts';
import { useKpiWords } from './use-kpi-words.ts';
import classes from './usher-kpi.module.css';

export type FiguresProps = { readonly figures: KpiFigures; readonly narrowing: Narrowing };

const RATES = ['attendance', 'punctuality', 'no_show', 'acceptance'] as const;
type RateName = (typeof RATES)[number];
/** Where the sample leads: the rows are as many as it says. */
const BEHIND: Readonly<Record<RateName, CountedAs>> = {
  attendance: 'shift',
  punctuality: 'attended',
  no_show: 'no_show',
  acceptance: 'offer',
};

/** A rate of 5 % and one of 7 % differ by 2 points. */
const inPoints = (change: number | null): number | null => change && shownOf(100 * change, 1);

/** Five figures, each with its sample, its change against the period before, and how it went. */
export const KpiTiles = ({ figures: { now, then, points }, narrowing }: FiguresProps) => {
  const { t, share, stars, change, sample, number } = useKpiWords();
  const rates = ratesOf(now);
  const before = then && ratesOf(then);
  const behind = (counted_as: CountedAs, words: string) => (
    <Link {...shiftsLink(narrowing, { counted_as })} className={classes['behind'] ?? ''}>
      {words}
    </Link>
  );
  const changed = (by: number | null, { less = false, points = true } = {}) => {
    const found = change(by);
    if (found === null) return null;
    return {
      text: points ? t('points', { change: found.text }) : found.text,
      good: found.more !== less,
      words: t(found.more ? 'more_than_before' : 'less_than_before', { size: found.size }),
    };
  };
  const went = (of: (sums: KpiSums) => number | null, say: (value: number | null) => string | null) => {
    const values = points.map((point) => of(point.now));
    const known = values.flatMap((value) => say(value) ?? []);
    return { values, words: t('went', { from: known[0] ?? '–', to: known.at(-1) ?? '–' }) };
  };
  const rated = meanStars(now);
  const rate = (name: RateName) => ({
    key: name,
    label: t(`rate_${name}`),
    value: share(rates[name].value),
    change: changed(inPoints(changeBetween(before && before[name], rates[name], SHARE_DIGITS)), {
      less: name === 'no_show',
    }),
    trend: went((sums) => ratesOf(sums)[name].value, share),
    sample: behind(BEHIND[name], sample(rates[name])),
  });
  const starsOf = (sums: KpiSums) => ({ value: meanStars(sums), sample: sums.ratings });
  return (
    <FigureStrip
      label={t('figures')}
      unknown={t('no_data')}
      figures={[
        rate('attendance'),
        rate('punctuality'),
        rate('no_show'),
        {
          key: 'rating',
          label: t('rate_rating'),
          value: stars(rated),
          change: changed(changeBetween(then && starsOf(then), starsOf(now), STARS_DIGITS), { points: false }),
          trend: went(meanStars, stars),
          sample: behind('rated', t('ratings', { count: now.ratings, shown: number(now.ratings) })),
        },
        rate('acceptance'),
      ]}
    />
  );
};
