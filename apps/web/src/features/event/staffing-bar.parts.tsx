import { isLowFill } from '@proline/domain/event/event-fill';
import classes from './staffing-bar.module.css';

type StaffingBarProps = { label: string; confirmed: number; invited: number; places: number };

/** Confirmed solid, invited hatched, open track; amber when too little is filled. Hatching needs no colour. */
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
