import type { Status } from './status-icon.parts.tsx';
import classes from './status.module.css';

/** How a total is made up, at a glance; the same numbers stand in words beside it. */
export const MixBar = ({ parts }: { parts: readonly { status: Status; count: number }[] }) => {
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <div className={classes['mix']} aria-hidden="true">
      {total === 0 && <i className={classes['none']} />}
      {parts
        .filter((part) => part.count > 0)
        .map(({ status, count }) => (
          <i key={status} data-status={status} style={{ flexGrow: count }} />
        ))}
    </div>
  );
};
