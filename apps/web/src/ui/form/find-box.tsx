import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './find-box.module.css';

/** The frame around an input that narrows the list below it. */
export const FindBox = ({ small = false, children }: { readonly small?: boolean; readonly children: ReactNode }) => (
  <label className={classes['find']} data-small={small || undefined}>
    <Icon of={IconSearch} size="s" />
    {children}
  </label>
);
