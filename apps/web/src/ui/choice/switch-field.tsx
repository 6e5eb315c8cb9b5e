import { useId } from 'react';
import classes from './switch-field.module.css';

type SwitchFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A setting that is on or off, with the words at the start and the switch at the end. */
export const SwitchField = ({ label, hint, checked, disabled, onChange }: SwitchFieldProps) => {
  const id = useId();
  return (
    <label className={classes['row']} data-disabled={disabled || undefined}>
      <span className={classes['words']}>
        <b id={`${id}-label`}>{label}</b>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={classes['hint']}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes['switch']}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
};
