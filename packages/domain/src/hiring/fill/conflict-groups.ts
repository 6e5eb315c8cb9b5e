import { excludeEachOther, type Work } from '../work.ts';

/**
 * The largest groups of shifts of which one person can work one only, by their indexes. Together they say everything that
 * pairs would say, in fewer and stronger rules. Each shift is in at least one.
 */
export const conflictGroups = (shifts: readonly Work[], leastRestHours: number): readonly (readonly number[])[] => {
  const rivals = shifts.map(
    (one, at) => new Set(shifts.keys().filter((k) => k !== at && excludes(one, shifts[k], leastRestHours))),
  );
  const groups: number[][] = [];
  grow([], new Set(shifts.keys()), new Set());
  return groups;

  /** Bron and Kerbosch's search, with a pivot. */
  function grow(group: readonly number[], open: Set<number>, done: Set<number>): void {
    if (open.size === 0 && done.size === 0) {
      if (group.length > 0) groups.push(group.toSorted((a, b) => a - b));
      return;
    }
    const pivot = rivals[[...open, ...done].reduce((best, k) => (common(k, open) > common(best, open) ? k : best))];
    for (const next of [...open].filter((k) => pivot?.has(k) !== true)) {
      const own = rivals[next] ?? new Set();
      grow([...group, next], open.intersection(own), done.intersection(own));
      open.delete(next);
      done.add(next);
    }
  }

  function common(k: number, open: ReadonlySet<number>): number {
    return rivals[k]?.intersection(open).size ?? 0;
  }
};

const excludes = (a: Work, b: Work | undefined, leastRestHours: number): boolean =>
  b !== undefined && excludeEachOther(a, b, leastRestHours);
