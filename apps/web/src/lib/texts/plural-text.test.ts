import { expect, test } from 'vitest';
import { fillText, formatNumber, formatSignedPercent, writeNumerals } from './plural-text.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const find = (key: string) => (FORMS.some((form) => key === `days_${form}`) ? `${key} {{count}}` : undefined);
const days = (language: Language, count: number) => fillText(language, find, 'days', { count });

test('English has two plural forms, Arabic six', () => {
  expect([0, 1, 2, 60].map((count) => days('en', count))).toEqual([
    'days_other 0',
    'days_one 1',
    'days_other 2',
    'days_other 60',
  ]);
  expect([0, 1, 2, 3, 11, 100].map((count) => days('ar', count))).toEqual([
    'days_zero 0',
    'days_one 1',
    'days_two 2',
    'days_few 3',
    'days_many 11',
    'days_other 100',
  ]);
});

test('placeholders are filled with text or with a written number, and only once', () => {
  const texts = { hello: '{{name}} has {{points}} points' };
  const say = (values: Record<string, string | number>) =>
    fillText('en', (key) => texts[key as 'hello'], 'hello', values);
  expect(say({ name: '{{points}}', points: 12_345 })).toBe('{{points}} has 12,345 points');
});

test('Arabic texts have the digits that were chosen, English ones never', () => {
  writeNumerals('arab');
  expect([formatNumber('en', 3412), formatNumber('ar', 3412), days('ar', 3)]).toEqual(['3,412', '٣٬٤١٢', 'days_few ٣']);
  writeNumerals('latn');
  expect(formatNumber('ar', 3412)).toBe('3,412');
});

test('a percent sign belongs to the digits before it', () => {
  const share = (language: Language) => fillText(language, () => '{{share}}%', 'share', { share: 15 });
  expect([share('en'), share('ar')]).toEqual(['15%', '15\u200e%\u200e']);
  writeNumerals('arab');
  expect([share('en'), share('ar')]).toEqual(['15%', '١٥٪']);
  writeNumerals('latn');
});

test('numbers use Latin digits in both languages unless told otherwise', () => {
  expect([formatNumber('en', 3412), formatNumber('ar', 3412)]).toEqual(['3,412', '3,412']);
  expect(formatSignedPercent('en', 0.179)).toBe('+17.9%');
});
