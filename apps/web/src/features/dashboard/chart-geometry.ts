export type Point = { x: number; y: number };
export type Frame = { width: number; height: number; top: number; bottom: number; axis: number; edge: number };

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_LINES = 5;
const MOST_LABELS = 4;

/**
 * Returns round gridlines from 0 to at least the highest value. Without values they go from 0 to 1, so that a line at
 * zero has room.
 */
export const gridValues = (highest: number): number[] => {
  const rough = Math.max(highest, 1) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const lines = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
};

/**
 * Time runs in reading direction: from the left, or from the right in Arabic, where the value axis is on the right,
 * too.
 */
export const xOf = (index: number, count: number, { width, axis, edge }: Frame, rtl: boolean): number => {
  const share = count <= 1 ? 1 : index / (count - 1);
  const fromStart = axis + share * (width - axis - edge);
  return rtl ? width - fromStart : fromStart;
};

export const yOf = (value: number, top: number, { height, top: padding, bottom }: Frame): number =>
  padding + (1 - value / top) * (height - padding - bottom);

export const linePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Returns the line, closed along the base. */
export const areaPath = (points: readonly Point[], base: number): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return `${linePath(points)}L${round(last.x)} ${round(base)}L${round(first.x)} ${round(base)}Z`;
};

const VALUE_ABOVE_PX = 12;
const VALUE_BELOW_PX = 20;

/** Returns where the value of a point is written: above it, or below where the line comes down to it from higher up. */
export const valueY = (points: readonly Point[], index: number, base: number): number => {
  const own = points[index]?.y ?? base;
  const isHigher = (other: Point | undefined) => other !== undefined && other.y < own;
  const crossed = isHigher(points[index - 1]) || isHigher(points[index + 1]);
  return crossed && own + VALUE_BELOW_PX < base ? own + VALUE_BELOW_PX : own - VALUE_ABOVE_PX;
};

/** Returns evenly spread indices that always include the first and the last. */
export const labelIndices = (count: number): number[] => {
  if (count <= MOST_LABELS) return Array.from({ length: count }, (_, index) => index);
  const gap = (count - 1) / (MOST_LABELS - 1);
  return Array.from({ length: MOST_LABELS }, (_, label) => Math.round(label * gap));
};

export const nearestIndex = (x: number, xs: readonly number[]): number =>
  xs.reduce((best, one, index) => (Math.abs(one - x) < Math.abs((xs[best] ?? 0) - x) ? index : best), 0);

const round = (value: number): number => Math.round(value * 10) / 10;
