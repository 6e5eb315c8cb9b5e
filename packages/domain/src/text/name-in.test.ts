import { expect, test } from 'vitest';
import { nameIn, ownFirst, titleIn } from './name-in.ts';

const gate = { name_en: 'Gate', name_ar: 'البوابة' };

test('a name is in the language of its reader', () => {
  expect(nameIn('en', gate)).toBe('Gate');
  expect(nameIn('ar', gate)).toBe('البوابة');
  expect(titleIn('ar', { title_en: 'Expo', title_ar: 'إكسبو' })).toBe('إكسبو');
  expect(ownFirst('ar', 'Gate', 'البوابة')).toEqual(['البوابة', 'Gate']);
});

test('a name that is missing in one language is told in the other', () => {
  const half = { name_en: 'Gate', name_ar: '' };
  expect(nameIn('ar', half)).toBe('Gate');
  expect(nameIn('en', half)).toBe('Gate');
  expect(titleIn('en', { title_en: '', title_ar: 'إكسبو' })).toBe('إكسبو');
});
