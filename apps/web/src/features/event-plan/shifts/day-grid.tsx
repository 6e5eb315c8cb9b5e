import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { isWeekend, weeksWith } from '@proline/domain/time/calendar-week';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { dayText, weekdayText } from './shift-words.ts';
import classes from './copy-days.module.css';

type DayGridProps = {
  readonly days: readonly CalendarDay[];
  /** Days that can be chosen; the others already have the shift. */
  readonly open: readonly CalendarDay[];
  readonly chosen: ReadonlySet<CalendarDay>;
  readonly weekStart: number;
  readonly onChange: (chosen: ReadonlySet<CalendarDay>) => void;
};

/** Shows the event's days in weeks, each with a checkbox. */
export const DayGrid = ({ days, open, chosen, weekStart, onChange }: DayGridProps) => {
  const { t, language } = useTranslation('event-plan-shifts');
  const weeks = weeksWith(days, weekStart);
  const toggle = (day: CalendarDay) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    onChange(next);
  };
  if (weeks.length === 0) return <p className={classes['problem']}>{t('no_days')}</p>;
  const heads = [...new Set(days)].slice(0, 7).map((day) => ({ day, column: columnOf(weeks, day) }));
  return (
    <div className={classes['grid']} role="group" aria-label={t('days')}>
      {heads.map(({ day, column }) => (
        <span key={`head ${day}`} className={classes['weekday']} style={{ gridColumn: column }} aria-hidden="true">
          {weekdayText(language, day)}
        </span>
      ))}
      {weeks.flatMap((week, row) =>
        week.map((day, column) =>
          day === null ? null : (
            <label
              key={day}
              className={classes['day']}
              style={{ gridColumn: column + 1, gridRow: row + 2 }}
              data-weekend={isWeekend(day, weekStart) || undefined}
              title={open.includes(day) ? undefined : t('day_has_it')}
            >
              <input
                type="checkbox"
                className="visually-hidden"
                aria-label={dayText(language, day)}
                disabled={!open.includes(day)}
                checked={chosen.has(day) && open.includes(day)}
                onChange={() => toggle(day)}
              />
              <b>{dateText(LOCALES[language], day)}</b>
              {open.includes(day) ? null : <Icon of={IconCheck} size="xs" stroke={2.5} />}
            </label>
          ),
        ),
      )}
    </div>
  );
};

const columnOf = (weeks: readonly (readonly (CalendarDay | null)[])[], day: CalendarDay): number =>
  Math.max(...weeks.map((week) => week.indexOf(day))) + 1;

/** Returns the day of the month ('2'), with the month where one begins ('1/12'). */
const dateText = (locale: string, day: CalendarDay): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    timeZone: 'UTC',
    ...(day.endsWith('-01') && { month: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));
