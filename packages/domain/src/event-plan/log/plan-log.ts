import { sameValue } from '../../merge/three-way.ts';
import { PLAN_STEPS, type EventPlan } from '../plan.ts';

/** Values by the full name of their field, such as `stepOne.city`. */
type Values = Readonly<Record<string, unknown>>;
export type LoggedChange = { readonly before: Values; readonly after: Values };

/** An amount means nothing without its currency, which may be another one by the time the log is read. */
const withCurrency = (value: unknown, currency: string): unknown => {
  if (Array.isArray(value)) return value.map((one: unknown) => withCurrency(one, currency));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name.endsWith('_minor') && typeof inner === 'number' ? { minor: inner, currency } : withCurrency(inner, currency),
    ]),
  );
};

/** What is in the first list only. Items that are there several times count that often. */
const onlyIn = (list: readonly unknown[], other: readonly unknown[]): unknown[] => {
  const rest = other.map((item) => JSON.stringify(item));
  return list.filter((item) => {
    const at = rest.indexOf(JSON.stringify(item));
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  });
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const valuesOf = (plan: EventPlan): Map<string, unknown> =>
  new Map(
    PLAN_STEPS.flatMap((step) =>
      Object.entries(withCurrency(plan[step], plan.stepFour.currency) as object).map(
        ([name, value]): [string, unknown] => [`${step}.${name}`, value],
      ),
    ),
  );

/** Each changed field before and after; of a list only the items that came or went. */
export const planChange = (base: EventPlan, plan: EventPlan): LoggedChange => {
  const was = valuesOf(base);
  return joined(
    [...valuesOf(plan)].map(([name, is]) => ({ before: { [name]: was.get(name) }, after: { [name]: is } })),
  );
};

/** Several changes, the oldest first, as one; what was changed back is left out. */
export const joined = (changes: readonly LoggedChange[]): LoggedChange => {
  const before = new Map<string, unknown>();
  const after = new Map<string, unknown>();
  for (const change of changes) {
    for (const name of new Set([...Object.keys(change.before), ...Object.keys(change.after)])) {
      const [was, is] = [change.before[name], change.after[name]];
      const [first, last] = [before.get(name), after.get(name)];
      const lists = isList(was) && isList(is);
      if (!before.has(name)) before.set(name, was);
      else if (lists && isList(first)) before.set(name, [...first, ...was]);
      after.set(name, lists && isList(last) ? [...last, ...is] : is);
    }
  }
  for (const [name, was] of before) {
    const is = after.get(name);
    if (isList(was) && isList(is)) {
      before.set(name, onlyIn(was, is));
      after.set(name, onlyIn(is, was));
    }
    if (sameValue(before.get(name), after.get(name))) {
      before.delete(name);
      after.delete(name);
    }
  }
  return { before: Object.fromEntries(before), after: Object.fromEntries(after) };
};
