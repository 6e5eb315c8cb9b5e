import { memo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { WhenNear } from '../when-near.tsx';
import type { ShownPerson } from '../board/board-model.ts';
import { useChipFrame, type ChipFrame } from './chip-frame-context.ts';
import { useChipColumns } from './use-chip-columns.ts';
import { useChipWords } from './use-chip-words.ts';
import { PersonChip } from './person-chip.tsx';
import classes from './chips.module.css';

/** A group has so many lines, and where a line is short, so many people: few enough to be drawn between two frames. */
const LINES = 4;
const LEAST = 12;
/** So many people are drawn at once; of more, only those near the screen. */
const DRAWN_AT_ONCE = 240;
/** As high as a chip with its gap. */
const CHIP_PX = 44;

type ChipListProps = { readonly label: string; readonly people: readonly ShownPerson[] };

export const ChipList = ({ label, people }: ChipListProps) => {
  const { box, columns } = useChipColumns();
  if (people.length === 0) return null;
  return (
    <div ref={box} className={classes['list']}>
      {columns !== null && <ChipGroups label={label} people={people} columns={columns} />}
    </div>
  );
};

/** In whole lines, so that no group leaves a gap behind it. */
const inLines = (people: readonly ShownPerson[], columns: number) => {
  const size = columns * Math.max(LINES, Math.ceil(LEAST / columns));
  return Array.from({ length: Math.ceil(people.length / size) }, (_, at) => people.slice(at * size, (at + 1) * size));
};

const ChipGroups = ({ label, people, columns }: ChipListProps & { readonly columns: number }) => {
  const { timeZone, reached, total, kept } = useChipFrame();
  return inLines(people, columns).map((group, at) => {
    const isReached = group.some(({ person }) => person.id === reached);
    return (
      <WhenNear
        key={at}
        room={Math.ceil(group.length / columns) * CHIP_PX}
        always={total <= DRAWN_AT_ONCE}
        // whoever has the focus stays, however far away somebody has scrolled
        held={isReached}
        first={group[0]?.person.id}
        last={group.at(-1)?.person.id}
      >
        <ChipGroup label={label} people={group} timeZone={timeZone} reached={isReached ? reached : null} kept={kept} />
      </WhenNear>
    );
  });
};

type ChipGroupProps = ChipListProps & Pick<ChipFrame, 'timeZone' | 'reached' | 'kept'>;

const isSamePerson = (one: ShownPerson, other: ShownPerson | undefined): boolean =>
  one.person === other?.person &&
  one.state === other.state &&
  one.overdue === other.overdue &&
  one.instead === other.instead;

/** Most groups have not changed when something has. */
const isSameGroup = (before: ChipGroupProps, now: ChipGroupProps): boolean =>
  before.label === now.label &&
  before.timeZone === now.timeZone &&
  before.reached === now.reached &&
  before.people.length === now.people.length &&
  before.people.every((one, at) => isSamePerson(one, now.people[at])) &&
  (before.kept === now.kept ||
    now.people.every(({ person }) => before.kept.get(person.id) === now.kept.get(person.id)));

const ChipGroup = memo(({ label, people, timeZone, reached, kept }: ChipGroupProps) => {
  const { t, language } = useTranslation('attendance');
  const wordsOf = useChipWords(timeZone);
  return (
    <ul className={classes['chips']} aria-label={label}>
      {people.map((one) => (
        <li key={one.person.id}>
          <PersonChip
            t={t}
            language={language}
            person={one.person}
            state={one.state}
            {...wordsOf(one)}
            kept={kept.get(one.person.id)}
            reached={reached === one.person.id}
          />
        </li>
      ))}
    </ul>
  );
}, isSameGroup);
ChipGroup.displayName = 'ChipGroup';
