import type { BoardPerson } from '@proline/contract/attendance/board';
import { dueAt, isOnTheWay } from '@proline/domain/attendance/arrival';

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Said when they come, and it is not that late yet. */
export const isComing = ({ state, expected_at }: BoardPerson, now: Date): boolean =>
  state === 'expected' && isOnTheWay(moment(expected_at), now);

/** From when on somebody is late. */
export const lateFrom = ({ due_at }: BoardPerson, { starts_at }: { readonly starts_at: string }): number =>
  dueAt(new Date(starts_at), moment(due_at)).getTime();

/** Whoever comes in somebody’s place, by the assignment of that somebody; of several the one who was called last. */
export const standIns = (people: readonly BoardPerson[]): ReadonlyMap<string, BoardPerson> =>
  new Map(people.flatMap((person) => (person.replaces === null ? [] : [[person.replaces, person] as const])));
