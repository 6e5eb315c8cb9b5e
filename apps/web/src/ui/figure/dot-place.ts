const STEPS = [0.05, 0.1, 0.25];
/** Of differences, which go below nothing. */
const DIFFERENCE_STEPS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];
const MOST_LINES = 5;
const TOP_PX = 18;
const BOTTOM_PX = 28;
/** Beside the words of the axis. */
const AXIS_PX = 56;
const EDGE_PX = 24;

/** Lines for shares, from a round one below the lowest to 100 %; for differences, around nothing. */
export const chartGrid = (shares: readonly number[]): readonly number[] => {
  const lowest = Math.min(...shares);
  if (lowest < 0) return differenceGrid(lowest, Math.max(0, ...shares));
  const step = STEPS.find((one) => Math.ceil((1 - lowest) / one) < MOST_LINES) ?? 0.25;
  const lines = Math.max(1, Math.ceil((1 - lowest) / step - 1e-9));
  return Array.from({ length: lines + 1 }, (_, line) => Math.round((1 - line * step) * 100) / 100);
};

const differenceGrid = (lowest: number, highest: number): readonly number[] => {
  const ends = (step: number) => ({
    below: Math.ceil(-lowest / step - 1e-9),
    // never -0
    above: Math.max(0, Math.ceil(highest / step - 1e-9)),
  });
  const step =
    DIFFERENCE_STEPS.find((one) => ends(one).below + ends(one).above < MOST_LINES) ?? (highest - lowest) / MOST_LINES;
  const { below, above } = ends(step);
  return Array.from({ length: below + above + 1 }, (_, line) => Math.round((above - line) * step * 1e4) / 1e4);
};

export const placeY = (share: number, grid: readonly number[], height: number): number => {
  const [highest = 1, lowest = 0] = [grid[0], grid.at(-1)];
  return TOP_PX + ((highest - share) / (highest - lowest)) * (height - TOP_PX - BOTTOM_PX);
};

/** From the top of the picture to its axis: where a point of time can be pointed at. */
export const PLOT_PX = { top: TOP_PX, bottom: BOTTOM_PX };

/** Time runs in reading direction: from the left, or from the right in Arabic, where the axis is, too. */
export const placeX = (at: number, count: number, width: number, rtl: boolean): number => {
  const fromStart = AXIS_PX + (count === 1 ? 0.5 : at / (count - 1)) * (width - AXIS_PX - EDGE_PX);
  return rtl ? width - fromStart : fromStart;
};

/** A name needs so much room. */
const NAME_PX = 72;

/** Whether there is room for the name below a dot; the last one always has it, the others as many as fit. */
export const hasName = (at: number, count: number, width: number): boolean => {
  const step = Math.max(1, Math.ceil((NAME_PX * count) / (width - AXIS_PX - EDGE_PX)));
  return (count - 1 - at) % step === 0;
};
