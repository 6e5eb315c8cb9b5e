import type { Status } from './status-icon.parts.tsx';
import classes from './status.module.css';

/** A bar of the parts of a total. Screen readers skip it, because words beside it have the same numbers. */
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
