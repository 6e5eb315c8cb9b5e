import { useState } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { Field, type FieldProps } from '../form/field.tsx';

type DateFieldProps = FieldProps & Omit<DateInputProps, 'id' | 'onUnreadable' | 'small' | 'always'>;

/** A form field for a day. That its text is no day takes precedence over every other problem. */
export const DateField = ({ label, hint, error, required, ...input }: DateFieldProps) => {
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={label} hint={hint} error={problem ?? error} required={required}>
      {(control) => <DateInput {...input} {...control} onUnreadable={setProblem} />}
    </Field>
  );
};
