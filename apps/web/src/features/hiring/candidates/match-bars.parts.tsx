import type { MatchShown } from '@proline/contract/hiring/candidate';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { useHouseDays } from '../../../lib/preferences/house-days.ts';
import { useTranslation, type Translate } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import classes from './match.module.css';

const share = (tenths: number, of: number): string => `${of === 0 ? 0 : (tenths / of) * 100}%`;

const points = (language: Language, tenths: number): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10);

/** The score from 0 to 100, and what it is made of at a glance, unless the bars stand below. */
export const MatchScore = ({ match, bare }: { readonly match: MatchShown; readonly bare: boolean }) => {
  const { t, language } = useTranslation('hiring');
  return (
    <span className={classes['score']}>
      <span className="visually-hidden">{t('match')} </span>
      <b>{formatNumber(language, Math.round(match.tenths / 10))}</b>
      {!bare && <MatchStack match={match} />}
    </span>
  );
};

/** What the score is made of, at a glance. */
export const MatchStack = ({ match, wide = false }: { readonly match: MatchShown; readonly wide?: boolean }) => (
  <span className={classes['stack']} data-wide={wide || undefined} aria-hidden="true">
    {match.parts.map(({ part, tenths }) => (
      <i key={part} data-part={part} style={{ inlineSize: share(tenths, 1_000) }} />
    ))}
  </span>
);

/** Each part of the score: what it adds, of how much, and the fact behind it. */
export const MatchBars = ({ match }: { readonly match: MatchShown }) => {
  const { t, language } = useTranslation('hiring');
  const { fairness_days } = useHouseDays();
  return (
    <dl className={classes['bars']}>
      {match.parts.map(({ part, tenths, most_tenths }) => (
        <div key={part} className={classes['bar']}>
          <dt>{t(`part_${part}`)}</dt>
          <dd className={classes['points']}>
            <span className={classes['track']} aria-hidden="true">
              <i data-part={part} style={{ inlineSize: share(tenths, most_tenths) }} />
            </span>
            <bdi dir="ltr" className={classes['figures']}>
              <b>{points(language, tenths)}</b> / {formatNumber(language, Math.round(most_tenths / 10))}
            </bdi>
          </dd>
          <dd className={classes['fact']}>{factWords(t, language, { ...match.facts, fairness_days }, part)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What a part of the score is made of, in words. */
const factWords = (
  t: Translate<'hiring'>,
  language: Language,
  facts: MatchShown['facts'] & { readonly fairness_days: number },
  part: MatchShown['parts'][number]['part'],
): string => {
  const figure = (value: number) => formatNumber(language, Math.round(value * 10) / 10);
  switch (part) {
    case 'reliability':
      return facts.reliability === null
        ? t('fact_new')
        : t('fact_reliability', { reliability: figure(facts.reliability), count: facts.attended });
    case 'rating':
      return facts.rating === null || facts.ratings === 0
        ? t('fact_unrated')
        : t('fact_rating', { rating: figure(facts.rating), count: facts.ratings });
    case 'experience':
      return t('fact_experience', {
        role: figure(facts.in_role),
        category: figure(facts.in_category),
        client: figure(facts.for_client),
      });
    case 'distance':
      if (facts.distance_km === null) return t(facts.in_city ? 'fact_in_city' : 'fact_distance_unknown');
      return t('fact_distance', { km: figure(facts.distance_km), near: figure(facts.near_km) });
    case 'rest':
      return facts.rest_hours === null
        ? t('fact_rested')
        : t('fact_rest', { hours: figure(facts.rest_hours), least: figure(facts.least_rest_hours) });
    case 'fairness':
      return t('fact_fairness', {
        hours: figure(facts.recent_hours),
        days: figure(facts.fairness_days),
        median: figure(facts.median_hours),
      });
  }
};
