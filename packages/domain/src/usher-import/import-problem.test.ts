import { expect, test } from 'vitest';
import { IMPORT_FIELDS, mappingProblem } from './import-field.ts';
import { badPart, canLeaveOut, canTypeAnew, IMPORT_PROBLEMS, isWarning } from './import-problem.ts';

test('what goes in with a warning', () => {
  expect(IMPORT_PROBLEMS.filter(isWarning)).toEqual([
    'phone_country_assumed',
    'city_unknown',
    'gender_unknown',
    'nationality_unknown',
    'language_unknown',
    'level_unknown',
    'size_not_valid',
    'degrees_not_valid',
    'without_iban',
    'iban_shared',
  ]);
});

test('what a row can go in without, and what can be typed anew', () => {
  expect(IMPORT_FIELDS.filter((field) => canLeaveOut(field, 'too_long'))).toEqual(
    IMPORT_FIELDS.filter((field) => !['name_en', 'name_ar', 'phone'].includes(field)),
  );
  expect(canLeaveOut('birth_date', 'under_age')).toBe(false);
  expect([canLeaveOut('iban', 'bank_name_missing'), canLeaveOut('bank_name', 'missing')]).toEqual([true, false]);
  expect(canLeaveOut('id_number', 'twice_in_file')).toBe(false);
  expect([canTypeAnew('under_age'), canTypeAnew('phone_not_valid')]).toEqual([false, true]);
});

test('only the bad part of a value is marked', () => {
  const marked = (problem: Parameters<typeof badPart>[0], value: string) => value.slice(...badPart(problem, value));
  expect(marked('no_such_day', '31/02/1999')).toBe('31/02');
  expect(marked('no_such_day', '1999-02-31')).toBe('02-31');
  expect(marked('year_too_short', '14/03/98')).toBe('98');
  expect(marked('phone_country_assumed', '0501234567')).toBe('0');
  expect(marked('phone_not_valid', '+97450')).toBe('+97450');
});

test('why no row could be good with a mapping', () => {
  expect(mappingProblem(['name_en', 'phone', null])).toBeNull();
  expect(mappingProblem(['name_ar', 'phone'])).toBeNull();
  expect(mappingProblem(['phone'])).toBe('name_not_mapped');
  expect(mappingProblem(['name_en', null])).toBe('phone_not_mapped');
  expect(mappingProblem(['phone', 'phone', 'name_en'])).toBe('mapped_twice');
});
