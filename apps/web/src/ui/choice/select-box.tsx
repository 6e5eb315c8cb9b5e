import { OptionsBox } from './options-box.tsx';
import type { Choice } from './select-field.tsx';

type SelectBoxProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
};

/** A choice of a few options in a table, where the column's title is its visible label. */
export const SelectBox = <Value extends string>({ label, value, choices, onChange }: SelectBoxProps<Value>) => (
  <OptionsBox
    label={label}
    value={value}
    onChange={(name) => {
      const chosen = choices.find((choice) => choice.value === name);
      if (chosen) onChange(chosen.value);
    }}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value} disabled={choice.disabled}>
        {choice.label}
      </option>
    ))}
  </OptionsBox>
);
