/** One field that differs between what was read, what is wanted and what is there now. */
export type FieldDifference<Name extends string = string> = {
  readonly name: Name;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** both changed it, and not to the same */
  readonly clash: boolean;
};

/** By content: values here are plain data, and the server may order the keys of an object differently. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  const holds = (key: string) => sameValue(Reflect.get(a, key), Reflect.get(b, key));
  return Object.keys(a).every(holds) && Object.keys(b).every((key) => key in a || holds(key));
};

/** Thousands of cells are compared with each key that is hit: most of them are the very same objects. */
const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => sameValue(item, b[at]));

/** The fields whose value is another one. */
export const changedFields = <Values extends object>(base: Values, now: Values): (keyof Values & string)[] =>
  Object.keys(now).filter(
    (name): name is keyof Values & string => !sameValue(Reflect.get(base, name), Reflect.get(now, name)),
  );

/** What both sides did since `base`: my changes laid over theirs, and every field that differs. */
export const threeWay = <Values extends object>(base: Values, mine: Values, theirs: Values) => {
  const byMe = changedFields(base, mine);
  const byThem = changedFields(base, theirs);
  const merged = byMe.reduce<Values>((values, name) => ({ ...values, [name]: mine[name] }), theirs);
  const names = Object.keys(mine).filter(
    (name) => byMe.some((one) => one === name) || byThem.some((one) => one === name),
  );
  const differences = names.map((name): FieldDifference => {
    const values = {
      base: Reflect.get(base, name) as unknown,
      mine: Reflect.get(mine, name) as unknown,
      theirs: Reflect.get(theirs, name) as unknown,
    };
    const clash =
      !sameValue(values.base, values.mine) &&
      !sameValue(values.base, values.theirs) &&
      !sameValue(values.mine, values.theirs);
    return { name, ...values, clash };
  });
  return { merged, differences };
};
