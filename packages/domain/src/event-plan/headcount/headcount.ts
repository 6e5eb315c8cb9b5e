/** How many of a role are wanted in a shift. */
export type RoleHeadcount = { readonly shift: string; readonly type_id: string; readonly headcount: number };
/** How many of them belong to a zone. */
export type ZoneHeadcount = RoleHeadcount & { readonly zone: string };

export const MOST_HEADCOUNT = 999;
/** What can still be written down, so that a number which is too large is a problem that is shown and not a loss. */
export const HEADCOUNT_ROOM = 9_999;

const cellOf = ({ shift, type_id }: Pick<RoleHeadcount, 'shift' | 'type_id'>): string => `${shift} ${type_id}`;

export const totalHeadcount = (needs: readonly { readonly headcount: number }[]): number =>
  needs.reduce((sum, { headcount }) => sum + headcount, 0);

export type Reconciled = RoleHeadcount & {
  readonly zoned: number;
  /** in no zone; negative: the zones hold more than are wanted */
  readonly unzoned: number;
};

/** Each wanted cell beside what the zones hold of it. A cell that only zones have is wanted by nobody: headcount 0. */
export const reconcileZones = (needs: readonly RoleHeadcount[], zones: readonly ZoneHeadcount[]): Reconciled[] => {
  const cells = new Map<string, { shift: string; type_id: string; headcount: number; zoned: number }>();
  const cellAt = ({ shift, type_id }: RoleHeadcount) => {
    const key = cellOf({ shift, type_id });
    const cell = cells.get(key) ?? { shift, type_id, headcount: 0, zoned: 0 };
    cells.set(key, cell);
    return cell;
  };
  for (const need of needs) cellAt(need).headcount += need.headcount;
  for (const zone of zones) cellAt(zone).zoned += zone.headcount;
  return [...cells.values()].map((cell) => ({ ...cell, unzoned: cell.headcount - cell.zoned }));
};

/** Zones may leave people out, who then stand in no zone; they may not hold more than there are. */
export const overfilledCells = (needs: readonly RoleHeadcount[], zones: readonly ZoneHeadcount[]): Reconciled[] =>
  reconcileZones(needs, zones).filter(({ unzoned }) => unzoned < 0);

/** Leaders that so many people need at the ratio 1 : `ushersPerLeader`. */
export const leadersNeeded = (headcount: number, ushersPerLeader: number): number =>
  Math.ceil(headcount / Math.max(1, ushersPerLeader));

/** The most people who are on at once decide: leaders lead shifts, not sums of them. */
export const busiestShift = (needs: readonly RoleHeadcount[]): number => {
  const byShift = new Map<string, number>();
  for (const { shift, headcount } of needs) byShift.set(shift, (byShift.get(shift) ?? 0) + headcount);
  return Math.max(0, ...byShift.values());
};

/** For each role that anybody is wanted in: the shift that wants most of them, the first one when there are several. */
export const rolePeaks = (needs: readonly RoleHeadcount[]): RoleHeadcount[] => {
  const peaks = new Map<string, RoleHeadcount>();
  for (const { shift, type_id, headcount } of reconcileZones(needs, [])) {
    if (headcount > (peaks.get(type_id)?.headcount ?? 0)) peaks.set(type_id, { shift, type_id, headcount });
  }
  return [...peaks.values()];
};

export const isLeaderRatioKept = (needs: readonly RoleHeadcount[], leaders: number, ushersPerLeader: number): boolean =>
  leaders >= leadersNeeded(busiestShift(needs), ushersPerLeader);

/** People asked in reserve, because some will not come; rounded up, so that a small event has one too. */
export const withReserve = (headcount: number, reservePercent: number): number =>
  headcount + Math.ceil((headcount * reservePercent) / 100);
