import { describe, expect, test } from 'vitest';
import { countryCode, languageCode } from './name-codes.ts';
import { readClothingSize, readDay, readGender, readHeight, readLanguages } from './read-cell.ts';

describe('a day', () => {
  test.each([
    ['1998-03-14', '1998-03-14'],
    ['1998/3/14', '1998-03-14'],
    ['14/03/1998', '1998-03-14'],
    ['14.3.1998', '1998-03-14'],
    ['١٤-٠٣-١٩٩٨', '1998-03-14'],
    ['1998-03-14 00:00', '1998-03-14'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, 'day_first')).toEqual({ day });
  });

  test('may begin with the month, when the importer says so', () => {
    expect(readDay('03/04/1998', 'day_first')).toEqual({ day: '1998-04-03' });
    expect(readDay('03/04/1998', 'month_first')).toEqual({ day: '1998-03-04' });
  });

  test.each([
    ['31/02/1999', 'no_such_day'],
    ['03/14/1998', 'no_such_day'],
    ['14/03/98', 'year_too_short'],
    ['35868', 'not_a_date'],
    ['March 1998', 'not_a_date'],
    ['23 years', 'not_a_date'],
  ])('%s is not guessed', (text, problem) => {
    expect(readDay(text, 'day_first')).toEqual({ problem });
  });
});

test('a gender, in words of both languages', () => {
  expect(['F', 'female', 'أنثى', 'انثى'].map(readGender)).toEqual(Array.from({ length: 4 }, () => 'female'));
  expect(['m', 'Male', 'ذكر'].map(readGender)).toEqual(Array.from({ length: 3 }, () => 'male'));
  expect(['?', '', 'x'].map(readGender)).toEqual([null, null, null]);
});

test('a country, by its code, its name or its people', () => {
  for (const text of ['SA', 'sa', 'Saudi Arabia', 'Saudi', 'السعودية', 'المملكة العربية السعودية', 'سعودية', 'سعودي'])
    expect([text, countryCode(text)]).toEqual([text, 'SA']);
  for (const text of ['Egypt', 'مصر', 'Egyptian', 'مصرية']) expect([text, countryCode(text)]).toEqual([text, 'EG']);
  expect(countryCode('Filipina')).toBe('PH');
  expect(countryCode('Atlantis')).toBeNull();
});

test('a language, in both languages', () => {
  expect(['Arabic', 'العربية', 'عربي', 'ar', 'Tagalog', 'الإنجليزية', 'Klingon'].map(languageCode)).toEqual([
    'ar',
    'ar',
    'ar',
    'ar',
    'tl',
    'en',
    null,
  ]);
});

test('languages with their levels, and what names none', () => {
  expect(readLanguages('Arabic (native), English - good / Klingon; عربي')).toEqual({
    languages: [
      { code: 'ar', level: 'native' },
      { code: 'en', level: 'good' },
    ],
    unknown: ['Klingon'],
    unknown_levels: [],
  });
  expect(readLanguages('العربية، الإنجليزية')).toEqual({
    languages: [
      { code: 'ar', level: null },
      { code: 'en', level: null },
    ],
    unknown: [],
    unknown_levels: [],
  });
});

test('a level may be the last word; one that is none is handed back, and the language stays', () => {
  expect(readLanguages('English fluent, الفرنسية بطلاقة, Arabic (90%)')).toEqual({
    languages: [
      { code: 'en', level: 'fluent' },
      { code: 'fr', level: 'fluent' },
      { code: 'ar', level: null },
    ],
    unknown: [],
    unknown_levels: ['90%'],
  });
});

test('sizes', () => {
  expect(['172', '172 cm', '1.72', '1,72 m', '١٧٢', 'tall'].map(readHeight)).toEqual([172, 172, 172, 172, 172, null]);
  expect(['m', 'XL', '2XL', '3xl', 'medium'].map(readClothingSize)).toEqual(['M', 'XL', 'XXL', 'XXXL', null]);
});
