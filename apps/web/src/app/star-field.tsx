import { latticePath, STAR_CELL, STAR_COLUMNS, STAR_ROWS, starPath, starPattern, type Star } from './star-pattern.ts';

const WIDTH = STAR_COLUMNS * STAR_CELL;
const HEIGHT = STAR_ROWS * STAR_CELL;

const stars = starPattern();
const ofKind = (kind: Star['kind']): Star[] => stars.filter((star) => star.kind === kind);
const takenByStrength = [...new Set(stars.map(({ strength }) => strength))].map((strength) => ({
  strength,
  path: starPath(ofKind('taken').filter((star) => star.strength === strength)),
}));

/** A decoration; its colors are the brand's own in both themes. */
export const StarField = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <radialGradient id="star-field-glow" cx=".7" cy=".25" r="1">
        <stop offset="0" stopColor="#5b7d6b" />
        <stop offset=".5" stopColor="#4c6e5c" />
        <stop offset="1" stopColor="#3c594a" />
      </radialGradient>
      <pattern id="star-field-lattice" width={STAR_CELL} height={STAR_CELL} patternUnits="userSpaceOnUse">
        <path d={latticePath()} stroke="#fff" strokeOpacity=".1" fill="none" />
      </pattern>
    </defs>
    <rect width={WIDTH} height={HEIGHT} fill="url(#star-field-glow)" />
    <rect width={WIDTH} height={HEIGHT} fill="url(#star-field-lattice)" />
    {takenByStrength.map(({ strength, path }) => (
      <path key={strength} d={path} fill="#fff" fillOpacity={strength} />
    ))}
    <path d={starPath(ofKind('open'))} fill="none" stroke="#fff" strokeOpacity=".4" />
    <path d={starPath(ofKind('gold'))} fill="#f0cf8e" fillOpacity=".92" />
  </svg>
);
