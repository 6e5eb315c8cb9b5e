import { StatusIcon, type Status } from './status-icon.parts.tsx';
import classes from './status.module.css';

export const StatusBadge = ({ status, children }: { status: Status; children: string }) => (
  <span className={classes['badge']} data-status={status}>
    <StatusIcon status={status} />
    {children}
  </span>
);
