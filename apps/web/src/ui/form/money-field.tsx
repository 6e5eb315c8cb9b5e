import { useState, type ComponentProps } from 'react';
import { minorToText, textToMinor } from '../../lib/money/money-input.ts';
import { currencyMark } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
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

/** Keeps what is typed while it is typed, and an unreadable text also afterwards, so that people can correct it. */
const useAmountText = ({ currency, value, onChange }: Amount) => {
  const [text, setText] = useState<string | null>(null);
  const shown = value === null || Number.isNaN(value) ? (text ?? '') : minorToText(currency, value);
  const isTyped = text !== null && Object.is(read(currency, text), value);
  return {
    inputMode: 'decimal' as const,
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 16,
    value: isTyped ? text : shown,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setText(currentTarget.value);
      onChange(read(currency, currentTarget.value));
    },
    onBlur: () => {
      if (value !== null && !Number.isNaN(value)) setText(null);
    },
  };
};

type MoneyFieldProps = Amount &
  Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'inputMode' | 'dir' | 'onBlur'> & {
    readonly onBlur?: () => void;
  };

/** An amount of money with its label. */
export const MoneyField = ({ currency, value, onChange, onBlur, ...field }: MoneyFieldProps) => {
  const { language } = useTranslation('form');
  const amount = useAmountText({ currency, value, onChange });
  return (
    <TextField
      {...field}
      {...amount}
      unit={currencyMark(language, currency)}
      onBlur={() => {
        amount.onBlur();
        onBlur?.();
      }}
    />
  );
};

type MoneyBoxProps = Amount & {
  readonly label: string;
  readonly invalid?: boolean;
  readonly required?: boolean;
  readonly onBlur?: () => void;
};

/** An amount of money in a table, where the column's title is its visible label. */
export const MoneyBox = ({ label, invalid = false, required = false, onBlur, ...amount }: MoneyBoxProps) => {
  const { language } = useTranslation('form');
  const input = useAmountText(amount);
  return (
    <span className={classes['amount']}>
      <input
        {...input}
        className={classes['box']}
        aria-label={label}
        aria-invalid={invalid}
        aria-required={required}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          input.onBlur();
          onBlur?.();
        }}
      />
      <bdi className={classes['unit']}>{currencyMark(language, amount.currency)}</bdi>
    </span>
  );
};
