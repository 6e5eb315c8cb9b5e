import type { ReactNode } from 'react';
import { Tile, type Tone } from './tile.tsx';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  icon: ReactNode;
  tone: Tone;
  title: string;
  text: string;
  /** `h1` if the state fills the whole screen. */
  as?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
};

/** A tile, a title, one sentence, and one or two actions. */
export const EmptyState = ({ icon, tone, title, text, as: Heading = 'h3', children }: EmptyStateProps) => (
  <div className={classes['empty']}>
    <Tile tone={tone} large>
      {icon}
    </Tile>
    <Heading className={classes['title']}>{title}</Heading>
    <p className={classes['text']}>{text}</p>
    {children !== undefined && <div className={classes['actions']}>{children}</div>}
  </div>
);
