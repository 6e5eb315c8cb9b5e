import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import classes from './segmented.module.css';

type Option<Value extends string> = { value: Value; label: string; lang?: string; icon?: ReactNode };
type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** 36 px high instead of 32, for a page header or a card. */
  roomy?: boolean;
  /** Shows only the icons while a drawer is open beside it. */
  folds?: boolean;
};

/**
 * A choice of a few options: radio buttons that look like one control. Arrow keys choose; in Arabic the left one moves
 * forward.
 */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  roomy,
  folds,
}: SegmentedProps<Value>) => (
  <RadioGroup
    aria-label={label}
    orientation="horizontal"
    className={classes['segmented'] ?? ''}
    data-roomy={roomy || undefined}
    data-folds={folds || undefined}
    value={value}
    onChange={(chosen) => {
      const option = options.find((one) => one.value === chosen);
      if (option) onChange(option.value);
    }}
  >
    {options.map((option) => (
      <RadioField key={option.value} value={option.value} className={classes['field'] ?? ''}>
        <RadioButton className={classes['option'] ?? ''} lang={option.lang}>
          {option.icon}
          <span className={classes['word']}>{option.label}</span>
        </RadioButton>
      </RadioField>
    ))}
  </RadioGroup>
);
