import { drawnOf, piecesOf } from './line-pieces.ts';
import classes from './mini-chart.module.css';

const WIDTH = 240;
const HEIGHT = 76;
const EDGE = 4;

type MiniLineProps = {
  /** The oldest first; null: nothing is known. */
  readonly values: readonly (number | null)[];
  /** Behind the line, as many of them. */
  readonly before?: readonly (number | null)[];
};

/** The shape of a line on a card. It says nothing by itself: the figure is beside it. Time runs in reading direction. */
export const MiniLine = ({ values, before = [] }: MiniLineProps) => {
  const known = [...values, ...before].filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const x = (at: number) => EDGE + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (span === 0 ? 0.5 : (value - low) / span) * (HEIGHT - 2 * EDGE);
  const drawn = (line: readonly (number | null)[], name: string) =>
    piecesOf(line).map((piece) => (
      <polyline
        key={piece[0]?.at}
        className={classes[name]}
        points={drawnOf(piece)
          .map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
          .join(' ')}
      />
    ));
  if (known.length === 0) return null;
  return (
    <svg
      className={`flip ${classes['line'] ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {drawn(before, 'before')}
      {drawn(values, 'now')}
    </svg>
  );
};

/** The shape of a spread on a card, from zero; it says nothing by itself. */
export const MiniColumns = ({ counts }: { readonly counts: readonly (number | null)[] }) => {
  const most = Math.max(...counts.map((count) => count ?? 0), 0);
  if (most === 0) return null;
  return (
    <span className={classes['columns']} aria-hidden="true">
      {counts.map((count, at) => (
        // columns have no name but their place
        <span key={String(at)} style={{ blockSize: `${(100 * (count ?? 0)) / most}%` }} />
      ))}
    </span>
  );
};
