import type { Usher } from '@proline/contract/usher/usher';
import type { UsherKpis as Kpis, UsherMonth } from '@proline/contract/usher-page/usher-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { monthYear } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { FoldedPart } from '../../../ui/figure/folded-part.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { useShownFigures, type FigureKind } from './use-shown-figures.ts';
import { KpiStrip } from './usher-figures.tsx';
import { kpisQuery } from './usher-page.api.ts';
import classes from './usher-tabs.module.css';

const FIGURES: readonly FigureKind[] = [
  'reliability',
  'attendance',
  'punctuality',
  'no_show_rate',
  'rating',
  'acceptance',
  'approved_minutes',
];

/** Shows what reliability is made of, and how the figures of an usher went. Those of who has worked stand below the head. */
export const UsherKpis = ({ usher }: { readonly usher: Usher }) => {
  const { t } = useTranslation('usher-page');
  const query = useQuery(kpisQuery(usher.id));
  return (
    <PersonLoaded query={query} failed={t('kpis_failed')}>
      {(kpis) => (
        <div className={classes['stack']}>
          {usher.shifts === 0 && <KpiStrip kpis={kpis} />}
          {kpis.strikes && <Strikes strikes={kpis.strikes} />}
          <Parts kpis={kpis} id={usher.id}>
            {usher.shifts > 0 && <Months kpis={kpis} />}
          </Parts>
        </div>
      )}
    </PersonLoaded>
  );
};

/** How near somebody is to a block. */
const Strikes = ({ strikes }: { readonly strikes: NonNullable<Kpis['strikes']> }) => {
  const { t, language } = useTranslation('usher-page');
  const number = (value: number) => formatNumber(language, value);
  const { counted, no_shows, days, block_days } = strikes;
  return (
    <Card title={t('strikes', { counted: number(counted), of: number(no_shows) })}>
      <p className={classes['text']}>
        {t('strikes_text', { of: number(no_shows), days: number(days), blocked: number(block_days) })}
      </p>
    </Card>
  );
};

/** What the small lines show, to read. */
const Months = ({ kpis: { trend } }: { readonly kpis: Kpis }) => {
  const { t, language } = useTranslation('usher-page');
  const { shown } = useShownFigures();
  return (
    <FoldedPart label={t('by_month')}>
      <RecordTable
        label={t('by_month')}
        rows={trend.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { key: 'month', title: t('month'), cell: ({ month }) => monthYear(language, month) },
          ...FIGURES.map((kind) => ({
            key: kind,
            title: t(`figure_${kind === 'approved_minutes' ? 'hours_worked' : kind}`),
            end: true,
            cell: (month: UsherMonth) => shown(kind, month[kind]),
          })),
        ]}
      />
      <p className={classes['text']}>{t('by_month_text')}</p>
    </FoldedPart>
  );
};

type PartsProps = { readonly kpis: Kpis; readonly id: string; readonly children: ReactNode };
/** Every shift that ever counted. */
const EVER = '1990-01-01..2100-12-31';

const Parts = ({ kpis: { parts, reliability }, id, children }: PartsProps) => {
  const { t, language } = useTranslation('usher-page');
  const { oneDigit, sample } = useShownFigures();
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
              × {new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(part.weight / 100)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['text']}>
        {t('why_text')}{' '}
        <TextLink to="/ushers-kpis/shifts" search={{ usher: id, period: EVER }} label={t('shifts_behind_of')}>
          {t('shifts_behind')}
        </TextLink>
      </p>
      {children}
    </Card>
  );
};
