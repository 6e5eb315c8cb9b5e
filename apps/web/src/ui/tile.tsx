import type { ReactNode } from 'react';
import classes from './tile.module.css';

export type Tone = 'amber' | 'yellow' | 'red' | 'violet' | 'blue' | 'green' | 'teal' | 'brand' | 'grey';

/** A tinted square that carries an icon. */
export const Tile = ({ tone, large, children }: { tone: Tone; large?: boolean; children: ReactNode }) => (
  <span className={classes['tile']} data-tone={tone} data-large={large || undefined}>
    {children}
  </span>
);
