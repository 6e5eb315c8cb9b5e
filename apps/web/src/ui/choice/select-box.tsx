import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../picture/icon.tsx';
import type { Choice } from './select-field.tsx';
import classes from './select-box.module.css';

type SelectBoxProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
};

/** One of a few in a table, where the head says what it is. */
export const SelectBox = <Value extends string>({ label, value, choices, onChange }: SelectBoxProps<Value>) => (
  <span className={classes['box']}>
    <select
      className={classes['select']}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </select>
    <Icon of={IconChevronDown} size="s" className={classes['arrow']} />
  </span>
);
