import { useState } from 'react';
import { clockToMinutes, minutesToClock } from '../../lib/dates/clock-text.ts';
import classes from './clock-box.module.css';

type ClockBoxProps = {
  readonly label: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** As high as the fields of a form. */
  readonly large?: boolean;
  readonly onChange: (minutes: number) => void;
  readonly onBlur?: () => void;
};

const STEP_MINUTES = 15;
const DAY_MINUTES = 1_440;

/** A time of day in any common spelling: 7, 730, 7:30. Arrow keys change it by a quarter of an hour. */
export const ClockBox = ({ label, minutes, invalid = false, large, describedBy, onChange, onBlur }: ClockBoxProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? minutes : clockToMinutes(typed);
  const step = (by: number) => {
    const next = (Math.round((minutes + by) / STEP_MINUTES) * STEP_MINUTES + DAY_MINUTES) % DAY_MINUTES;
    setTyped(minutesToClock(next));
    onChange(next);
  };
  return (
    <input
      className={classes['clock']}
      data-large={large || undefined}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      aria-label={label}
      aria-invalid={invalid || read === null}
      aria-describedby={describedBy}
      value={typed ?? minutesToClock(minutes)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const next = clockToMinutes(value);
        if (next !== null) onChange(next);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? STEP_MINUTES : -STEP_MINUTES);
      }}
    />
  );
};
