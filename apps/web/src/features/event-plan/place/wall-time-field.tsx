import type { WallTime } from '@proline/domain/time/zoned-time';
import { useId, useState } from 'react';
import { DateInput } from '../../../ui/date/date-input.tsx';
import { RequiredMark } from '../../../ui/form/field.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import classes from '../frame/step-form.module.css';

type WallTimeFieldProps = {
  readonly label: string;
  readonly dayLabel: string;
  readonly timeLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly value: WallTime | null;
  /** The time that is used until somebody chooses one. */
  readonly standardMinutes: number;
  readonly min?: string | undefined;
  readonly onChange: (value: WallTime | null) => void;
  readonly onBlur: () => void;
};

/** Shows a day and a time of day side by side. */
export const WallTimeField = (props: WallTimeFieldProps) => {
  const { label, hint, value, onChange } = props;
  const id = useId();
  const [dayProblem, setDayProblem] = useState<string>();
  const [timeProblem, setTimeProblem] = useState<string>();
  const [minutes, setMinutes] = useState(props.standardMinutes);
  const error = dayProblem ?? timeProblem ?? props.error;
  const describedBy = (error ?? hint) && `${id}-message`;
  const putTime = (read: number) => {
    setMinutes(read);
    if (value) onChange({ ...value, minutes: read });
  };
  return (
    <fieldset className={classes['group']} aria-label={label}>
      <legend className={classes['legend']} aria-hidden="true">
        {label} {props.required === true && <RequiredMark />}
      </legend>
      <div className={classes['wall']}>
        <DateInput
          aria-label={props.dayLabel}
          aria-invalid={timeProblem === undefined && error !== undefined}
          required={props.required}
          aria-describedby={describedBy}
          min={props.min}
          value={value?.day ?? ''}
          onUnreadable={setDayProblem}
          onChange={(day) => onChange(day === '' ? null : { day, minutes: value?.minutes ?? minutes })}
          onBlur={props.onBlur}
        />
        <ClockBox
          large
          label={props.timeLabel}
          invalid={dayProblem === undefined && error !== undefined}
          describedBy={describedBy}
          minutes={value?.minutes ?? minutes}
          onChange={putTime}
          onUnreadable={setTimeProblem}
          onBlur={props.onBlur}
        />
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </fieldset>
  );
};
