import type { ReactNode } from 'react';
import classes from './drag-ghost.module.css';

type DragGhostProps = { readonly at: { readonly x: number; readonly y: number }; readonly children: ReactNode };

/** What is dragged, beside the pointer. */
export const DragGhost = ({ at, children }: DragGhostProps) => (
  <div className={classes['place']} dir="ltr" aria-hidden="true">
    <span className={classes['ghost']} style={{ translate: `${at.x}px ${at.y}px` }}>
      <span className={classes['words']} dir={document.documentElement.dir}>
        <bdi>{children}</bdi>
      </span>
    </span>
  </div>
);
