import classes from './sparkline.module.css';

const WIDTH = 44;
const HEIGHT = 16;
/** Room for the dot at the end. */
const EDGE = 3;

type SparklineProps = {
  /** The oldest first; null: nothing was known then. */
  readonly values: readonly (number | null)[];
};

/**
 * A small line that shows which way a figure went. It says nothing by itself: the words are beside it. Time runs in reading
 * direction, so it is mirrored in Arabic. One value is no line, so nothing is drawn.
 */
export const Sparkline = ({ values }: SparklineProps) => {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  if (known.length < 2 || last === undefined) return null;
  const low = Math.min(...known.map(({ value }) => value));
  const span = Math.max(...known.map(({ value }) => value)) - low;
  const x = (at: number) => EDGE + (at / (values.length - 1)) * (WIDTH - 2 * EDGE);
  // a figure that never changed is a line in the middle
  const y = (value: number) => HEIGHT - EDGE - (span === 0 ? 0.5 : (value - low) / span) * (HEIGHT - 2 * EDGE);
  const points = known.map(({ value, at }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      className={`flip ${classes['spark'] ?? ''}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <polyline className={classes['line']} points={points} />
      <circle className={classes['end']} cx={x(last.at)} cy={y(last.value)} r={2} />
    </svg>
  );
};
