import type { usherList } from '@proline/contract/usher/usher';
import { NEW_BELOW_SHIFTS } from '@proline/domain/figures/reliability';
import { documentState } from '@proline/domain/people/document';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconStarFilled } from '@tabler/icons-react';
import { calendarDate, daysBetween } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import type { RowIn } from '../../ui/list/list-view.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './usher.module.css';
import { useHouseDays } from '../../lib/preferences/house-days.ts';

type UsherRow = RowIn<typeof usherList>;
type Of<Field extends keyof UsherRow> = { readonly row: Pick<UsherRow, Field> };

/** Always with the number of ratings behind it. */
export const Rating = ({ row: { rating, ratings } }: Of<'rating' | 'ratings'>) => {
  const { t, language } = useTranslation('usher');
  if (rating === null) return null;
  const shown = formatNumber(language, Math.round(rating * 10) / 10);
  const words = t('rated', { rating: shown, count: ratings });
  return (
    <span className={classes['figure']} title={words}>
      <span className={classes['star']} aria-hidden="true">
        <Icon of={IconStarFilled} size="s" />
      </span>
      <span aria-hidden="true">
        {shown} <span className={classes['sample']}>({formatNumber(language, ratings)})</span>
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
};

/** A figure needs a few shifts; until then somebody is new. */
export const Reliability = ({ row: { reliability, shifts } }: Of<'reliability' | 'shifts'>) => {
  const { t, language } = useTranslation('usher');
  if (reliability === null)
    return (
      <span className={classes['new']} title={t('is_new_text', { count: NEW_BELOW_SHIFTS })}>
        {t('is_new')}
      </span>
    );
  const score = formatNumber(language, reliability);
  const words = t('reliable', { score, count: shifts });
  return (
    <span className={classes['figure']} title={words}>
      <span aria-hidden="true">
        {score} <span className={classes['sample']}>({formatNumber(language, shifts)})</span>
      </span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
};

/** When the first of the documents ends; what is over or soon to be stands out, and not by its color alone. */
export const DocumentEnd = ({ row: { document } }: Of<'document'>) => {
  const { t, language } = useTranslation('usher');
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const { documents_days } = useHouseDays();
  if (document === null) return null;
  const state = documentState(daysBetween(new Date(today), new Date(document)), documents_days);
  const date = calendarDate(language, document);
  return (
    <span className={classes['document']} data-state={state}>
      {state === 'expired' ? t('expired', { date }) : date}
    </span>
  );
};
