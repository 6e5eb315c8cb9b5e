import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useNow } from '../../../lib/dates/now.ts';
import { rangeIn } from '../../../lib/list/list-filter-text.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Agenda } from './agenda.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { addressOf, inOrder, spanAt, weeksOf, type Span } from './month-weeks.ts';
import { calendarQuery } from '../event-view.api.ts';
import { FillLegend } from '../../event/fill-icon.parts.tsx';
import classes from './calendar.module.css';

/** Shows a month or a week; on a phone the same days one below the other. */
export const CalendarView = ({ list }: { readonly list: ShownList }) => {
  const { data: organisation } = useQuery(organisationQuery);
  if (!organisation) return <Skeleton height={480} card />;
  return <Calendar list={list} region={organisation.region} />;
};

type Region = { readonly time_zone: string; readonly week_start: number; readonly second_calendar: string };

const Calendar = ({ list, region }: { readonly list: ShownList; readonly region: Region }) => {
  const { t } = useTranslation('event-view');
  const phone = useMedia(PHONE);
  const today = wallTimeOf(useNow(), region.time_zone).day;
  const { state, change, narrowing, reportShown } = list;
  const dates = rangeIn(state.filters['starts']);
  const span = spanAt(state.at, today, dates.from || dates.to);
  const weeks = weeksOf(span, region.week_start);
  const days = weeks.flat();
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    calendarQuery(days[0] ?? today, days.at(-1) ?? today, narrowing),
  );
  const events = useMemo(() => inOrder(data?.data ?? []), [data]);
  const ids = events.map(({ id }) => id).join();
  useEffect(() => reportShown(ids === '' ? [] : ids.split(',')), [ids]);

  const go = (next: Span, how?: { readonly replace?: boolean }) => change({ at: addressOf(next), open: null }, how);
  const busy = data === undefined || isPlaceholderData;
  const hijri = region.second_calendar !== 'none';
  const shown = { list, span, weeks, weekStart: region.week_start, events, today, hijri, busy, go };
  return (
    <section className={classes['calendar']} aria-label={t('calendar')}>
      <CalendarHead {...shown} />
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {data !== undefined && data.meta.total > data.data.length && (
        <p className={classes['note']} role="status">
          {t('not_all', { shown: data.data.length, total: data.meta.total })}
        </p>
      )}
      {phone ? <Agenda {...shown} /> : <CalendarGrid {...shown} />}
      <div className={classes['foot']}>
        <FillLegend />
        {!busy && events.length === 0 && !phone && <p role="status">{t('nothing_on')}</p>}
      </div>
    </section>
  );
};
