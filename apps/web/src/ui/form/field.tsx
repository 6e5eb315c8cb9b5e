import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './field.module.css';

/** What a control inside a field must carry, so that its label and its messages are read with it. */
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

/** Label above, hint or error below. The error takes the hint's line, so a form grows only when there was no hint. */
export const Field = ({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={classes['field']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': message === undefined ? undefined : `${id}-message`,
      })}
      {message !== undefined && (
        <p id={`${id}-message`} className={error === undefined ? classes['hint'] : classes['error']}>
          {error !== undefined && <Icon of={IconAlertCircle} size="s" />}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
};
