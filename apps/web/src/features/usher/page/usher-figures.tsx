import type { Usher } from '@proline/contract/usher/usher';
import type { UsherKpis, UsherMonth } from '@proline/contract/usher-page/usher-page';
import { NEW_BELOW_SHIFTS } from '@proline/domain/figures/reliability';
import { standingPercent } from '@proline/domain/figures/standing';
import { useQuery } from '@tanstack/react-query';
import { monthYear } from '../../../lib/dates/dates.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { FigureStrip, type Figure } from '../../../ui/figure/figure-strip.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { useShownFigures, type FigureKind } from './use-shown-figures.ts';
import { kpisQuery } from './usher-page.api.ts';

/** Shows the figures of somebody who has worked, below the head of every tab. */
export const UsherFigures = ({ usher }: { readonly usher: Usher }) => {
  const { t } = useTranslation('usher-page');
  const query = useQuery(kpisQuery(usher.id));
  return (
    <PersonLoaded query={query} failed={t('kpis_failed')} height={96}>
      {(kpis) => <KpiStrip kpis={kpis} />}
    </PersonLoaded>
  );
};

export const KpiStrip = ({ kpis }: { readonly kpis: UsherKpis }) => {
  const { t, language } = useTranslation('usher-page');
  const { shown, sample } = useShownFigures();
  const trendOf = useTrends(kpis.trend);
  const { rating, reliability } = kpis;
  const rate = (key: 'attendance' | 'punctuality' | 'no_show_rate' | 'acceptance'): Figure => ({
    key,
    label: t(`figure_${key}`),
    value: shown(key, kpis[key].value),
    ...trendOf(key),
    sample: sample(kpis[key]),
  });
  const figures: readonly Figure[] = [
    {
      key: 'reliability',
      label: t('figure_reliability'),
      value: shown('reliability', reliability) ?? t('new'),
      ...trendOf('reliability'),
      sample: <Standing kpis={kpis} />,
    },
    rate('attendance'),
    rate('punctuality'),
    rate('no_show_rate'),
    {
      key: 'rating',
      label: t('figure_rating'),
      value: shown('rating', rating.value),
      ...trendOf('rating'),
      sample: t('ratings_count', { count: rating.count }),
    },
    rate('acceptance'),
    {
      key: 'hours_worked',
      label: t('figure_hours_worked'),
      value: hoursWords(language, kpis.approved_minutes),
      ...trendOf('approved_minutes'),
      sample:
        kpis.median_minutes === null
          ? t('shifts', { count: kpis.shifts })
          : t('median', { hours: formatNumber(language, Math.round(kpis.median_minutes / 60)) }),
    },
  ];
  return <FigureStrip label={t('figures')} figures={figures} unknown={t('no_data')} />;
};

/** Where somebody stands among all who are not new, or how many shifts the figure rests on. */
const Standing = ({ kpis: { reliability, standing, shifts } }: { readonly kpis: UsherKpis }) => {
  const { t, language } = useTranslation('usher-page');
  if (reliability === null) return t('new_below', { count: NEW_BELOW_SHIFTS });
  if (standing === null) return t('shifts', { count: shifts });
  const { is, percent } = standingPercent(standing);
  return t(is, { percent: formatNumber(language, percent), peers: formatNumber(language, standing.peers) });
};

/** A no-show less is better; of everything else more is. */
const LESS_IS_BETTER: readonly FigureKind[] = ['no_show_rate'];

/** The small line of a figure, what it says in words, and how the figure changed since a month ago. */
const useTrends = (trend: readonly UsherMonth[]) => {
  const { t, language } = useTranslation('usher-page');
  const { shown, changed } = useShownFigures();
  return (key: FigureKind): Pick<Figure, 'trend' | 'change'> => {
    const first = trend.find((month) => month[key] !== null);
    const [before, now] = trend.slice(-2).map((month) => month[key]);
    if (!first || before === undefined || before === null || now === undefined || now === null) return {};
    const hours = key === 'approved_minutes';
    const words = t(hours ? 'trend_hours' : 'trend', {
      from: shown(key, first[key]) ?? '',
      month: monthYear(language, first.month),
      to: shown(key, now) ?? '',
    });
    const change = hours ? null : changed(key, before, now);
    return {
      trend: { values: trend.map((month) => month[key]), words },
      change: change && {
        text: change.text,
        good: change.more !== LESS_IS_BETTER.includes(key),
        words: t(change.more ? 'change_up' : 'change_down', { figure: change.size }),
      },
    };
  };
};
