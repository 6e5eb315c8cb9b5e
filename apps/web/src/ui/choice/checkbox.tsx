import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Icon } from '../picture/icon.tsx';
import classes from './checkbox.module.css';

type CheckboxProps = {
  readonly label: string;
  /** Shows the label; by default only screen readers read it. */
  readonly showLabel?: boolean;
  readonly checked: boolean;
  /** Some of the items that it stands for are checked. */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean, event: { readonly shiftKey: boolean }) => void;
};

export const Checkbox = ({ label, showLabel = false, checked, mixed = false, disabled, onChange }: CheckboxProps) => (
  <label className={classes['checkbox']} data-disabled={disabled || undefined}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = mixed;
      }}
      type="checkbox"
      className={classes['input']}
      aria-label={showLabel ? undefined : label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => {
        const { nativeEvent } = event;
        onChange(event.currentTarget.checked, { shiftKey: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey });
      }}
    />
    <span className={classes['box']} aria-hidden="true">
      {mixed ? <Icon of={IconMinus} size="xs" stroke={3} /> : checked && <Icon of={IconCheck} size="xs" stroke={3} />}
    </span>
    {showLabel && <span>{label}</span>}
  </label>
);
