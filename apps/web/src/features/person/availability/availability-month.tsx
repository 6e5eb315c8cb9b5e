import type { Booking } from '@proline/contract/availability/availability';
import { DAY_MINUTES, hoursOn, type DaysOff, type WeeklyPattern } from '@proline/domain/people/availability';
import { nameIn } from '@proline/domain/text/name-in';
import { addMonths, type CalendarDay } from '@proline/domain/time/calendar-day';
import { firstOfMonth, weeksOfMonth } from '@proline/domain/time/calendar-week';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayNumber, monthTitle, weekdayName, wholeDay } from '../../../lib/dates/calendar-words.ts';
import { minutesToClock } from '../../../lib/dates/clock-text.ts';
import { timesBetween } from '../../../lib/dates/dates.ts';
import { useRecordsZone } from '../../../lib/dates/zones.ts';
import { useRegion } from '../../../lib/preferences/region.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { bookingsQuery } from './availability.api.ts';
import classes from './availability.module.css';
import { bookedDays } from './booked-days.ts';

const STATES = ['free', 'part', 'away', 'invited', 'booked'] as const;
type DayState = (typeof STATES)[number];

type AvailabilityMonthProps = {
  readonly id: string;
  readonly week: WeeklyPattern;
  readonly daysOff: readonly DaysOff[];
};

const SPANS = { 4: '28', 5: '35', 6: '42' } as const;
const spanOf = (weeks: number) => SPANS[weeks === 4 || weeks === 6 ? weeks : 5];

/** Shows a month: on which days somebody is free, booked or away. Changes show before they are saved. */
export const AvailabilityMonth = ({ id, week, daysOff }: AvailabilityMonthProps) => {
  const { t, language } = useTranslation('availability');
  const { t: forms } = useTranslation('form');
  const { t: persons } = useTranslation('person');
  const { today, weekStart } = useRegion();
  const { zone } = useRecordsZone();
  const [month, setMonth] = useState(firstOfMonth(today));
  const weeks = weeksOfMonth(month, weekStart);
  const [first = month] = weeks[0] ?? [];
  const query = useQuery(bookingsQuery(id, first, spanOf(weeks.length)));
  const booked = bookedDays(query.data ?? [], zone);
  const title = monthTitle(language, month);
  return (
    <Card
      title={t('calendar')}
      tag={<span aria-live="polite">{title}</span>}
      busy={query.isFetching}
      end={
        <span className={classes['steps']}>
          <IconButton label={forms('previous_month')} onClick={() => setMonth(addMonths(month, -1))}>
            <Icon of={IconChevronLeft} flip />
          </IconButton>
          <IconButton label={forms('next_month')} onClick={() => setMonth(addMonths(month, 1))}>
            <Icon of={IconChevronRight} flip />
          </IconButton>
        </span>
      }
    >
      {query.isError && (
        <RetryNote text={t('bookings_failed')} retryLabel={persons('retry')} retry={() => void query.refetch()} />
      )}
      <div className={classes['month']}>
        <table aria-label={title}>
          <thead>
            <tr>
              {weeks[0]?.map((day) => (
                <th key={day} scope="col" abbr={weekdayName(language, day, 'long')}>
                  {weekdayName(language, day, language === 'ar' ? 'narrow' : 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days) => (
              <tr key={days[0]}>
                {days.map((day) => (
                  <Day
                    key={day}
                    day={day}
                    isToday={day === today}
                    isOutside={firstOfMonth(day) !== month}
                    hours={hoursOn(week, daysOff, day)}
                    bookings={booked.get(day) ?? []}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={classes['legend']} aria-label={t('legend')}>
        {STATES.map((state) => (
          <li key={state}>
            <span className={classes['swatch']} data-state={state} aria-hidden="true" />
            {t(state)}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const stateOf = (hours: ReturnType<typeof hoursOn>, bookings: readonly Booking[]): DayState => {
  if (bookings.some(({ confirmed }) => confirmed)) return 'booked';
  if (hours === null) return 'away';
  if (bookings.length > 0) return 'invited';
  return hours.from === 0 && hours.until === DAY_MINUTES ? 'free' : 'part';
};

type DayProps = {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  readonly hours: ReturnType<typeof hoursOn>;
  readonly bookings: readonly Booking[];
};

const Day = ({ day, isToday, isOutside, hours, bookings }: DayProps) => {
  const { t, language } = useTranslation('availability');
  const state = stateOf(hours, bookings);
  return (
    <td
      data-state={state}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="visually-hidden">{`${wholeDay(language, day)}: ${t(state)}`}</span>
      <span className={classes['number']} aria-hidden="true">
        {dayNumber(language, day)}
      </span>
      {state === 'part' && hours !== null && (
        <bdi dir="ltr" className={classes['hours']}>
          {minutesToClock(hours.from)}–{minutesToClock(hours.until % DAY_MINUTES)}
        </bdi>
      )}
      {bookings.map((booking) => (
        <Link
          key={booking.id}
          to="/events/$id"
          params={{ id: booking.event_id }}
          className={classes['booking'] ?? ''}
          title={nameIn(language, { name_en: booking.title_en, name_ar: booking.title_ar })}
        >
          <span className={classes['event']}>
            {nameIn(language, { name_en: booking.title_en, name_ar: booking.title_ar })}
          </span>
          <span className={classes['hours']}>
            {timesBetween(language, new Date(booking.starts_at), new Date(booking.ends_at))}
          </span>
        </Link>
      ))}
    </td>
  );
};
