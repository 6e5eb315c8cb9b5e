import { useId, type ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import classes from './field.module.css';

/** The props that a control in a field must have, so that screen readers read its label and messages with it. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

export type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** A label above a control, and a hint or an error below it. */
export const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  return (
    <div className={classes['field']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': (error ?? hint) === undefined ? undefined : `${id}-message`,
      })}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
};
