import type { ComponentProps } from 'react';
import classes from './button.module.css';

type ButtonProps = {
  readonly tone?: 'primary' | 'secondary' | 'danger';
  /** 44 px high and as wide as its container. */
  readonly large?: boolean;
  /** Keeps the focus and its place, shows a spinner and ignores clicks. */
  readonly loading?: boolean;
} & Omit<ComponentProps<'button'>, 'className' | 'disabled'>;

export const Button = ({
  tone = 'primary',
  large = false,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) => (
  <button
    type={type}
    className={classes['button']}
    data-tone={tone}
    data-large={large || undefined}
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    {...button}
    onClick={(event) => {
      if (loading) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {loading && <span className={classes['spinner']} aria-hidden="true" />}
    <span className={classes['words']}>{children}</span>
  </button>
);
