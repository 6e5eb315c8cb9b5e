import { fixedWork, type FillSource } from './fill-candidates.ts';
import type { FillRow } from './fill-problem.ts';

/**
 * The event as it is once its plan is saved, asked for people who stand by: everybody works what the plan gives them, and no
 * place changes. A reserve holds no place of a mix.
 */
export const reserveSource = (source: FillSource, rows: readonly FillRow[]): FillSource => {
  const positions = new Map(source.positions.map((position) => [position.id, position]));
  const given = Map.groupBy(rows, ({ person_id }) => person_id);
  return {
    ...source,
    event: { ...source.event, left_for: null },
    positions: source.positions.map((position) => ({ ...position, room: position.reserve_room ?? 0 })),
    people: source.people.map((person) => ({
      ...person,
      places: [],
      booked: [
        ...fixedWork(source, person),
        ...(given.get(person.id) ?? []).flatMap(({ position_id }) => {
          const position = positions.get(position_id);
          return position ? [{ ...position.work, as: 'usher' as const }] : [];
        }),
      ],
    })),
  };
};
