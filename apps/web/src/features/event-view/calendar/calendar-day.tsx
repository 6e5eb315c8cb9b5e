import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { dayNumber, hijriDayNumber, wholeDay } from '../../../lib/dates/calendar-words.ts';
import classes from './calendar.module.css';

type Lines = { readonly children: (close: () => void) => ReactNode };

type CalendarDayHeadProps = Lines & {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly hijri: boolean;
  /** The first day on the page, which names the month of the Hijri calendar. */
  readonly first: boolean;
  readonly count: number;
  /** Arrow keys move between the days, so only one of them can be reached with the Tab key. */
  readonly inTabOrder: boolean;
};

/** Shows the day's number, which opens everything on that day. */
export const CalendarDayHead = (props: CalendarDayHeadProps) => {
  const { t, language } = useTranslation('event-view');
  const { day, isToday, hijri, first, count, inTabOrder, children } = props;
  const label = withCommas(language, [
    wholeDay(language, day),
    ...(isToday ? [t('today')] : []),
    t('events_on_day', { count }),
  ]);
  return (
    <div className={classes['dayHead']}>
      <Popover
        label={wholeDay(language, day)}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            className={classes['number']}
            aria-label={label}
            aria-current={isToday ? 'date' : undefined}
            data-day={day}
            tabIndex={inTabOrder ? 0 : -1}
          >
            {dayNumber(language, day)}
          </button>
        )}
      >
        {(close) => (
          <DayEvents day={day} count={count}>
            {children(close)}
          </DayEvents>
        )}
      </Popover>
      {hijri && <span className={classes['hijri']}>{hijriDayNumber(language, day, first)}</span>}
    </div>
  );
};

/** Shows '+3 more', which opens everything on that day. */
export const MoreOfDay = ({ day, count, children }: Lines & { readonly day: CalendarDay; readonly count: number }) => {
  const { t, language } = useTranslation('event-view');
  return (
    <span className={classes['more']}>
      <Popover
        label={wholeDay(language, day)}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            aria-label={withCommas(language, [t('more_events', { count }), wholeDay(language, day)])}
          >
            {t('more_events', { count })}
          </button>
        )}
      >
        {(close) => (
          <DayEvents day={day} count={count}>
            {children(close)}
          </DayEvents>
        )}
      </Popover>
    </span>
  );
};

const DayEvents = ({
  day,
  count,
  children,
}: {
  readonly day: CalendarDay;
  readonly count: number;
  readonly children: ReactNode;
}) => {
  const { t, language } = useTranslation('event-view');
  return (
    <div className={classes['dayEvents']}>
      {/* Without a link inside, the heading takes the focus when the panel opens. */}
      <h3 tabIndex={-1} data-autofocus={count === 0 || undefined}>
        {wholeDay(language, day)}
      </h3>
      {count === 0 ? <p>{t('nothing_on_day')}</p> : children}
    </div>
  );
};
