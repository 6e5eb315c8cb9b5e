import { useState } from 'react';
import { clockToMinutes, minutesToClock } from '../../lib/dates/clock-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
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
  /** Called when the box is left, in words if its text is no time; and with undefined once that is over. */
  readonly onUnreadable?: (problem: string | undefined) => void;
  readonly onBlur?: () => void;
};

const STEP_MINUTES = 15;
const DAY_MINUTES = 1_440;

/**
 * A time of day in any common spelling: 7, 730, 7:30. Arrow keys change it by a quarter of an hour. There is always a
 * time: a text that is none is replaced by the previous time when the box is left, and the reason is told.
 */
export const ClockBox = (props: ClockBoxProps) => {
  const { label, minutes, invalid = false, large, describedBy, onChange, onUnreadable, onBlur } = props;
  const { t } = useTranslation('form');
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    const next = (Math.round((minutes + by) / STEP_MINUTES) * STEP_MINUTES + DAY_MINUTES) % DAY_MINUTES;
    setTyped(minutesToClock(next));
    onUnreadable?.(undefined);
    onChange(next);
  };
  const leave = () => {
    const text = typed?.trim() ?? '';
    const isWrong = text !== '' && clockToMinutes(text) === null;
    if (typed !== null) onUnreadable?.(isWrong ? t('clock_unreadable', { typed: text }) : undefined);
    setTyped(null);
    onBlur?.();
  };
  return (
    <input
      className={classes['clock']}
      data-large={large || undefined}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={typed ?? minutesToClock(minutes)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const next = clockToMinutes(value);
        if (next !== null) onChange(next);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? STEP_MINUTES : -STEP_MINUTES);
      }}
    />
  );
};
