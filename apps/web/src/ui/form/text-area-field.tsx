import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export const TextAreaField = ({ label, hint, error, required, ...area }: TextAreaFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <div className={classes['box']}>
        <textarea {...area} {...control} className={`${classes['input']} ${classes['area']}`} />
      </div>
    )}
  </Field>
);
