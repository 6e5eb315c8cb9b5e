import classes from './progress-bar.module.css';

type ProgressBarProps = {
  readonly label: string;
  readonly done: number;
  readonly failed: number;
  readonly total: number;
};

/** A job's progress. Failed records have their own color, and words beside the bar say the same. */
export const ProgressBar = ({ label, done, failed, total }: ProgressBarProps) => {
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <span
      className={classes['track']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done + failed}
    >
      <span className={classes['part']} style={{ inlineSize: share(done) }} />
      <span className={classes['part']} data-failed style={{ inlineSize: share(failed) }} />
    </span>
  );
};
