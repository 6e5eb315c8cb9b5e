import { memo } from 'react';
import { BORDERS, ISLANDS, SEAS, type Line } from './map-outlines.ts';
import { fromScreen, onScreen, project, unproject, type MapSight } from './map-projection.ts';
import classes from './map.module.css';

/** Returns a path in degrees of the flat map, so that it is drawn once and afterwards only moved and scaled. */
const pathOf = (line: Line, closed: boolean): string =>
  line
    .map((corner, index) => {
      const { x, y } = project(corner);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`;
    })
    .join('') + (closed ? 'Z' : '');

const SEA_PATH = SEAS.map((line) => pathOf(line, true)).join('');
const ISLAND_PATH = ISLANDS.map((line) => pathOf(line, true)).join('');
const BORDER_PATH = BORDERS.map((line) => pathOf(line, false)).join('');

const Outlines = memo(() => (
  <>
    <path className={classes['sea']} d={SEA_PATH} />
    <path className={classes['island']} d={ISLAND_PATH} />
    <path className={classes['border']} d={BORDER_PATH} />
  </>
));

type Size = { readonly width: number; readonly height: number };
type MapGroundProps = {
  readonly sight: MapSight;
  readonly size: Size;
};

/** Draws coasts, borders and a grid of degrees: enough for orientation, without a tile server. */
export const MapGround = ({ sight, size }: MapGroundProps) => {
  const { width, height } = size;
  const move = `translate(${width / 2} ${height / 2}) scale(${sight.scale}) translate(${-sight.x} ${-sight.y})`;
  return (
    <svg className={classes['ground']} width={width} height={height} aria-hidden="true">
      <g transform={move}>
        <Outlines />
      </g>
      <DegreeNet sight={sight} size={size} />
    </svg>
  );
};

const STEPS = [20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05];
const LEAST_STEP_PX = 80;

const DegreeNet = ({ sight, size }: MapGroundProps) => {
  const step = STEPS.findLast((degrees) => degrees * sight.scale >= LEAST_STEP_PX) ?? 20;
  const [corner, other] = [
    unproject(fromScreen({ x: 0, y: 0 }, sight, size)),
    unproject(fromScreen({ x: size.width, y: size.height }, sight, size)),
  ];
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
  };
  const place = (latitude: number, longitude: number) => onScreen(project({ latitude, longitude }), sight, size);
  const meridians = between(corner.longitude, other.longitude).map(
    (degrees) => `M${place(0, degrees).x} 0V${size.height}`,
  );
  const parallels = between(other.latitude, corner.latitude).map(
    (degrees) => `M0 ${place(degrees, 0).y}H${size.width}`,
  );
  return <path className={classes['net']} d={[...meridians, ...parallels].join('')} />;
};
