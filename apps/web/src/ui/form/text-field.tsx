import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

type TextFieldProps = FieldProps & { readonly icon?: ReactNode } & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export const TextField = ({ label, hint, error, icon, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <div className={classes['box']}>
        {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
        <input {...input} {...control} className={classes['input']} />
      </div>
    )}
  </Field>
);
