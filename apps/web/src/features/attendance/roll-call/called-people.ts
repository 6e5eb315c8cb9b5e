import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { byName, isFound, isOfTeam } from '../board/board-model.ts';
import type { CALLED_GROUPS } from './called-groups.ts';

/** Empty: every one of them. */
export type CalledPart = { readonly shift: string; readonly zone: string; readonly team: string };

export const isHere = ({ state }: BoardPerson): boolean => state === 'in' || state === 'left' || state === 'attended';

/** Whose names are called, by name: neither those who stand by nor those who are excused. */
export const peopleOfPart = (board: EventBoard, { shift, zone, team }: CalledPart): readonly BoardPerson[] => {
  const lead = board.leads.find(({ id }) => id === team);
  return board.people
    .filter(
      (person) =>
        person.shift_id === shift &&
        !person.reserve &&
        person.state !== 'excused' &&
        (zone === '' || (person.zone_id ?? UNZONED) === zone) &&
        (!lead || isOfTeam(lead, person)),
    )
    .toSorted(byName);
};

/** Of them, who is looked for by name, code or phone. */
export const foundOf = (people: readonly BoardPerson[], q: string): readonly BoardPerson[] => {
  const wanted = normalizeSearch(q).trim();
  return people.filter((person) => isFound(person, wanted));
};

export type CalledGroups = Readonly<Record<(typeof CALLED_GROUPS)[number], readonly BoardPerson[]>>;

const cameAt = ({ checked_in_at }: BoardPerson): number => (checked_in_at === null ? 0 : Date.parse(checked_in_at));

/** Not here yet and no-shows by name, those who are here by when they came, the latest first. */
export const groupsOf = (people: readonly BoardPerson[]): CalledGroups => ({
  expected: people.filter(({ state }) => state === 'expected'),
  no_show: people.filter(({ state }) => state === 'no_show'),
  in: people.filter(isHere).toSorted((a, b) => cameAt(b) - cameAt(a)),
});
