import { isCalendarDay } from '@proline/domain/calendar-day';
import type { WallTime } from '@proline/domain/zoned-time';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { clockToMinutes, minutesToClock } from '../../../lib/clock-text.ts';
import classes from './step-form.module.css';

type WallTimeFieldProps = {
  readonly label: string;
  readonly dayLabel: string;
  readonly timeLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: WallTime | null;
  /** of a day that has been chosen before its time */
  readonly standardMinutes: number;
  readonly min?: string | undefined;
  readonly onChange: (value: WallTime | null) => void;
  readonly onBlur: () => void;
};

/** A day and a time of the clock, side by side. What is half typed stays in the field until it is something. */
export const WallTimeField = (props: WallTimeFieldProps) => {
  const { label, hint, error, value, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ day?: string | undefined; time?: string | undefined }>({});
  const [minutes, setMinutes] = useState(props.standardMinutes);
  const message = error ?? hint;
  const described = { 'aria-invalid': error !== undefined, 'aria-describedby': message && `${id}-message` };
  const putDay = (day: string) => onChange(day === '' ? null : { day, minutes: value?.minutes ?? minutes });
  const putTime = (text: string) => {
    const read = clockToMinutes(text);
    if (read === null) return;
    setMinutes(read);
    if (value) onChange({ ...value, minutes: read });
  };
  return (
    <fieldset className={classes['group']} aria-label={label}>
      <legend className={classes['legend']} aria-hidden="true">
        {label}
      </legend>
      <div className={classes['wall']}>
        <input
          {...described}
          type="date"
          className={classes['date']}
          aria-label={props.dayLabel}
          min={props.min}
          max="2199-12-31"
          value={typed.day ?? value?.day ?? ''}
          onChange={({ currentTarget: { value: day } }) => {
            // a year that is being typed has been 0002 and 0020 before it is 2026
            if (day === '' || isCalendarDay(day)) {
              setTyped({ ...typed, day: undefined });
              putDay(day);
            } else setTyped({ ...typed, day });
          }}
          onBlur={() => {
            if (typed.day !== undefined) putDay(typed.day);
            setTyped({ ...typed, day: undefined });
            props.onBlur();
          }}
        />
        <input
          {...described}
          className={classes['time']}
          aria-label={props.timeLabel}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          placeholder="--:--"
          value={typed.time ?? minutesToClock(value?.minutes ?? minutes)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget: { value: time } }) => {
            setTyped({ ...typed, time });
            putTime(time);
          }}
          onBlur={() => {
            setTyped({ ...typed, time: undefined });
            props.onBlur();
          }}
        />
      </div>
      {message !== undefined && (
        <p id={`${id}-message`} className={error === undefined ? classes['hint'] : classes['error']}>
          {error !== undefined && <IconAlertCircle size={14} stroke={1.75} aria-hidden />}
          <span>{message}</span>
        </p>
      )}
    </fieldset>
  );
};
