import type { EventPlan } from './plan.ts';
import { reconcileZones, type RoleHeadcount } from './headcount/headcount.ts';

export type PlannedPosition = RoleHeadcount & {
  /** null: in no zone */
  readonly zone: string | null;
};

/** The places that a plan has, each combination once: those of its zones, and whoever is left in none. */
export const plannedPositions = ({
  stepThree,
  stepThreeZones,
}: Pick<EventPlan, 'stepThree' | 'stepThreeZones'>): PlannedPosition[] => {
  const zoned = new Map<string, PlannedPosition>();
  for (const { shift, type_id, zone, headcount } of stepThreeZones.places) {
    const key = `${shift} ${type_id} ${zone}`;
    zoned.set(key, { shift, type_id, zone, headcount: headcount + (zoned.get(key)?.headcount ?? 0) });
  }
  const unzoned = reconcileZones(stepThree.needs, stepThreeZones.places).map((cell) => ({
    shift: cell.shift,
    type_id: cell.type_id,
    zone: null,
    headcount: cell.unzoned,
  }));
  return [...zoned.values(), ...unzoned].filter(({ headcount }) => headcount > 0);
};
