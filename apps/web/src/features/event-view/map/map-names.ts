import type { MapPoint } from './map-projection.ts';

/** In px of the screen. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Named = MapPoint & { readonly name: string };
export type PlacedName = {
  readonly name: string;
  /** The center of the text. */
  readonly at: MapPoint;
  /** The city's own dot; null when a mark covers it. */
  readonly dot: MapPoint | null;
};

const LINE_PX = 16;
/** The average width of the widest letters in both scripts, so that the estimate is never much too small. */
const LETTER_PX = 6.8;
const DOT_PX = 4;

const boxAround = ({ x, y }: MapPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const nameBox = ({ name, at }: PlacedName): Box => boxAround(at, name.length * LETTER_PX, LINE_PX);

/** Returns the possible positions of a name, in order of preference: below, above, and at both sides. */
const placesBeside = ({ x, y }: MapPoint, width: number, gap: number): readonly MapPoint[] => {
  const [away, aside] = [gap + LINE_PX / 2, gap + width / 2 + 2];
  return [
    { x, y: y + away },
    { x, y: y - away },
    { x: x + aside, y },
    { x: x - aside, y },
  ];
};

type Ground = {
  readonly size: { readonly width: number; readonly height: number };
  /** Centers of the marks on the map, each `markPx` wide. */
  readonly marks: readonly MapPoint[];
  readonly markPx: number;
  /** Areas of buttons and other controls. */
  readonly taken: readonly Box[];
};

/** Places names of cities so that no mark and no other name covers them. A name without room is left out. */
export const placedNames = (
  cities: readonly Named[],
  { size, marks, markPx, taken }: Ground,
): readonly PlacedName[] => {
  const edges: Box = { left: 0, top: 0, right: size.width, bottom: size.height };
  const full: Box[] = [...taken, ...marks.map((mark) => boxAround(mark, markPx, markPx))];
  const markOn = ({ x, y }: MapPoint) => marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < markPx / 2 + DOT_PX);
  const placed: PlacedName[] = [];
  // Names of cities that have a mark come first.
  const inTurn = [...cities.filter(markOn), ...cities.filter((city) => !markOn(city))];
  for (const city of inTurn) {
    const mark = markOn(city);
    const dot = mark ? null : { x: city.x, y: city.y };
    const width = city.name.length * LETTER_PX;
    const free = placesBeside(mark ?? city, width, mark ? markPx / 2 : DOT_PX)
      .map((at) => ({ name: city.name, at, dot }))
      .find((one) => {
        const box = nameBox(one);
        const inside =
          box.left >= edges.left && box.right <= edges.right && box.top >= edges.top && box.bottom <= edges.bottom;
        return inside && !full.some((other) => overlaps(box, other));
      });
    if (!free) continue;
    placed.push(free);
    full.push(nameBox(free), ...(dot ? [boxAround(dot, DOT_PX, DOT_PX)] : []));
  }
  return placed;
};
