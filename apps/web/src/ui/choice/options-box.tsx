import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './options-box.module.css';

type OptionsBoxProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** As wide as the cell around it. */
  readonly wide?: boolean;
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
};

/** The browser's own select element, which phones show in their own way, in our look. */
export const OptionsBox = ({ label, value, onChange, wide = false, children }: OptionsBoxProps) => (
  <span className={classes['box']} data-wide={wide || undefined}>
    <select
      className={classes['select']}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
    <Icon of={IconChevronDown} size="s" className={classes['arrow']} />
  </span>
);
