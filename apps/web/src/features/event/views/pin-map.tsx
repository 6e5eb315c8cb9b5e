import { IconMapPinFilled } from '@tabler/icons-react';
import { MapArea } from './map-area.tsx';
import type { Place } from './map-projection.ts';
import classes from './map.module.css';

type PinMapProps = {
  readonly label: string;
  readonly pins: readonly (Place & { readonly id: string })[];
  /** left out: it only shows. A click picks a place, and so does Enter: the middle, while the map has the focus. */
  readonly onPick?: (place: Place) => void;
};

/** A small map with a few pins, to show a place or to choose one. As wide as its place, 220 px high. */
export const PinMap = ({ label, pins, onPick }: PinMapProps) => (
  <div className={classes['small']}>
    <MapArea label={label} places={pins} freeWheel={false} onPick={onPick}>
      {({ at }) =>
        pins.map((pin) => {
          const { x, y } = at(pin);
          return (
            <span key={pin.id} className={classes['pin']} style={{ insetInlineStart: x, insetBlockStart: y }}>
              <IconMapPinFilled size={28} aria-hidden />
            </span>
          );
        })
      }
    </MapArea>
  </div>
);
