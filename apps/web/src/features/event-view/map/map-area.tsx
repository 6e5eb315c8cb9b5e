import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useSize } from '../../../ui/picture/use-size.ts';
import { MapGround } from './map-ground.tsx';
import type { Box } from './map-names.ts';
import { HOME } from './map-cities.ts';
import {
  CITY_SCALE,
  fitted,
  fromScreen,
  MOST_SCALE,
  onScreen,
  project,
  scaleBar,
  unproject,
  zoomed,
  type MapPoint,
  type MapSight,
  type Place,
} from './map-projection.ts';
import { STREET_SCALE, tilesIn, VENUE_SCALE } from './map-tiles.ts';
import { TileLayer } from './tile-layer.tsx';
import { useMapMoves } from './use-map-moves.ts';
import classes from './map.module.css';

type Size = { readonly width: number; readonly height: number };

/** Positions and actions for what is drawn on the map, in px of the screen. */
type MapScreen = {
  readonly at: (place: Place) => MapPoint;
  readonly isSeen: (point: MapPoint) => boolean;
  /** Brings these places into view, as large as they fit. */
  readonly show: (places: readonly Place[]) => void;
  /** Returns whether zooming in can separate these places. */
  readonly canSplit: (places: readonly Place[]) => boolean;
  /** What determines where the names of cities can be placed. */
  readonly ground: {
    readonly sight: MapSight;
    readonly size: Size;
    readonly taken: readonly Box[];
    /** Tiles have names of their own. */
    readonly isTiled: boolean;
  };
};

type MapAreaProps = {
  readonly label: string;
  /** All places that "show all" brings into view. */
  readonly places: readonly Place[];
  readonly freeWheel: boolean;
  readonly onPick?: ((place: Place) => void) | undefined;
  readonly children: (screen: MapScreen) => ReactNode;
};

const MARGIN_PX = 48;
const BAR_PX = 120;
/** Places closer than this look like one even at the largest zoom. */
const SAME_PLACE_DEGREES = 0.005;
const FIRST_SIZE = { width: 640, height: 420 };

/**
 * Shows a map to move and zoom: outlines of its own and, where a tile server is configured, its streets from nearby.
 * West is on the left in every language.
 */
export const MapArea = ({ label, places, freeWheel, onPick, children }: MapAreaProps) => {
  const { t, language } = useTranslation('event-view');
  const [area, size] = useSize<HTMLDivElement>(FIRST_SIZE);
  // Null until somebody moves the map: all places are in view then, also when new ones are added.
  const [chosen, look] = useState<MapSight | null>(null);
  const margin = Math.min(MARGIN_PX, size.height / 6);
  const { data: organisation } = useQuery(organisationQuery);
  const server = organisation?.tiles ?? null;
  const [most, closest] = server === null ? [MOST_SCALE, CITY_SCALE] : [STREET_SCALE, VENUE_SCALE];
  const sight = chosen ?? fitted(places.length > 0 ? places : HOME, size, margin, closest);
  const tiles = server === null ? [] : tilesIn(sight, size);
  const pick =
    onPick &&
    ((px: MapPoint) => {
      const { latitude, longitude } = unproject(fromScreen(px, sight, size));
      onPick({ latitude: rounded(latitude), longitude: rounded(longitude) });
    });
  const moves = useMapMoves({ area, sight, size, look, most, fit: () => look(null), freeWheel, pick });
  const bar = scaleBar(sight, Math.min(BAR_PX, size.width / 3));
  const screen: MapScreen = {
    at: (place) => onScreen(project(place), sight, size),
    isSeen: ({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height,
    show: (wanted) => look(nearest(fitted(wanted, size, margin, closest), sight, size, most)),
    canSplit: (wanted) => !areTogether(wanted),
    ground: {
      sight,
      size,
      taken: [toolsBox(size, language === 'ar'), barBox(size, bar.px)],
      isTiled: tiles.length > 0,
    },
  };
  return (
    <div className={classes['area']} dir="ltr">
      <div
        ref={area}
        className={classes['moving']}
        role="group"
        aria-label={label}
        tabIndex={0}
        data-picks={onPick ? true : undefined}
        data-free={freeWheel || undefined}
        {...moves.handlers}
      >
        <MapGround sight={sight} size={size} />
        {server && <TileLayer url={server.url} tiles={tiles} />}
        {children(screen)}
        {onPick && <span className={classes['cross']} aria-hidden="true" />}
      </div>
      <div className={classes['tools']} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <IconButton label={t('nearer')} bordered onClick={moves.nearer}>
          <Icon of={IconPlus} size="l" />
        </IconButton>
        <IconButton label={t('farther')} bordered onClick={moves.farther}>
          <Icon of={IconMinus} size="l" />
        </IconButton>
        <IconButton label={t('show_all')} bordered onClick={() => look(null)}>
          <Icon of={IconFocusCentered} size="l" />
        </IconButton>
      </div>
      <span className={classes['scale']} style={{ inlineSize: bar.px }} aria-hidden="true">
        {t('km', { km: formatNumber(language, bar.km) })}
      </span>
      {server && tiles.length > 0 && (
        <small className={classes['attribution']}>
          <bdi>{server.attribution}</bdi>
        </small>
      )}
    </div>
  );
};

/** Returns the area of the buttons, at the size that touch screens need. */
const toolsBox = ({ width }: Size, atStart: boolean): Box => {
  const left = atStart ? 0 : width - 60;
  return { left, right: left + 60, top: 0, bottom: 152 };
};

const barBox = ({ height }: Size, px: number): Box => ({ left: 0, right: px + 24, top: height - 36, bottom: height });

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

const areTogether = (places: readonly Place[]): boolean => {
  const [first] = places;
  return places.every(
    ({ latitude, longitude }) =>
      Math.abs(latitude - (first?.latitude ?? 0)) < SAME_PLACE_DEGREES &&
      Math.abs(longitude - (first?.longitude ?? 0)) < SAME_PLACE_DEGREES,
  );
};

/** Zooms in at least one step, because people who open a cluster want a closer view. */
const nearest = (fitting: MapSight, sight: MapSight, size: Size, most: number): MapSight =>
  fitting.scale > sight.scale * 1.3
    ? fitting
    : zoomed(
        { ...fitting, scale: sight.scale },
        { factor: 2, px: { x: size.width / 2, y: size.height / 2 }, most },
        size,
      );
