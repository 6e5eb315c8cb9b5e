const STEPS = [0.05, 0.1, 0.25];
const MOST_LINES = 5;
const TOP_PX = 18;
const BOTTOM_PX = 28;
/** Beside the words of the axis. */
const AXIS_PX = 56;
const EDGE_PX = 24;

/** Lines for shares, from a round one below the lowest to 100 %. */
export const chartGrid = (shares: readonly number[]): readonly number[] => {
  const lowest = Math.min(...shares);
  const step = STEPS.find((one) => Math.ceil((1 - lowest) / one) < MOST_LINES) ?? 0.25;
  const lines = Math.max(1, Math.ceil((1 - lowest) / step - 1e-9));
  return Array.from({ length: lines + 1 }, (_, line) => Math.round((1 - line * step) * 100) / 100);
};

export const placeY = (share: number, grid: readonly number[], height: number): number => {
  const lowest = grid.at(-1) ?? 0;
  return TOP_PX + ((1 - share) / (1 - lowest)) * (height - TOP_PX - BOTTOM_PX);
};

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
