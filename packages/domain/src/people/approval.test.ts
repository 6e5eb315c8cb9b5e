import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../time/calendar-day.ts';
import { APPROVAL_NEEDS, missingForApproval, UNDER_AGE } from './approval.ts';

const TODAY = '2026-11-17';
const complete = {
  name_en: 'Sara Al-Fahad',
  name_ar: 'سارة الفهد',
  phone: '+966501234567',
  photo: 'a photo',
  birth_date: '2000-01-31',
};

test('whoever has a name, a phone, a photo and eighteen years may be approved', () => {
  expect(missingForApproval(complete, TODAY)).toEqual([]);
});

test.each([
  ['no name at all', { name_en: '', name_ar: '' }, ['name']],
  ['only an English name', { name_ar: '' }, []],
  ['only an Arabic name', { name_en: '' }, []],
  ['no phone', { phone: null }, ['phone']],
  ['no photo', { photo: null }, ['photo']],
  ['no birth date', { birth_date: null }, ['birth_date']],
  ['17 years and 364 days', { birth_date: '2008-11-18' }, ['age']],
  ['18 years today', { birth_date: '2008-11-17' }, []],
  ['born tomorrow', { birth_date: '2026-11-18' }, ['age']],
  [
    'nothing',
    { name_en: '', name_ar: '', phone: null, photo: null, birth_date: null },
    ['name', 'phone', 'photo', 'birth_date'],
  ],
])('%s', (_, part, missing) => {
  expect(missingForApproval({ ...complete, ...part }, TODAY)).toEqual(missing);
});

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the eighteenth birthday is the first day on which age keeps nobody back, leap days included', () => {
  fc.assert(
    fc.property(day, (birth_date) => {
      // whoever was born on 29 February is eighteen on 1 March
      const birthday = birth_date.endsWith('02-29') ? addDays(birth_date, 1) : birth_date;
      const eighteen = addMonths(birthday, 18 * 12);
      expect(missingForApproval({ ...complete, birth_date }, addDays(eighteen, -1))).toEqual([UNDER_AGE]);
      expect(missingForApproval({ ...complete, birth_date }, eighteen)).toEqual([]);
    }),
  );
});

test('filling in what is right never makes more missing', () => {
  const person = fc.record({
    name_en: fc.constantFrom('', complete.name_en),
    name_ar: fc.constantFrom('', complete.name_ar),
    phone: fc.constantFrom(null, complete.phone),
    photo: fc.constantFrom(null, complete.photo),
    birth_date: fc.oneof(fc.constant(null), day),
  });
  const field = fc.constantFrom('name_en', 'name_ar', 'phone', 'photo', 'birth_date');
  fc.assert(
    fc.property(person, field, (before, filled) => {
      const missing = missingForApproval(before, TODAY);
      const after = missingForApproval({ ...before, [filled]: complete[filled] }, TODAY);
      expect(missing).toEqual(expect.arrayContaining([...after]));
      expect(APPROVAL_NEEDS).toEqual(expect.arrayContaining([...missing]));
    }),
  );
});
