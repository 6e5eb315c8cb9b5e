import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = {
  title: string;
  icon?: ReactNode;
  /** A short fact beside the title. */
  tag?: ReactNode;
  /** One link or control at the end of the head. */
  end?: ReactNode;
  busy?: boolean;
  /** Less padding around the head. */
  tight?: boolean;
  children: ReactNode;
};

export const Card = ({ title, icon, tag, end, busy, tight, children }: CardProps) => (
  <section className={classes['card']} aria-label={title} aria-busy={busy || undefined}>
    <div className={classes['head']} data-tight={tight || undefined}>
      {icon !== undefined && <span className={classes['icon']}>{icon}</span>}
      <h2 className={classes['title']}>{title}</h2>
      {tag !== undefined && <span className={classes['tag']}>{tag}</span>}
      {end !== undefined && <span className={classes['end']}>{end}</span>}
    </div>
    {children}
  </section>
);
