import type { Usher } from '@proline/contract/usher/usher';
import type { UsherKpis as Kpis, UsherMonth } from '@proline/contract/usher-page/usher-page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { monthYear } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
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
          <Parts kpis={kpis}>{usher.shifts > 0 && <Months kpis={kpis} />}</Parts>
        </div>
      )}
    </PersonLoaded>
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

type PartsProps = { readonly kpis: Kpis; readonly children: ReactNode };

const Parts = ({ kpis: { parts, reliability }, children }: PartsProps) => {
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
              × {new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2 }).format(part.weight)}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['text']}>{t('why_text')}</p>
      {children}
    </Card>
  );
};
