import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { citiesFrom, kilometresFromHome, pinOfCity } from './city-pins.ts';

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

test('somebody lives where their pin is, else in the middle of their city', () => {
  const venue = pinOfCity('Riyadh');
  const ofCities = new Map(venue ? citiesFrom(venue).map(({ city, km }) => [city, km]) : []);
  const pin = { latitude: 24.2, longitude: 46.7 };
  expect(kilometresFromHome({ pin: null, city: 'Diriyah' }, venue, ofCities)).toBe(10);
  expect(kilometresFromHome({ pin, city: 'Diriyah' }, venue, ofCities)).toBe(57);
  expect(kilometresFromHome({ pin: null, city: 'Atlantis' }, venue, ofCities)).toBeNull();
  expect(kilometresFromHome({ pin, city: 'Atlantis' }, undefined, new Map())).toBeNull();
});
