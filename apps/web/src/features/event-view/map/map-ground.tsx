import { memo, useEffect, useState } from 'react';
import { fromScreen, onScreen, project, unproject, type MapSight } from './map-projection.ts';
import classes from './map.module.css';

type Outlines = (typeof import('./outlines.gen.ts'))['OUTLINES'];

let loaded: Outlines | null = null;

/** Loads the outlines with the first map. Until they arrive the map is all sea. */
const useOutlines = (): Outlines | null => {
  const [outlines, setOutlines] = useState(loaded);
  useEffect(() => {
    if (outlines !== null) return;
    void import('./outlines.gen.ts').then(({ OUTLINES }) => {
      loaded = OUTLINES;
      setOutlines(OUTLINES);
    });
  }, [outlines]);
  return outlines;
};

type Drawn = Outlines['fine'];

/** The paths are in units of the flat map, so that they are drawn once and afterwards only moved and scaled. */
const Land = ({ unit, land, borders }: Drawn) => (
  <g transform={`scale(${1 / unit})`}>
    <path className={classes['land']} d={land} />
    <path className={classes['border']} d={borders} />
  </g>
);

/** Draws the world roughly, and over it the region where the events are, finely. */
const Coasts = memo(({ outlines: { region, fine, coarse } }: { readonly outlines: Outlines }) => {
  const [corner, other] = [
    project({ latitude: region.north, longitude: region.west }),
    project({ latitude: region.south, longitude: region.east }),
  ];
  return (
    <>
      <Land {...coarse} />
      <rect className={classes['sea']} {...corner} width={other.x - corner.x} height={other.y - corner.y} />
      <Land {...fine} />
    </>
  );
});
Coasts.displayName = 'Coasts';

type Size = { readonly width: number; readonly height: number };
type MapGroundProps = {
  readonly sight: MapSight;
  readonly size: Size;
};

/** Draws coasts, borders and a grid of degrees: enough for orientation, without a tile server. */
export const MapGround = ({ sight, size }: MapGroundProps) => {
  const outlines = useOutlines();
  const { width, height } = size;
  const move = `translate(${width / 2} ${height / 2}) scale(${sight.scale}) translate(${-sight.x} ${-sight.y})`;
  return (
    <svg className={classes['ground']} width={width} height={height} aria-hidden="true">
      <g transform={move}>{outlines && <Coasts outlines={outlines} />}</g>
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
