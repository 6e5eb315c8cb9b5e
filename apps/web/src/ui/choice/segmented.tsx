import { useId, type ReactNode } from 'react';
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
 * A choice of a few options: the browser's own radio buttons, which look like one control. Arrow keys choose; in Arabic
 * the left one moves forward.
 */
export const Segmented = <Value extends string>({
  label,
  value,
  options,
  onChange,
  roomy,
  folds,
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes['segmented']}
      data-roomy={roomy || undefined}
      data-folds={folds || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={classes['option']} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={classes['word']}>{option.label}</span>
        </label>
      ))}
    </div>
  );
};
