import { Skeleton } from '../page/skeleton.tsx';
import classes from './table/list-table.module.css';

const ROWS = 15;
const CARDS = 5;
/** The widths vary like the lengths of words. */
const WIDTHS = ['70%', '55%', '80%', '60%', '65%'];

/** The rows are as high as the real ones, so that nothing moves when those arrive. */
export const SkeletonRows = ({ cells, checks }: { cells: number; checks: boolean }) =>
  Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {checks && (
        <td className={classes['check']}>
          <Skeleton width={16} height={16} />
        </td>
      )}
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          <Skeleton width={WIDTHS[(row + cell) % WIDTHS.length] ?? '60%'} height={12} />
        </td>
      ))}
    </tr>
  ));

export const SkeletonCards = () =>
  Array.from({ length: CARDS }, (_, card) => <Skeleton key={card} height={132} card />);
