import { readDegrees, readPair, rounded, type MapPin } from '@proline/domain/place/coordinates';
import { IconMapPinOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PinMap } from '../../event-view/map/pin-map.parts.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import classes from '../frame/step-form.module.css';

type Typed = { readonly latitude: string; readonly longitude: string };

const asText = (pin: MapPin | null): Typed =>
  pin === null ? { latitude: '', longitude: '' } : { latitude: String(pin.latitude), longitude: String(pin.longitude) };

const readPin = ({ latitude, longitude }: Typed): MapPin | null => {
  const [north, east] = [readDegrees(latitude, 90), readDegrees(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
};

/** Picks a place on the map or by coordinates. A single coordinate is no place yet and stays in its field. */
export const PinField = () => {
  const { t } = useTranslation('event-plan-place');
  const { plan, change } = usePlan();
  const { pin } = plan.stepOne;
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed ?? asText(pin);
  const put = (next: MapPin | null) => change('stepOne', { pin: next });
  const type = (next: Typed) => {
    setTyped(next);
    const read = readPin(next);
    if (read !== null || (next.latitude === '' && next.longitude === '')) put(read);
  };
  const isWrong = (field: keyof Typed, most: number) => {
    const other = shown[field === 'latitude' ? 'longitude' : 'latitude'];
    const half = shown[field] === '' && other !== '' && typed !== null;
    return half || (shown[field] !== '' && readDegrees(shown[field], most) === null);
  };
  const degrees = (field: keyof Typed, most: number) => ({
    label: t(field),
    error: isWrong(field, most) ? t('pin_wrong') : undefined,
    value: shown[field],
    dir: 'ltr',
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      const pair = readPair(value);
      type(pair === null ? { ...shown, [field]: value } : asText(pair));
    },
    onBlur: () => {
      if (typed !== null && readPin(typed) !== null) setTyped(null);
    },
  });
  const clear = () => {
    setTyped(null);
    put(null);
  };
  return (
    <fieldset className={classes['group']} {...fieldAnchor('stepOne', 'pin')}>
      <legend className={classes['legend']}>{t('pin')}</legend>
      <div className={classes['map']}>
        <PinMap
          label={t('pin')}
          pins={pin === null ? [] : [{ id: 'pin', ...pin }]}
          onPick={(place) => {
            setTyped(null);
            put({ latitude: rounded(place.latitude), longitude: rounded(place.longitude) });
          }}
        />
      </div>
      <p className={classes['hint']}>{`${t('pin_hint')} ${t('pin_paste')}`}</p>
      <div className={classes['coordinates']}>
        <TextField {...degrees('latitude', 90)} />
        <TextField {...degrees('longitude', 180)} />
        {(pin !== null || typed !== null) && (
          <Button tone="secondary" onClick={clear}>
            <Icon of={IconMapPinOff} />
            {t('clear_pin')}
          </Button>
        )}
      </div>
    </fieldset>
  );
};
