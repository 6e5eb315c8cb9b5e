import type { Usher } from '@proline/contract/usher/usher';
import type { UsherKpis as Kpis } from '@proline/contract/usher-page/usher-page';
import { NEW_BELOW_SHIFTS } from '@proline/domain/figures/reliability';
import { useQuery } from '@tanstack/react-query';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { kpisQuery } from './usher-page.api.ts';
import classes from './usher-tabs.module.css';

/** Shows the figures of an usher, each with its sample, and what reliability is made of. */
export const UsherKpis = ({ usher }: { readonly usher: Usher }) => {
  const { t } = useTranslation('usher-page');
  const query = useQuery(kpisQuery(usher.id));
  return (
    <PersonLoaded query={query} failed={t('kpis_failed')}>
      {(kpis) => (
        <div className={classes['stack']}>
          <Figures kpis={kpis} />
          <Parts kpis={kpis} />
        </div>
      )}
    </PersonLoaded>
  );
};

const useShare = () => {
  const { t, language } = useTranslation('usher-page');
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 });
  const one = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    /** No case yet is not 0 %. */
    share: (value: number | null) => (value === null ? t('no_data') : percent.format(value)),
    oneDigit: (value: number) => one.format(value),
    sample: ({ part, sample }: { part: number; sample: number }) =>
      sample === 0
        ? t('no_cases')
        : t('of', { part: formatNumber(language, part), sample: formatNumber(language, sample) }),
  };
};

const Figures = ({ kpis }: { readonly kpis: Kpis }) => {
  const { t, language } = useTranslation('usher-page');
  const { share, oneDigit, sample } = useShare();
  const { rating, reliability } = kpis;
  const figures = [
    {
      key: 'reliability',
      value: reliability === null ? t('new') : formatNumber(language, Math.round(reliability)),
      sample: reliability === null ? t('new_below', { count: NEW_BELOW_SHIFTS }) : t('shifts', { count: kpis.shifts }),
    },
    { key: 'attendance', value: share(kpis.attendance.value), sample: sample(kpis.attendance) },
    { key: 'punctuality', value: share(kpis.punctuality.value), sample: sample(kpis.punctuality) },
    { key: 'no_show_rate', value: share(kpis.no_show_rate.value), sample: sample(kpis.no_show_rate) },
    {
      key: 'rating',
      value: rating.value === null ? t('no_data') : oneDigit(rating.value),
      sample: t('ratings_count', { count: rating.count }),
    },
    { key: 'acceptance', value: share(kpis.acceptance.value), sample: sample(kpis.acceptance) },
    {
      key: 'hours_worked',
      value: hoursWords(language, kpis.approved_minutes),
      sample: t('shifts', { count: kpis.shifts }),
    },
  ] as const;
  return (
    <dl className={classes['figures']}>
      {figures.map((figure) => (
        <div key={figure.key} className={classes['figure']}>
          <dt>{t(`figure_${figure.key}`)}</dt>
          <dd className={classes['value']} data-none={figure.value === t('no_data') || undefined}>
            {figure.value}
          </dd>
          <dd className={classes['sample']}>{figure.sample}</dd>
        </div>
      ))}
    </dl>
  );
};

const Parts = ({ kpis: { parts, reliability } }: { readonly kpis: Kpis }) => {
  const { t, language } = useTranslation('usher-page');
  const { oneDigit, sample } = useShare();
  return (
    <Card
      title={
        reliability === null ? t('why_new') : t('why', { figure: formatNumber(language, Math.round(reliability)) })
      }
    >
      <ul className={classes['parts']}>
        {parts.map((part) => (
          <li key={part.key} className={classes['part']}>
            <span>{t(`part_${part.key}`)}</span>
            <span className={classes['quiet']}>{sample(part)}</span>
            {/* Nothing is computed for somebody new. */}
            <span className={classes['bar']} aria-hidden="true">
              {reliability !== null && (
                <span className={classes['fill']} style={{ inlineSize: `${Math.round(part.counted * 100)}%` }} />
              )}
            </span>
            <b className={classes['end']}>{reliability === null ? '–' : oneDigit(part.counted * 100)}</b>
            <span className={`${classes['quiet']} ${classes['weight']}`}>
              × {new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2 }).format(part.weight)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['text']}>{t('why_text')}</p>
    </Card>
  );
};
