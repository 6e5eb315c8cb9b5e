import { readDegrees, readPair, type MapPin } from '@proline/domain/place/coordinates';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PinPicker } from '../../event-view/map/pin-picker.parts.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';

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
    <PinPicker
      {...fieldAnchor('stepOne', 'pin')}
      label={t('pin')}
      hint={`${t('pin_hint')} ${t('pin_paste')}`}
      pin={pin}
      latitude={degrees('latitude', 90)}
      longitude={degrees('longitude', 180)}
      onPick={(place) => {
        setTyped(null);
        put(place);
      }}
      clear={pin === null && typed === null ? null : { label: t('clear_pin'), run: clear }}
    />
  );
};
