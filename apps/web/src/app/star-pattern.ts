/** A star of the field: one eight-pointed star per place, filled if taken, outlined if open, gold if just taken. */
export type Star = {
  readonly column: number;
  readonly row: number;
  readonly kind: 'taken' | 'open' | 'gold';
  /** How strongly a taken star shows. */
  readonly strength: number;
};

export const STAR_COLUMNS = 8;
export const STAR_ROWS = 10;
export const STAR_CELL = 88;

const OUTER_RADIUS = 31.7;
const INNER_RADIUS = 17.5;
const POINTS = 8;
/** From this row on the words cover the field, so only quiet stars are drawn there. */
const QUIET_FROM_ROW = 7;
const GOLD_SHARE = 0.054;
const OPEN_SHARE = 0.17;
const STRENGTHS = [0.08, 0.11, 0.14, 0.17, 0.21] as const;
/** Chosen by eye, so that the gold stars are well apart. */
const SEED = 80_894;

/** Returns a fraction in [0, 1) that depends only on its arguments, so that the picture is always the same. */
const fractionAt = (column: number, row: number, seed: number): number => {
  let mixed = seed ^ Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};

const kindAt = (column: number, row: number): Star['kind'] => {
  if (row >= QUIET_FROM_ROW) return 'taken';
  const fraction = fractionAt(column, row, SEED);
  if (fraction < GOLD_SHARE) return 'gold';
  return fraction < OPEN_SHARE ? 'open' : 'taken';
};

const strengthAt = (column: number, row: number): number =>
  STRENGTHS[Math.floor(fractionAt(column, row, SEED + 1) * STRENGTHS.length)] ?? STRENGTHS[0];

export const starPattern = (): Star[] =>
  Array.from({ length: STAR_ROWS * STAR_COLUMNS }, (_, place) => {
    const column = place % STAR_COLUMNS;
    const row = Math.floor(place / STAR_COLUMNS);
    return { column, row, kind: kindAt(column, row), strength: strengthAt(column, row) };
  });

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Returns one SVG path for all these stars, so that one element draws them. */
export const starPath = (stars: readonly Star[]): string =>
  stars
    .map(({ column, row }) => {
      const corners = Array.from({ length: POINTS * 2 }, (_, corner) => {
        const radius = corner % 2 === 0 ? OUTER_RADIUS : INNER_RADIUS;
        const angle = (corner * Math.PI) / POINTS;
        const x = (column + 0.5) * STAR_CELL + radius * Math.sin(angle);
        const y = (row + 0.5) * STAR_CELL - radius * Math.cos(angle);
        return `${rounded(x)} ${rounded(y)}`;
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');

/** Returns the lattice between the stars: lines from every point straight to the border of its cell. */
export const latticePath = (): string => {
  const half = STAR_CELL / 2;
  const diagonal = OUTER_RADIUS * Math.SQRT1_2;
  const near = rounded(half - OUTER_RADIUS);
  const far = rounded(half + OUTER_RADIUS);
  const nearDiagonal = rounded(half - diagonal);
  const farDiagonal = rounded(half + diagonal);
  return [
    `M${half} 0V${near}M${half} ${STAR_CELL}V${far}M0 ${half}H${near}M${STAR_CELL} ${half}H${far}`,
    `M0 0L${nearDiagonal} ${nearDiagonal}M${STAR_CELL} 0L${farDiagonal} ${nearDiagonal}`,
    `M0 ${STAR_CELL}L${nearDiagonal} ${farDiagonal}M${STAR_CELL} ${STAR_CELL}L${farDiagonal} ${farDiagonal}`,
  ].join('');
};
