import { IconMapPinFilled } from '@tabler/icons-react';
import { CityNames } from './city-names.tsx';
import { MapArea } from './map-area.tsx';
import type { Place } from './map-projection.ts';
import classes from './map.module.css';

const PIN_PX = 28;

type PinMapProps = {
  readonly label: string;
  readonly pins: readonly (Place & { readonly id: string })[];
  /** A click picks a place; Enter picks the center of a focused map. Without it the map only shows places. */
  readonly onPick?: (place: Place) => void;
};

/** Shows a small map with a few pins, to show a place or to choose one. It fills the width and is 220 px high. */
export const PinMap = ({ label, pins, onPick }: PinMapProps) => (
  <div className={classes['small']}>
    <MapArea label={label} places={pins} freeWheel={false} onPick={onPick}>
      {({ at, ground }) => {
        const points = pins.map((pin) => ({ id: pin.id, ...at(pin) }));
        return (
          <>
            {/* The tip of a pin is its place, so the pin's center is above it. */}
            <CityNames {...ground} marks={points.map(({ x, y }) => ({ x, y: y - PIN_PX / 2 }))} markPx={PIN_PX} />
            {points.map(({ id, x, y }) => (
              <span key={id} className={classes['pin']} style={{ insetInlineStart: x, insetBlockStart: y }}>
                <IconMapPinFilled size={PIN_PX} aria-hidden />
              </span>
            ))}
          </>
        );
      }}
    </MapArea>
  </div>
);
