import type { EventBoard } from '@proline/contract/attendance/board';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { BoardCell, ShiftPhase } from './board-model.ts';
import { useChipFrame } from '../chips/chip-frame-context.ts';
import { ChipList } from '../chips/chip-list.tsx';
import { OpenPlaceChips } from '../chips/open-place-chips.tsx';
import classes from './live-board.module.css';

/** Of a shift that is still ahead, a cell shows so many; the others on demand. */
const SHOWN_AHEAD = 4;

type CellContentProps = {
  readonly cell: BoardCell;
  readonly phase: ShiftPhase;
  readonly label: string;
  readonly roles: EventBoard['roles'];
};

/** The people of one zone at one shift, below their count. */
export const CellContent = ({ cell, phase, label, roles }: CellContentProps) => {
  const { t } = useTranslation('attendance');
  const { narrowed } = useChipFrame();
  const [open, setOpen] = useState(false);
  const { people, here, all, open: places } = cell;
  if (people.length + places.length === 0 && all === 0) return null;
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
      <ChipList label={label} people={shown} />
      {folded && (
        <button type="button" className={classes['more']} onClick={() => setOpen(true)}>
          {t('more_expected', { count: people.length - shown.length })}
        </button>
      )}
      <OpenPlaceChips label={label} open={places} roles={roles} />
    </div>
  );
};
