import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { useState, type ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type NumberFieldProps = {
  readonly value: number;
  /** Called with NaN if the text is no whole number. */
  readonly onChange: (value: number) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'dir'>;

/** Reads a whole number in Latin or Arabic digits: 120 or ١٢٠. */
const readWhole = (text: string): number => {
  const plain = withLatinDigits(text.trim());
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};

/** A whole number. An unreadable text stays as it was typed, so that people can correct it. */
export const NumberField = ({ value, onChange, ...field }: NumberFieldProps) => {
  const [text, setText] = useState(String(value));
  // The value was changed from outside: discarded, or saved by somebody else.
  const shown = Number.isNaN(value) || readWhole(text) === value ? text : String(value);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      dir="ltr"
      value={shown}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(readWhole(event.currentTarget.value));
      }}
    />
  );
};
