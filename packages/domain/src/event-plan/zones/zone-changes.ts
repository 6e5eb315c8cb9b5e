import { ZONE_RADIUS_M, type PlanZone, type EventPlan, type NewKey } from '../plan.ts';
import { reconcileZones, type RoleHeadcount, type ZoneHeadcount } from '../headcount/headcount.ts';
import { cellNumbers, numberAt, tidyPlaces, withCells } from '../headcount/cell-changes.ts';
import type { PastedZone } from '../paste/pasted-zones.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;

/** A to Z, then A2 to Z2: the first that nobody has. */
const freeCode = (zones: readonly PlanZone[]): string => {
  const taken = new Set(zones.map(({ code }) => code.trim().toUpperCase()));
  for (let n = 0; ; n += 1) {
    const round = Math.floor(n / LETTERS);
    const code = `${String.fromCodePoint(FIRST_LETTER + (n % LETTERS))}${round === 0 ? '' : round + 1}`;
    if (!taken.has(code)) return code;
  }
};

type Colours = readonly [string, ...string[]];

const leastUsed = (zones: readonly PlanZone[], colours: Colours): string => {
  const uses = (colour: string) => zones.filter((zone) => zone.colour === colour).length;
  return colours.toSorted((a, b) => uses(a) - uses(b))[0] ?? colours[0];
};

/** What a new zone is made from: its key, and the colours of which it gets the one that is used least. */
export type ZoneMaking = { readonly newKey: NewKey; readonly colours: Colours };

export const newZone = (zones: readonly PlanZone[], { newKey, colours }: ZoneMaking): PlanZone => ({
  key: newKey(),
  code: freeCode(zones),
  name_en: '',
  name_ar: '',
  colour: leastUsed(zones, colours),
  radius_m: ZONE_RADIUS_M.standard,
});

/** One shift's split among the zones for all others too; where fewer are wanted, the zones fill up in their order. */
export const copyPlaces = (plan: EventPlan, from: string): readonly ZoneHeadcount[] => {
  const { zones, places } = plan.stepThreeZones;
  const split = cellNumbers(places);
  const wanted = cellNumbers(plan.stepThree.needs);
  const types = [...new Set(places.filter(({ shift }) => shift === from).map(({ type_id }) => type_id))];
  const others = plan.stepTwo.shifts.map(({ key }) => key).filter((key) => key !== from);
  const copied = others.flatMap((shift) =>
    types.flatMap((type_id) => {
      let left = numberAt(wanted, { shift, type_id });
      return zones.map(({ key: zone }): ZoneHeadcount => {
        const headcount = Math.min(left, numberAt(split, { zone, shift: from, type_id }));
        left -= headcount;
        return { zone, shift, type_id, headcount };
      });
    }),
  );
  return tidyPlaces([...places.filter(({ shift }) => shift === from), ...copied]);
};

/** Everybody of these shifts who stands in no zone goes to this one. */
export const placeRest = (plan: EventPlan, zone: string, shifts: readonly string[]): readonly ZoneHeadcount[] => {
  const { places } = plan.stepThreeZones;
  const numbers = cellNumbers(places);
  const rest = reconcileZones(plan.stepThree.needs, places)
    .filter(({ shift, unzoned }) => shifts.includes(shift) && unzoned > 0)
    .map(({ shift, type_id, unzoned }): ZoneHeadcount => {
      const headcount = numberAt(numbers, { zone, shift, type_id }) + unzoned;
      return { zone, shift, type_id, headcount };
    });
  return withCells(places, rest);
};

const isSame = (zone: PlanZone, pasted: PastedZone): boolean => {
  const same = (a: string, b: string) => a.trim() !== '' && a.trim().toUpperCase() === b.trim().toUpperCase();
  if (pasted.code !== '') return same(zone.code, pasted.code);
  return same(zone.name_en, pasted.name_en) || same(zone.name_ar, pasted.name_ar);
};

type Pasting = { readonly zones: readonly PastedZone[]; readonly shifts: readonly string[] };

/** Zones that are there already, by their code or name, get the new words and numbers; the others come last. */
export const withPastedZones = (
  plan: EventPlan,
  pasting: Pasting,
  making: ZoneMaking,
): { readonly plan: EventPlan; readonly added: readonly string[] } => {
  const zones = [...plan.stepThreeZones.zones];
  const added: string[] = [];
  const places = pasting.zones.flatMap((pasted) => {
    const at = zones.findIndex((zone) => isSame(zone, pasted));
    const before = zones[at] ?? newZone(zones, making);
    if (at < 0) added.push(before.key);
    const zone = {
      ...before,
      code: pasted.code || before.code,
      name_en: pasted.name_en || before.name_en,
      name_ar: pasted.name_ar || before.name_ar,
      radius_m: pasted.radius_m ?? before.radius_m,
    };
    zones.splice(at < 0 ? zones.length : at, 1, zone);
    return pasting.shifts.flatMap((shift) =>
      pasted.headcounts.map((need): ZoneHeadcount => ({ zone: zone.key, shift, ...need })),
    );
  });
  return {
    plan: { ...plan, stepThreeZones: { zones, places: tidyPlaces(withCells(plan.stepThreeZones.places, places)) } },
    added,
  };
};

export type Placed = { readonly type_id: string; readonly placed: number; readonly wanted: number };

/** How many of each role have a zone in a shift, beside how many are wanted. */
export const placedOf = (
  needs: readonly RoleHeadcount[],
  places: readonly ZoneHeadcount[],
  shift: string,
  types: readonly string[],
): readonly Placed[] => {
  const here = reconcileZones(
    needs.filter((need) => need.shift === shift),
    places.filter((place) => place.shift === shift),
  );
  return types.map((type_id) => {
    const cell = here.find((one) => one.type_id === type_id);
    return { type_id, placed: cell?.zoned ?? 0, wanted: cell?.headcount ?? 0 };
  });
};
