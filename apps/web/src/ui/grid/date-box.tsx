import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { DateInput } from '../date/date-input.tsx';

type DateBoxProps = {
  readonly label: string;
  readonly day: CalendarDay;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (day: CalendarDay) => void;
  readonly onUnreadable?: (problem: string | undefined) => void;
};

/** A day in a table; it can never be empty. */
export const DateBox = ({ label, day, invalid = false, describedBy, onChange, onUnreadable }: DateBoxProps) => (
  <DateInput
    small
    always
    aria-label={label}
    aria-invalid={invalid}
    aria-describedby={describedBy}
    value={day}
    onChange={onChange}
    {...(onUnreadable && { onUnreadable })}
  />
);
