import { expect, test } from 'vitest';
import { CITIES, cityIn, cityName, knownCity, storedCity } from './cities.ts';
import { TIME_ZONES } from './region.ts';
import { readSearch } from '../text/search-query.ts';

test('every city has a name in each language, and no name means two cities', () => {
  expect(CITIES.length).toBeGreaterThan(60);
  for (const city of CITIES) {
    expect(city.name_en).toMatch(/^[\w' ]+$/);
    expect(city.name_ar).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(TIME_ZONES).toContain(city.time_zone);
    expect(knownCity(city.name_en)).toMatchObject(city);
    expect(knownCity(city.name_ar)).toMatchObject(city);
  }
  expect(new Set(CITIES.map(({ name_en }) => name_en)).size).toBe(CITIES.length);
});

test('a city is named in the reader’s language, whichever way it was written', () => {
  expect(cityName('Riyadh', 'ar')).toBe('الرياض');
  expect(cityName('الرياض', 'en')).toBe('Riyadh');
  expect(cityName(' mecca ', 'en')).toBe('Makkah');
  expect(cityName('ابوظبي', 'en')).toBe('Abu Dhabi');
});

test('one that nobody knows stays as it was typed', () => {
  expect(cityName('Atlantis', 'ar')).toBe('Atlantis');
  expect(cityName('', 'ar')).toBe('');
  expect(storedCity('  Atlantis ')).toBe('Atlantis');
});

test('it is kept under one spelling', () => {
  expect(['Jeddah', 'jiddah', 'جدة', 'جده', 'JEDDAH '].map(storedCity)).toEqual(Array(5).fill('Jeddah'));
});

test.each([
  ['الرياض', { city: 'Riyadh', others: [] }],
  ['مهرجان الرياض', { city: 'Riyadh', others: ['مهرجان'] }],
  ['hala abu dhabi mansour', { city: 'Abu Dhabi', others: ['hala', 'mansour'] }],
  ['New Cairo', { city: 'New Cairo', others: [] }],
  ['شرم الشيخ', { city: 'Sharm El Sheikh', others: [] }],
  // the name of a man, not of the city
  ['رياض', null],
  ['abu bakr', null],
  ['', null],
])('the city in a search for %s', (text, found) => {
  expect(cityIn(readSearch(text).words)).toEqual(found);
});
