import type { PlanShift, PlanZone, EventPlan, RolePay } from './plan.ts';
import type { RoleHeadcount, ZoneHeadcount } from './headcount/headcount.ts';
import { tidyNeeds } from './headcount/cell-changes.ts';
import { restoreLeads, removeLeads, type RemovedLeads } from './team/lead-changes.ts';

type Placed<Part> = { readonly at: number; readonly part: Part };

/** Parts of a plan that were taken out, with their places, so that they can come back. */
export type RemovedParts = {
  readonly shifts: readonly Placed<PlanShift>[];
  readonly zones: readonly Placed<PlanZone>[];
  readonly leaders: RemovedLeads;
  readonly needs: readonly RoleHeadcount[];
  readonly places: readonly ZoneHeadcount[];
  readonly pay: readonly RolePay[];
};

export type Unwanted = {
  readonly shifts?: readonly string[];
  readonly zones?: readonly string[];
  readonly types?: readonly string[];
};

const parted = <Part>(parts: readonly Part[], goes: (part: Part) => boolean) => ({
  stay: parts.filter((part) => !goes(part)),
  go: parts.flatMap((part, at) => (goes(part) ? [{ at, part }] : [])),
});

/** Shifts, zones or roles go, and with them everything that is about them: headcounts, leads, pay. */
export const withoutParts = (
  plan: EventPlan,
  unwanted: Unwanted,
): { readonly plan: EventPlan; readonly taken: RemovedParts } => {
  const shiftKeys = new Set(unwanted.shifts);
  const zoneKeys = new Set(unwanted.zones);
  const types = new Set(unwanted.types);
  const { stepTwo, stepThree, stepThreeTeam, stepThreeZones, stepFour } = plan;
  const shifts = parted(stepTwo.shifts, ({ key }) => shiftKeys.has(key));
  const zones = parted(stepThreeZones.zones, ({ key }) => zoneKeys.has(key));
  const leaders = removeLeads(
    stepThreeTeam.leaders,
    ({ scope, of }) => of !== null && (scope === 'shift' ? shiftKeys : zoneKeys).has(of),
  );
  const needs = parted(stepThree.needs, ({ shift, type_id }) => shiftKeys.has(shift) || types.has(type_id));
  const places = parted(
    stepThreeZones.places,
    ({ shift, type_id, zone }) => shiftKeys.has(shift) || types.has(type_id) || zoneKeys.has(zone),
  );
  const pay = parted(stepFour.pay, ({ type_id }) => types.has(type_id));
  return {
    plan: {
      ...plan,
      stepTwo: { ...stepTwo, shifts: shifts.stay },
      stepThree: { ...stepThree, needs: withRolesOf(needs, types, shifts.stay[0]) },
      stepThreeTeam: { ...stepThreeTeam, leaders: leaders.stay },
      stepThreeZones: { zones: zones.stay, places: places.stay },
      stepFour: { ...stepFour, pay: pay.stay },
    },
    taken: {
      shifts: shifts.go,
      zones: zones.go,
      leaders: leaders.taken,
      needs: needs.go.map(({ part }) => part),
      places: places.go.map(({ part }) => part),
      pay: pay.go.map(({ part }) => part),
    },
  };
};

/** A role that was wanted only in the shift that goes keeps its row. */
const withRolesOf = (
  { stay, go }: { readonly stay: readonly RoleHeadcount[]; readonly go: readonly Placed<RoleHeadcount>[] },
  unwanted: ReadonlySet<string>,
  shift: PlanShift | undefined,
): readonly RoleHeadcount[] => {
  if (shift === undefined) return stay;
  const there = new Set(stay.map(({ type_id }) => type_id));
  const bare = [...new Set(go.map(({ part }) => part.type_id))].filter((id) => !there.has(id) && !unwanted.has(id));
  return [...stay, ...bare.map((type_id) => ({ shift: shift.key, type_id, headcount: 0 }))];
};

const putBack = <Part>(
  parts: readonly Part[],
  taken: readonly Placed<Part>[],
  nameOf: (part: Part) => string,
): readonly Part[] =>
  taken.reduce<readonly Part[]>(
    (all, { at, part }) =>
      all.some((one) => nameOf(one) === nameOf(part)) ? all : all.toSpliced(Math.min(at, all.length), 0, part),
    parts,
  );

const missing = <Part>(parts: readonly Part[], taken: readonly Part[], nameOf: (part: Part) => string): Part[] => {
  const there = new Set(parts.map(nameOf));
  return taken.filter((part) => !there.has(nameOf(part)));
};

/** Brings them back where they were; what has been done since stays. */
export const restoreParts = (plan: EventPlan, taken: RemovedParts): EventPlan => {
  const { stepTwo, stepThree, stepThreeTeam, stepThreeZones, stepFour } = plan;
  const { needs } = stepThree;
  const { zones, places } = stepThreeZones;
  return {
    ...plan,
    stepTwo: { ...stepTwo, shifts: putBack(stepTwo.shifts, taken.shifts, ({ key }) => key) },
    stepThree: {
      ...stepThree,
      needs: tidyNeeds([...needs, ...missing(needs, taken.needs, ({ shift, type_id }) => `${shift} ${type_id}`)]),
    },
    stepThreeTeam: { ...stepThreeTeam, leaders: restoreLeads(stepThreeTeam.leaders, taken.leaders) },
    stepThreeZones: {
      zones: putBack(zones, taken.zones, ({ key }) => key),
      places: [
        ...places,
        ...missing(places, taken.places, ({ zone, shift, type_id }) => `${zone} ${shift} ${type_id}`),
      ],
    },
    stepFour: { ...stepFour, pay: [...stepFour.pay, ...missing(stepFour.pay, taken.pay, ({ type_id }) => type_id)] },
  };
};
