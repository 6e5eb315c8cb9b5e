import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { citiesFrom, pinOfCity } from './city-pins.ts';

test('every known city is somewhere, by any spelling, and nothing else is', () => {
  for (const { name_en, name_ar } of CITIES) {
    expect(pinOfCity(name_en), name_en).toBeDefined();
    expect(pinOfCity(name_ar)).toEqual(pinOfCity(name_en));
  }
  expect(pinOfCity('Atlantis')).toBeUndefined();
  expect(citiesFrom({ latitude: 24.7136, longitude: 46.6753 })).toHaveLength(CITIES.length);
});

test('neighbors are near, other cities are not', () => {
  const from = (city: string) =>
    Object.fromEntries(
      citiesFrom(pinOfCity(city) ?? { latitude: 0, longitude: 0 })
        .filter(({ km }) => km <= 60)
        .map(({ city: name, km }) => [name, km]),
    );
  expect(from('Riyadh')).toEqual({ Riyadh: 0, Diriyah: 10 });
  expect(Object.keys(from('Khobar'))).toEqual([
    'Dammam',
    'Khobar',
    'Dhahran',
    'Qatif',
    'Manama',
    'Muharraq',
    'Riffa',
    'Isa Town',
  ]);
  expect(Object.keys(from('Jeddah'))).toEqual(['Jeddah']);
  expect(Object.keys(from('Beirut'))).toEqual(['Beirut', 'Sidon', 'Byblos', 'Zahle']);
});
