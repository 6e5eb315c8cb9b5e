import { addDays, addMonths, type CalendarDay } from '@proline/domain/time/calendar-day';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { firstOfMonth, weeksOfMonth } from '@proline/domain/time/calendar-week';
import {
  dayNumber,
  hijriNumber,
  hijriTitle,
  monthTitle,
  weekdayName,
  wholeDayWithYear,
} from '../../lib/dates/calendar-words.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useRegion } from '../../lib/preferences/region.ts';
import { Icon } from '../picture/icon.tsx';
import { useDayCursor, type DayLimits } from './use-day-cursor.ts';
import classes from './day-panel.module.css';

type DayPanelProps = {
  /** Empty while there is no day. */
  readonly value: CalendarDay;
  readonly limits: DayLimits;
  /** Null if there is always a day. */
  readonly onClear: (() => void) | null;
  readonly onPick: (day: CalendarDay) => void;
};

/** A month from which people choose a day. */
export const DayPanel = ({ value, limits, onClear, onPick }: DayPanelProps) => {
  const { t, language } = useTranslation('form');
  const { today, weekStart, hijri } = useRegion();
  const title = useId();
  const { cursor, goTo, grid } = useDayCursor(value === '' ? today : value, limits, weekStart);
  const first = firstOfMonth(cursor);
  const last = addDays(addMonths(first, 1), -1);
  const step = (label: string, months: number, icon: ReactNode) => (
    <Step
      label={label}
      disabled={months < 0 ? addDays(first, -1) < limits.min : addDays(last, 1) > limits.max}
      onClick={() => goTo(addMonths(cursor, months))}
    >
      {icon}
    </Step>
  );
  return (
    <div className={classes['panel']}>
      <div className={classes['head']}>
        {step(t('previous_year'), -12, <Icon of={IconChevronsLeft} size="l" flip />)}
        {step(t('previous_month'), -1, <Icon of={IconChevronLeft} size="l" flip />)}
        <div id={title} className={classes['title']} aria-live="polite">
          {monthTitle(language, cursor)}
          {hijri && <span className={classes['second']}>{hijriTitle(language, first, last)}</span>}
        </div>
        {step(t('next_month'), 1, <Icon of={IconChevronRight} size="l" flip />)}
        {step(t('next_year'), 12, <Icon of={IconChevronsRight} size="l" flip />)}
      </div>
      <table {...grid} role="grid" aria-labelledby={title} className={classes['grid']}>
        <Weekdays month={first} weekStart={weekStart} />
        <tbody>
          {weeksOfMonth(cursor, weekStart).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  month={first}
                  isToday={day === today}
                  isChosen={day === value}
                  isCursor={day === cursor}
                  disabled={day < limits.min || day > limits.max}
                  hijri={hijri}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes['foot']}>
        <button
          type="button"
          className={classes['link']}
          disabled={today < limits.min || today > limits.max}
          onClick={() => onPick(today)}
        >
          {t('today')}
        </button>
        {onClear !== null && (
          <button type="button" className={classes['link']} onClick={onClear}>
            {t('clear_day')}
          </button>
        )}
      </div>
    </div>
  );
};

type StepProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const Step = ({ label, children, ...button }: StepProps) => (
  <button {...button} type="button" className={classes['step']} aria-label={label} title={label}>
    {children}
  </button>
);

const Weekdays = ({ month, weekStart }: { readonly month: CalendarDay; readonly weekStart: number }) => {
  const { language } = useTranslation('form');
  return (
    <thead>
      <tr>
        {weeksOfMonth(month, weekStart)[0]?.map((day) => (
          <th key={day} scope="col" abbr={weekdayName(language, day, 'long')}>
            {weekdayName(language, day, language === 'ar' ? 'narrow' : 'short').slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

type DayProps = {
  readonly day: CalendarDay;
  readonly month: CalendarDay;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isCursor: boolean;
  readonly disabled: boolean;
  readonly hijri: boolean;
  readonly onPick: (day: CalendarDay) => void;
};

const Day = ({ day, month, isToday, isChosen, isCursor, disabled, hijri, onPick }: DayProps) => {
  const { language } = useTranslation('form');
  return (
    <td role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        className={classes['day']}
        data-day={day}
        data-outside={firstOfMonth(day) !== month || undefined}
        data-chosen={isChosen || undefined}
        data-autofocus={isCursor || undefined}
        aria-label={wholeDayWithYear(language, day)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isCursor ? 0 : -1}
        disabled={disabled}
        onClick={() => onPick(day)}
      >
        {dayNumber(language, day)}
        {hijri && (
          <span className={classes['second']} aria-hidden>
            {hijriNumber(language, day)}
          </span>
        )}
      </button>
    </td>
  );
};
