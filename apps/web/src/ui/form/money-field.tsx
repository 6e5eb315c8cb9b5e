import { useState, type ComponentProps } from 'react';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { TextField } from './text-field.tsx';
import classes from './money-field.module.css';

type Amount = {
  readonly currency: string;
  /** In minor units; NaN if the text is no amount, null if there is no text. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

const read = (currency: string, text: string): number | null =>
  text.trim() === '' ? null : (textToMinor(currency, text) ?? Number.NaN);

/** Keeps an unreadable text as it was typed, so that people can correct it. */
const useAmountText = ({ currency, value, onChange }: Amount) => {
  const [text, setText] = useState<string | null>(null);
  const shown = value === null || Number.isNaN(value) ? (text ?? '') : minorToText(currency, value);
  const isTyped = text !== null && Object.is(read(currency, text), value);
  return {
    inputMode: 'decimal' as const,
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 14,
    value: isTyped ? text : shown,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setText(currentTarget.value);
      onChange(read(currency, currentTarget.value));
    },
  };
};

type MoneyFieldProps = Amount &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'dir' | 'onBlur'> & {
    readonly onBlur?: () => void;
  };

/** An amount of money with its label. */
export const MoneyField = ({ currency, value, onChange, ...field }: MoneyFieldProps) => (
  <TextField {...field} {...useAmountText({ currency, value, onChange })} />
);

type MoneyBoxProps = Amount & {
  readonly label: string;
  readonly invalid?: boolean;
  readonly onBlur?: () => void;
};

/** An amount of money in a table, where the column's title is its visible label. */
export const MoneyBox = ({ label, invalid = false, onBlur, ...amount }: MoneyBoxProps) => (
  <input
    {...useAmountText(amount)}
    className={classes['box']}
    aria-label={label}
    aria-invalid={invalid}
    onFocus={({ currentTarget }) => currentTarget.select()}
    onBlur={onBlur}
  />
);
