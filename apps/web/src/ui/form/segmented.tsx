import { useId, type ReactNode } from 'react';
import classes from './segmented.module.css';

type Option<Value extends string> = { value: Value; label: string; lang?: string; icon?: ReactNode };
type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  /** on a page header or card of its own: 36 high instead of 32 */
  roomy?: boolean;
  /** beside a drawer the icons stand alone */
  folds?: boolean;
};

/** One of a few: radio buttons that look like one control, so arrow keys and screen readers work as they know it. */
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
    <span
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
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={classes['word']}>{option.label}</span>
        </label>
      ))}
    </span>
  );
};
