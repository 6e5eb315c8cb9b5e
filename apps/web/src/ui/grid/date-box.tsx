import { isCalendarDay, type CalendarDay } from '@proline/domain/calendar-day';
import { useState } from 'react';
import classes from './date-box.module.css';

type DateBoxProps = {
  readonly label: string;
  readonly day: CalendarDay;
  readonly invalid?: boolean;
  readonly onChange: (day: CalendarDay) => void;
};

/** A day in a table. What is half typed stays in the field: a year has been 0002 and 0020 before it is 2026. */
export const DateBox = ({ label, day, invalid = false, onChange }: DateBoxProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="date"
      className={classes['date']}
      aria-label={label}
      aria-invalid={invalid}
      max="2199-12-31"
      value={typed ?? day}
      onChange={({ currentTarget: { value } }) => {
        const whole = isCalendarDay(value);
        setTyped(whole ? null : value);
        if (whole) onChange(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
