import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './button.module.css';

type ButtonLinkProps = LinkProps & {
  tone?: 'primary' | 'secondary';
  /** small: 28 high, inside a row */
  small?: boolean;
  children: ReactNode;
};

/** Goes somewhere, looks like a button. */
export const ButtonLink = ({ tone = 'primary', small = false, children, ...link }: ButtonLinkProps) => (
  <Link {...link} className={classes['button'] ?? ''} data-tone={tone} data-small={small || undefined}>
    <span className={classes['words']}>{children}</span>
  </Link>
);
