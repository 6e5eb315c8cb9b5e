import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShownPerson } from './board-model.ts';
import { PersonChip } from './person-chip.tsx';
import classes from './live-board.module.css';

/** Divisible by every number of columns that a cell can have, so that a group leaves no gap behind it. */
const GROUP = 60;
/** So many people are drawn at once; of more, only those near the screen. */
const DRAWN_AT_ONCE = 240;
/** As high as a chip with its gap. */
const CHIP_PX = 44;
const USUAL_COLUMNS = 3;

type ChipListProps = {
  readonly label: string;
  readonly people: readonly ShownPerson[];
  readonly timeZone: string;
  readonly reached: string | null;
  /** How many people the whole board shows. */
  readonly of: number;
};

export const ChipList = ({ label, people, timeZone, reached, of }: ChipListProps) => {
  const groups = Array.from({ length: Math.ceil(people.length / GROUP) }, (_, at) =>
    people.slice(at * GROUP, (at + 1) * GROUP),
  );
  return groups.map((group, at) => (
    <WhenNear key={at} size={group.length} always={of <= DRAWN_AT_ONCE}>
      <ul className={classes['chips']} aria-label={label}>
        {group.map(({ person, state, overdue, instead }) => (
          <li key={person.id}>
            <PersonChip
              person={person}
              state={state}
              overdue={overdue}
              instead={instead}
              timeZone={timeZone}
              reached={reached === person.id}
            />
          </li>
        ))}
      </ul>
    </WhenNear>
  ));
};

type WhenNearProps = { readonly size: number; readonly always: boolean; readonly children: ReactNode };

/** Draws its content once it comes near the screen, and keeps its room until then. */
const WhenNear = memo(({ size, always, children }: WhenNearProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const drawn = near || always;
  useEffect(() => {
    if (drawn || !box.current) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '800px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [drawn]);
  const room = Math.ceil(size / USUAL_COLUMNS) * CHIP_PX;
  return (
    <div
      ref={box}
      className={classes['group']}
      style={drawn ? { containIntrinsicBlockSize: `auto ${room}px` } : { blockSize: room }}
    >
      {drawn && children}
    </div>
  );
});
WhenNear.displayName = 'WhenNear';
