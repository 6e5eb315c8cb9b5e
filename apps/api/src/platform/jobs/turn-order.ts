/** People beyond this many have waited so long that their order no longer matters. */
const MOST_REMEMBERED = 1_000;

export type TurnOrder = {
  /** Who was served, the longest ago first. The program itself is one of them: ''. */
  readonly served: () => readonly string[];
  readonly serve: (person: string) => void;
};

/** One item for each person in turn: nobody waits for all the work of somebody else. Each process keeps its own order. */
export function createTurnOrder(): TurnOrder {
  const people = new Set<string>();
  return {
    served: () => [...people],
    serve(person) {
      people.delete(person);
      people.add(person);
      for (const first of people) {
        if (people.size <= MOST_REMEMBERED) break;
        people.delete(first);
      }
    },
  };
}
