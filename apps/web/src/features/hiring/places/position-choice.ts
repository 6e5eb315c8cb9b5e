import type { PlacePosition } from '@proline/contract/assignment/assignment';

/** Which positions of an event are looked at. */

export type Fill = { readonly headcount: number; readonly confirmed: number; readonly invited: number };

/** Neither confirmed nor held by an invitation. */
export const openIn = ({ headcount, confirmed, invited }: Fill): number => Math.max(0, headcount - confirmed - invited);

export const sumOf = (fills: readonly Fill[]): Fill =>
  fills.reduce(
    (sum, { headcount, confirmed, invited }) => ({
      headcount: sum.headcount + headcount,
      confirmed: sum.confirmed + confirmed,
      invited: sum.invited + invited,
    }),
    { headcount: 0, confirmed: 0, invited: 0 },
  );

export type ShiftPlaces = {
  readonly shift: PlacePosition['shift'];
  readonly positions: readonly PlacePosition[];
  readonly sum: Fill;
};

/** By shift, in the order in which they came. The sums are those of the whole shift, also where only gaps are shown. */
export const inShifts = (
  positions: readonly PlacePosition[],
  isShown: (position: PlacePosition) => boolean,
): readonly ShiftPlaces[] => {
  const shifts = new Map<string, PlacePosition[]>();
  for (const position of positions) shifts.set(position.shift.id, [...(shifts.get(position.shift.id) ?? []), position]);
  return [...shifts.values()].flatMap((all) => {
    const shown = all.filter(isShown);
    const [first] = shown;
    return first ? [{ shift: first.shift, positions: shown, sum: sumOf(all) }] : [];
  });
};

const clash = (a: PlacePosition['shift'], b: PlacePosition['shift']): boolean =>
  Date.parse(a.starts_at) < Date.parse(b.ends_at) && Date.parse(b.starts_at) < Date.parse(a.ends_at);

/** Whether one person can have both: one role, and shifts that leave time for each other. */
export const goTogether = (a: PlacePosition, b: PlacePosition): boolean =>
  a.role.id === b.role.id && !clash(a.shift, b.shift);

/** Adds a position to those that are chosen, or takes it away. Whatever does not go with it gives way. */
export const alsoChosen = (chosen: readonly PlacePosition[], position: PlacePosition): readonly PlacePosition[] =>
  chosen.some(({ id }) => id === position.id)
    ? chosen.filter(({ id }) => id !== position.id)
    : [...chosen.filter((one) => goTogether(one, position)), position].toSorted(
        (a, b) => Date.parse(a.shift.starts_at) - Date.parse(b.shift.starts_at),
      );

const isAlike = (a: PlacePosition, b: PlacePosition): boolean =>
  a.role.id === b.role.id && a.zone?.code === b.zone?.code;

/** The same role in the same zone, in shifts that go with those that are chosen; full ones are left out. */
export const alikeElsewhere = (
  positions: readonly PlacePosition[],
  chosen: readonly PlacePosition[],
): readonly PlacePosition[] => {
  const [first] = chosen;
  if (!first) return [];
  return positions.reduce<readonly PlacePosition[]>((found, one) => {
    const fits =
      isAlike(first, one) && openIn(one) > 0 && [...chosen, ...found].every((other) => goTogether(one, other));
    return fits ? [...found, one] : found;
  }, []);
};

export type Step = 'next' | 'previous' | 'next_shift' | 'previous_shift' | 'first' | 'last';

/** Where an arrow key leads: to the neighbour, or to the same place in the shift before or after. */
export const stepFrom = (groups: readonly ShiftPlaces[], id: string, step: Step): PlacePosition | undefined => {
  const all = groups.flatMap(({ positions }) => positions);
  const at = all.findIndex((one) => one.id === id);
  if (step === 'first') return all[0];
  if (step === 'last') return all.at(-1);
  if (step === 'next') return all[at + 1];
  if (step === 'previous') return all[at - 1];
  const here = all[at];
  const group = groups.findIndex(({ positions }) => positions.some((one) => one.id === id));
  const beside = groups[group + (step === 'next_shift' ? 1 : -1)]?.positions;
  return here && (beside?.find((one) => isAlike(here, one)) ?? beside?.[0]);
};
