type Sizes = {
  /** What a week needs to show everything. */
  readonly needed: readonly number[];
  readonly room: number;
  /** No week is lower than this. */
  readonly least: number;
  /** No week that needs more is lower than this, even where the calendar then scrolls. */
  readonly crowded: number;
  /** One more line. */
  readonly line: number;
};

/** Returns the height of each week. Room that a quiet week does not need goes to the crowded ones, line by line. */
export const weekHeights = ({ needed, room, least, crowded, line }: Sizes): readonly number[] => {
  const heights = needed.map((need) => Math.min(crowded, Math.max(least, need)));
  let spare = room - heights.reduce((sum, height) => sum + height, 0);
  const lacking = () =>
    needed
      .map((need, index) => ({ index, missing: need - (heights[index] ?? 0) }))
      .reduce((most, one) => (one.missing > most.missing ? one : most), { index: -1, missing: 0 });
  for (let most = lacking(); most.index >= 0 && spare >= line; most = lacking()) {
    heights[most.index] = (heights[most.index] ?? 0) + line;
    spare -= line;
  }
  const share = Math.max(0, Math.floor(spare / Math.max(1, needed.length)));
  return heights.map((height) => height + share);
};
