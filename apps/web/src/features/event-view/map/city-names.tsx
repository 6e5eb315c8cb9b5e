import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { placedNames, type Box } from './map-names.ts';
import { CITIES } from './map-cities.ts';
import { onScreen, project, type MapPoint, type MapSight } from './map-projection.ts';
import classes from './map.module.css';

type CityNamesProps = {
  readonly sight: MapSight;
  readonly size: { readonly width: number; readonly height: number };
  readonly taken: readonly Box[];
  readonly isTiled: boolean;
  /** Marks on the map, in px. Names must not cover them. */
  readonly marks: readonly MapPoint[];
  readonly markPx: number;
};

/** Shows the names of cities, as far as there is room for them. */
export const CityNames = ({ sight, size, taken, isTiled, marks, markPx }: CityNamesProps) => {
  const { language } = useTranslation('event-view');
  if (isTiled) return null;
  const cities = CITIES.filter(({ from }) => sight.scale >= from).map((city) => ({
    ...onScreen(project(city), sight, size),
    name: nameIn(language, city),
  }));
  return (
    <svg className={classes['ground']} width={size.width} height={size.height} aria-hidden="true">
      {placedNames(cities, { size, marks, markPx, taken }).map(({ name, at, dot }) => (
        <g key={name} className={classes['city']}>
          {dot && <circle cx={dot.x} cy={dot.y} r={2.5} />}
          <text x={at.x} y={at.y} textAnchor="middle" dominantBaseline="central" lang={language}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
};
