import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

type IconButtonProps = { label: string; bordered?: boolean } & Omit<
  ComponentProps<'button'>,
  'className' | 'aria-label'
>;

/** A button without words; its label is for people who cannot see the icon. */
export const IconButton = ({ label, bordered = false, ...button }: IconButtonProps) => (
  <button
    type="button"
    {...button}
    className={classes['iconButton']}
    data-bordered={bordered || undefined}
    aria-label={label}
  />
);
