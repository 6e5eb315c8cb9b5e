import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './button.module.css';

type ButtonAnchorProps = ComponentProps<'a'> & {
  readonly tone?: 'primary' | 'secondary';
  /** 28 px high, for use inside a row. */
  readonly small?: boolean;
};

const ButtonAnchor = ({ tone = 'primary', small = false, children, ...anchor }: ButtonAnchorProps) => (
  <a {...anchor} className={classes['button']} data-tone={tone} data-small={small || undefined}>
    <span className={classes['words']}>{children}</span>
  </a>
);

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
