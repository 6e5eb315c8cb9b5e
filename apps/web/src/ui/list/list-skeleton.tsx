import { Skeleton } from '../page/skeleton.tsx';
import classes from './table/list-table.module.css';

const ROWS = 15;
const CARDS = 5;
/** Words are not all of one length. */
const WIDTHS = ['70%', '55%', '80%', '60%', '65%'];

/** As high as the rows that will come: nothing moves when they do. */
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
