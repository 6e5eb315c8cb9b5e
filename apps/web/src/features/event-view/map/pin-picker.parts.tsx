import { rounded, type MapPin } from '@proline/domain/place/coordinates';
import { IconMapPinOff } from '@tabler/icons-react';
import { useId, type ComponentProps } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PinMap } from './pin-map.parts.tsx';
import classes from './pin-picker.module.css';

type Degrees = Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'name' | 'value' | 'onChange' | 'onBlur'>;

type PinPickerProps = {
  readonly label: string;
  readonly hint: string;
  readonly pin: MapPin | null;
  readonly latitude: Degrees;
  readonly longitude: Degrees;
  readonly onPick: (pin: MapPin) => void;
  /** Offered while there is something to take away. */
  readonly clear: { readonly label: string; readonly run: () => void } | null;
  /** By which a summary of problems finds it. */
  readonly 'data-field'?: string;
};

/** Picks a place on the map or by coordinates. */
export const PinPicker = ({ label, hint, pin, latitude, longitude, onPick, clear, ...anchor }: PinPickerProps) => {
  const id = useId();
  return (
    <fieldset {...anchor} className={classes['picker']} aria-describedby={id}>
      <legend className={classes['legend']}>{label}</legend>
      <div className={classes['map']}>
        <PinMap
          label={label}
          pins={pin === null ? [] : [{ id: 'pin', ...pin }]}
          onPick={(place) => onPick({ latitude: rounded(place.latitude), longitude: rounded(place.longitude) })}
        />
      </div>
      <FieldMessage id={id} hint={hint} />
      <div className={classes['coordinates']}>
        <TextField {...latitude} dir="ltr" inputMode="decimal" autoComplete="off" />
        <TextField {...longitude} dir="ltr" inputMode="decimal" autoComplete="off" />
        {clear !== null && (
          <Button tone="secondary" onClick={clear.run}>
            <Icon of={IconMapPinOff} />
            {clear.label}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
