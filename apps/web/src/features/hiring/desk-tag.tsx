import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../../ui/picture/icon.tsx';
import classes from './desk-tag.module.css';

type DeskTagProps = {
  readonly tone: 'confirmed' | 'invited' | 'reserve' | 'flag' | 'plain';
  readonly icon: IconShape;
  readonly flip?: boolean;
  /** What the words are about, where they do not say it themselves. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/** A short fact about somebody, by icon and words. */
export const DeskTag = ({ tone, icon, flip = false, label, children }: DeskTagProps) => (
  <span className={classes['tag']} data-tone={tone}>
    <Icon of={icon} size="s" flip={flip} />
    {label !== undefined && <span className="visually-hidden">{label}: </span>}
    {children}
  </span>
);
