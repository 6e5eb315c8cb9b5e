import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../picture/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

type PasswordFieldProps = FieldProps & {
  readonly showLabel: string;
  readonly hideLabel: string;
} & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'dir'>;

export const PasswordField = ({ label, hint, error, required, showLabel, hideLabel, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={classes['box']}>
          <span className={classes['icon']}>
            <Icon of={IconLock} />
          </span>
          <input
            {...input}
            {...control}
            className={classes['input']}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className={classes['reveal']}
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon of={Eye} />
          </button>
        </div>
      )}
    </Field>
  );
};
