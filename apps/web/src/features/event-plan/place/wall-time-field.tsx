import type { WallTime } from '@proline/domain/time/zoned-time';
import { useId, useState } from 'react';
import { DateInput } from '../../../ui/date/date-input.tsx';
import { useUnreadable } from '../../../ui/date/date-field.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import classes from '../frame/step-form.module.css';

type WallTimeFieldProps = {
  readonly label: string;
  readonly dayLabel: string;
  readonly timeLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
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
  const { problem, onUnreadable } = useUnreadable(value?.day ?? '');
  const [minutes, setMinutes] = useState(props.standardMinutes);
  const error = problem ?? props.error;
  const describedBy = (error ?? hint) && `${id}-message`;
  const putTime = (read: number) => {
    setMinutes(read);
    if (value) onChange({ ...value, minutes: read });
  };
  return (
    <fieldset className={classes['group']} aria-label={label}>
      <legend className={classes['legend']} aria-hidden="true">
        {label}
      </legend>
      <div className={classes['wall']}>
        <DateInput
          aria-label={props.dayLabel}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          min={props.min}
          value={value?.day ?? ''}
          onUnreadable={onUnreadable}
          onChange={(day) => onChange(day === '' ? null : { day, minutes: value?.minutes ?? minutes })}
          onBlur={props.onBlur}
        />
        <ClockBox
          large
          label={props.timeLabel}
          invalid={problem === undefined && error !== undefined}
          describedBy={describedBy}
          minutes={value?.minutes ?? minutes}
          onChange={putTime}
          onBlur={props.onBlur}
        />
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </fieldset>
  );
};
