import type { ReactNode } from 'react';
import classes from './row-card.module.css';

type RowCardProps = {
  /** Name and status. */
  readonly head: ReactNode;
  /** The most important facts, each with its icon. */
  readonly facts?: ReactNode;
  /** The other facts, on one line at the end. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
};

/** A row on a phone. */
export const RowCard = ({ head, facts, foot, children }: RowCardProps) => (
  <div className={classes['card']}>
    <div className={classes['head']}>{head}</div>
    {facts !== undefined && <div className={classes['facts']}>{facts}</div>}
    {children}
    {foot !== undefined && <div className={classes['foot']}>{foot}</div>}
  </div>
);
