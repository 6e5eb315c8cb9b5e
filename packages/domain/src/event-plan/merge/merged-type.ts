import type { EventPlan } from '../plan.ts';
import { HEADCOUNT_ROOM, type RoleHeadcount } from '../headcount/headcount.ts';

/** The plan with one role in another's place. What stood in both becomes one; the other's pay is the one that holds. */
export const withMergedType = (plan: EventPlan, from: string, into: string): EventPlan => {
  const renamed = <Entry extends { readonly type_id: string }>(entry: Entry): Entry =>
    entry.type_id === from ? { ...entry, type_id: into } : entry;
  const { stepThree, stepThreeZones, stepFour } = plan;
  const isPaid = stepFour.pay.some(({ type_id }) => type_id === into);
  return {
    ...plan,
    stepThree: { ...stepThree, needs: summed(stepThree.needs.map(renamed), ({ shift }) => shift) },
    stepThreeZones: {
      ...stepThreeZones,
      places: summed(stepThreeZones.places.map(renamed), ({ shift, zone }) => `${shift} ${zone}`),
    },
    stepFour: {
      ...stepFour,
      pay: stepFour.pay.filter(({ type_id }) => !(isPaid && type_id === from)).map(renamed),
    },
  };
};

/** One cell for each role at each place, where the first of them stood. */
const summed = <Cell extends RoleHeadcount>(cells: readonly Cell[], placeOf: (cell: Cell) => string): Cell[] => {
  const byPlace = new Map<string, Cell>();
  for (const cell of cells) {
    const key = `${placeOf(cell)} ${cell.type_id}`;
    const known = byPlace.get(key);
    const headcount = Math.min((known?.headcount ?? 0) + cell.headcount, HEADCOUNT_ROOM);
    byPlace.set(key, { ...(known ?? cell), headcount });
  }
  return [...byPlace.values()];
};
