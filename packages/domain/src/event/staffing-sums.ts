export type StaffingSum = {
  readonly headcount: number;
  readonly confirmed: number;
  readonly invited: number;
  /** headcount less confirmed, place by place: one zone's surplus fills no other's gap */
  readonly open: number;
};
type Position = {
  readonly shift_id: string;
  readonly type_id: string;
  readonly zone_id: string | null;
  readonly headcount: number;
  readonly confirmed: number;
  readonly invited: number;
};
type Named = { readonly id: string };
type Positions = { readonly positions: readonly Position[] };

const NOTHING: StaffingSum = { headcount: 0, confirmed: 0, invited: 0, open: 0 };

const summed = (positions: readonly Position[]): StaffingSum =>
  positions.reduce(
    (sum, { headcount, confirmed, invited }) => ({
      headcount: sum.headcount + headcount,
      confirmed: sum.confirmed + confirmed,
      invited: sum.invited + invited,
      open: sum.open + Math.max(0, headcount - confirmed),
    }),
    NOTHING,
  );

/** The emptiest first; what needs nobody is left out. */
const byNeed = <Part extends { readonly sum: StaffingSum }>(parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ sum }) => sum.headcount > 0).sort((a, b) => b.sum.open - a.sum.open);

/** Needs and fills of each zone; `zone` is null for places that are in none. */
export const sumsByZone = <Zone extends Named>({ zones, positions }: Positions & { readonly zones: readonly Zone[] }) =>
  byNeed(
    [...zones, null].map((zone) => ({
      zone,
      sum: summed(positions.filter(({ zone_id }) => zone_id === (zone?.id ?? null))),
    })),
  );

export const sumsByType = <Type extends Named>({ types, positions }: Positions & { readonly types: readonly Type[] }) =>
  byNeed(types.map((type) => ({ type, sum: summed(positions.filter(({ type_id }) => type_id === type.id)) })));

export const sumsByShift = <Shift extends Named>({
  shifts,
  positions,
}: Positions & { readonly shifts: readonly Shift[] }) =>
  shifts.map((shift) => ({ shift, sum: summed(positions.filter(({ shift_id }) => shift_id === shift.id)) }));
