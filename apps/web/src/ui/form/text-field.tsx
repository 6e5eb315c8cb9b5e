import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

type TextFieldProps = FieldProps & {
  readonly icon?: ReactNode;
  /** What the value is counted in, beside it. */ readonly unit?: string;
} & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export const TextField = ({ label, hint, error, required, icon, unit, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <div className={classes['box']}>
        {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
        <input {...input} {...control} className={classes['input']} />
        {unit !== undefined && <bdi className={classes['unit']}>{unit}</bdi>}
      </div>
    )}
  </Field>
);
