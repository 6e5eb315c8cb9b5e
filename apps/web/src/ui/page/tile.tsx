import type { ReactNode } from 'react';
import classes from './tile.module.css';

export type Tone = 'amber' | 'yellow' | 'red' | 'violet' | 'blue' | 'green' | 'teal' | 'brand' | 'grey';

type TileProps = { tone: Tone; large?: boolean; /** for use within a line */ small?: boolean; children: ReactNode };

/** A tinted square with an icon. */
export const Tile = ({ tone, large, small, children }: TileProps) => (
  <span className={classes['tile']} data-tone={tone} data-large={large || undefined} data-small={small || undefined}>
    {children}
  </span>
);
