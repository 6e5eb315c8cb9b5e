import { isLowFill } from '@proline/domain/event/event-fill';
import classes from './staffing-bar.module.css';

type StaffingBarProps = { label: string; confirmed: number; invited: number; places: number };

/**
 * Shows confirmed places solid, invited ones hatched and open ones empty, so that nobody has to rely on color. The bar
 * turns amber when too few places are filled.
 */
export const StaffingBar = ({ label, confirmed, invited, places }: StaffingBarProps) => {
  const share = (count: number) => `${places === 0 ? 0 : Math.min(100, (count / places) * 100)}%`;
  return (
    <span
      className={classes['bar']}
      role="img"
      aria-label={label}
      data-low={isLowFill({ places, confirmed }) || undefined}
    >
      <i className={classes['confirmed']} style={{ inlineSize: share(confirmed) }} />
      <i className={classes['invited']} style={{ inlineSize: share(invited) }} />
    </span>
  );
};
