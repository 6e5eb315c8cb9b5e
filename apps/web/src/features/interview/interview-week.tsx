import type { InterviewWeek } from '@proline/contract/interview/interview';
import { Link } from '@tanstack/react-router';
import { dayNumber, weekdayName } from '../../lib/dates/calendar-words.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { BookedInterview } from './booked-interview.tsx';
import classes from './interview-day.module.css';

type WeekGridProps = { readonly week: InterviewWeek; readonly today: string };

/** A column for each day; its head leads to the day. */
export const WeekGrid = ({ week, today }: WeekGridProps) => {
  const { t, language } = useTranslation('interview');
  return (
    <div className={classes['week']} tabIndex={0} role="group" aria-label={t('week_title')}>
      {week.days.map(({ day, closed, open, interviews }) => (
        <section
          key={day}
          className={classes['weekDay']}
          data-today={day === today || undefined}
          data-closed={closed || undefined}
        >
          <h3 className={classes['weekHead']}>
            <Link to="/join-requests" search={{ tab: 'interviews', day }} className={classes['weekLink'] ?? ''}>
              {weekdayName(language, day, 'short')} <b>{dayNumber(language, day)}</b>
            </Link>
            <span className={classes['muted']}>{closed ? t('closed') : t('open_count', { count: open })}</span>
          </h3>
          {interviews.length === 0 && <p className={classes['weekNone']}>{t('none_booked')}</p>}
          {interviews.map((one) => (
            <BookedInterview key={one.id} interview={one} timeZone={week.time_zone} withInterviewer />
          ))}
        </section>
      ))}
    </div>
  );
};
