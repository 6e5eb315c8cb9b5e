import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = { title: string; facts?: ReactNode; actions?: ReactNode };

/** The title, one muted line of facts, and actions at the end. The title receives the focus when its page opens. */
export const PageHeader = ({ title, facts, actions }: PageHeaderProps) => (
  <div className={classes['header']}>
    <div className={classes['words']}>
      <h1 className={classes['title']} tabIndex={-1}>
        {title}
      </h1>
      {facts !== undefined && <p className={classes['facts']}>{facts}</p>}
    </div>
    {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
  </div>
);
