import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import { Field, type FieldProps } from '../form/field.tsx';
import field from '../form/field.module.css';
import classes from './select-field.module.css';

export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  /** Where the label is in no language of ours: `''` for what somebody wrote. */
  readonly lang?: string;
};

type SelectFieldProps<Value extends string> = FieldProps & {
  readonly value: Value | '';
  readonly choices: readonly Choice<Value>[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** The icon of the chosen option, before its word. */
  readonly icon?: ReactNode;
  readonly onChange: (value: Value) => void;
} & Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'onChange'>;

/** The browser's own select element, which works with every keyboard, screen reader and touch screen. */
export const SelectField = <Value extends string>({
  label,
  hint,
  error,
  required,
  value,
  choices,
  placeholder,
  icon,
  onChange,
  ...select
}: SelectFieldProps<Value>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <div className={field['box']}>
        {icon !== undefined && <span className={field['icon']}>{icon}</span>}
        <select
          {...select}
          {...control}
          className={`${field['input']} ${classes['select']}`}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {value === '' && <option value="">{placeholder ?? ''}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled} lang={choice.lang}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} className={classes['arrow']} />
      </div>
    )}
  </Field>
);
