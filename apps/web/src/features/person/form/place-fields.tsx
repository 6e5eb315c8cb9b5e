import { CITIES, cityName, knownCity, storedCity } from '@proline/domain/place/cities';
import { readPair, type MapPin } from '@proline/domain/place/coordinates';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PinPicker } from '../../event-view/map/pin-picker.parts.tsx';
import { pinIn } from '../person-values.parts.ts';
import classes from './person-form.module.css';
import type { PersonForm } from './person-form.ts';

/** Where somebody lives: the city, and more exactly if they like. Near is measured from there. */
export const PlaceFields = ({ form }: { readonly form: PersonForm }) => {
  const { t } = useTranslation('person');
  const { values } = form;
  const put = (pin: MapPin) => form.change({ latitude: String(pin.latitude), longitude: String(pin.longitude) });
  const degrees = (name: 'latitude' | 'longitude') => {
    const { onChange, ...field } = form.text(name);
    return {
      ...field,
      name,
      label: t(name),
      onChange: (event: { readonly currentTarget: HTMLInputElement }) => {
        const pair = readPair(event.currentTarget.value);
        if (pair === null) onChange(event);
        else put(pair);
      },
    };
  };
  return (
    <>
      <div className={classes['pair']}>
        <CityBox form={form} />
      </div>
      <PinPicker
        label={t('pin')}
        hint={t('pin_hint')}
        pin={pinIn(values)}
        latitude={degrees('latitude')}
        longitude={degrees('longitude')}
        onPick={put}
        clear={
          values.latitude === '' && values.longitude === ''
            ? null
            : { label: t('clear_pin'), run: () => form.change({ latitude: '', longitude: '' }) }
        }
      />
    </>
  );
};

/** Shows the city in the reader's language, but stores one spelling, because only that one finds people. */
const CityBox = ({ form }: { readonly form: PersonForm }) => {
  const { t, language } = useTranslation('person');
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <TextField
        {...form.text('city')}
        label={t('city')}
        dir="auto"
        autoComplete="off"
        list={list}
        value={typed ?? cityName(form.values.city, language)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          form.change({ city: knownCity(value) ? storedCity(value) : value });
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {CITIES.map((city) => (
          <option key={city.name_en} value={language === 'ar' ? city.name_ar : city.name_en} />
        ))}
      </datalist>
    </>
  );
};
