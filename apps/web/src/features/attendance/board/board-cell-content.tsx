import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { BoardCell, ShiftPhase } from './board-model.ts';
import { ChipList } from './chip-list.tsx';
import classes from './live-board.module.css';

/** Of a shift that is still ahead, a cell shows so many; the others on demand. */
const SHOWN_AHEAD = 4;

type CellContentProps = {
  readonly cell: BoardCell;
  readonly phase: ShiftPhase;
  readonly label: string;
  readonly timeZone: string;
  readonly reached: string | null;
  readonly of: number;
  /** Somebody searches or filters: nobody who was found is folded away. */
  readonly narrowed: boolean;
};

/** The people of one zone at one shift, below their count. */
export const CellContent = ({ cell, phase, label, timeZone, reached, of, narrowed }: CellContentProps) => {
  const { t } = useTranslation('attendance');
  const [open, setOpen] = useState(false);
  const { people, here, all } = cell;
  if (people.length === 0 && all === 0) return null;
  const folded = phase === 'ahead' && !open && !narrowed && here === 0 && people.length > SHOWN_AHEAD + 1;
  const shown = folded ? people.slice(0, SHOWN_AHEAD) : people;
  return (
    <div className={classes['cell']}>
      {all > 0 && (
        <span className={classes['count']} data-short={(phase === 'on' && here < all) || undefined}>
          {phase === 'ahead' && here === 0
            ? t('expected_count', { count: all })
            : t(phase === 'over' ? 'came_of' : 'here_of', { here, all })}
        </span>
      )}
      <ChipList label={label} people={shown} timeZone={timeZone} reached={reached} of={of} />
      {folded && (
        <button type="button" className={classes['more']} onClick={() => setOpen(true)}>
          {t('more_expected', { count: people.length - shown.length })}
        </button>
      )}
    </div>
  );
};
