import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';

/** An answer that was on its way while somebody was marked here is older than what is shown. */
const newer = (known: BoardPerson | undefined, told: BoardPerson): BoardPerson =>
  known && known.version > told.version ? known : told;

/** The board with some people as they are now. Everybody else stays the same object, so that only these are drawn anew. */
export const withPeople = (known: readonly BoardPerson[], told: readonly BoardPerson[]): BoardPerson[] => {
  const news = new Map(told.map((person) => [person.id, person]));
  const stay = known.map((person) => {
    const news_of = news.get(person.id);
    news.delete(person.id);
    return news_of ? newer(person, news_of) : person;
  });
  return [...stay, ...news.values()];
};

/** What is shown, and what has changed since. */
export const mergeBoard = (known: EventBoard, told: EventBoard): EventBoard => {
  if (told.complete) {
    const before = new Map(known.people.map((person) => [person.id, person]));
    return { ...told, people: told.people.map((person) => newer(before.get(person.id), person)) };
  }
  const gone = new Set(told.gone);
  return {
    ...told,
    complete: true,
    gone: [],
    people: withPeople(known.people, told.people).filter(({ id }) => !gone.has(id)),
  };
};
