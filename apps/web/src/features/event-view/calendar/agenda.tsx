import type { CalendarEvent } from '@proline/contract/event-view/event-view';
import { daysBetween, type CalendarDay } from '@proline/domain/time/calendar-day';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { CalendarGridProps } from './calendar-grid.tsx';
import { isOn } from './month-weeks.ts';
import { hijriDayNumber, wholeDay } from '../../../lib/dates/calendar-words.ts';
import { ShownEventLine } from '../shown-event.tsx';
import classes from './calendar.module.css';

/** Lists the days that have events one below the other, because a phone has no room for seven columns. */
export const Agenda = ({ list, span, weeks, events, today, hijri, busy }: CalendarGridProps) => {
  const { t, language } = useTranslation('event-view');
  const days = weeks.flat().filter((day) => span.kind === 'week' || day.startsWith(span.day.slice(0, 7)));
  const shown = days.flatMap((day) => {
    const on = events.filter((event) => isOn(event, day));
    return on.length > 0 ? [{ day, on }] : [];
  });
  // Past days are hidden at first, because people look for what is to come.
  const past = days.includes(today) ? shown.filter(({ day }) => day < today) : [];
  const [withPast, setWithPast] = useState(false);
  const whenOf = (event: CalendarEvent, day: CalendarDay): string | undefined => {
    const length = daysBetween(event.first_day, event.last_day) + 1;
    return length > 1 ? t('day_of', { day: daysBetween(event.first_day, day) + 1, length }) : undefined;
  };
  if (busy && events.length === 0) return <Skeleton height={240} card />;
  if (shown.length === 0)
    return (
      <p className={classes['nothing']} role="status">
        {t('nothing_on')}
      </p>
    );
  return (
    <div className={classes['agenda']}>
      {past.length > 0 && !withPast && (
        <button type="button" className={classes['earlier']} onClick={() => setWithPast(true)}>
          <Icon of={IconChevronUp} />
          {t('earlier_days', { count: past.length })}
        </button>
      )}
      <ol className={classes['agenda']} aria-busy={busy}>
        {(withPast ? shown : shown.slice(past.length)).map(({ day, on }) => (
          <li key={day}>
            <h3 className={classes['agendaTitle']}>
              {wholeDay(language, day)}
              {hijri && <span className={classes['hijri']}>{hijriDayNumber(language, day, true)}</span>}
              {day === today && <b className={classes['todayMark']}>{t('today')}</b>}
            </h3>
            <div className={classes['agendaDay']}>
              {on.map((event) => (
                <ShownEventLine key={event.id} list={list} event={event} when={whenOf(event, day)} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};
