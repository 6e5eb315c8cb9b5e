import { conditionsOf, madeRows, where, type Narrowing } from '../../platform/list/list-where.ts';
import type { AnySource } from '../../platform/list/list-source.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { NOT_ERASED, usherKpiSource } from './usher-kpi.queries.ts';

// the engine asks a source only for what its list declares
const source = usherKpiSource as unknown as AnySource;
const OF_PEOPLE = ['status', 'shifts', 'reliability'];

/** What narrows the list of people, out of what narrows a list of their shifts. */
const ofPeople = ({ q, set }: Narrowing): Narrowing => ({
  q,
  set: new Map([...set].filter(([name]) => Object.hasOwn(source.filters, name))),
});

/** The people of the list: what stands before a statement, and what it selects them by. */
export const peopleIn = (asked: Narrowing, values: SqlValues): { readonly made: string; readonly chosen: string } => {
  const narrowing = ofPeople(asked);
  return {
    made: madeRows(source, narrowing, values),
    chosen: `from kpis ${where(conditionsOf(source, narrowing, values))}`,
  };
};

/** Whose work counts; `f` is a row of assignment_figures. Everybody is cheaper without asking for each, but for those who were erased. */
export const ofThesePeople = (asked: Narrowing, values: SqlValues): string => {
  if (asked.q === undefined && !OF_PEOPLE.some((name) => asked.set.has(name))) return NOT_ERASED;
  const { made, chosen } = peopleIn(asked, values);
  return `f.usher_id in (${made} select kpis.id ${chosen})`;
};
