import { expect, test } from 'vitest';
import { historyWords, withinSentence } from './history-words.ts';

test('a change says each value before and after', () => {
  expect(
    historyWords({ action: 'change', before: { phone: '+966500000001' }, after: { phone: '+966500000002' } }),
  ).toEqual({
    values: [{ field: 'phone', before: '+966500000001', after: '+966500000002', changed: true }],
    reason: null,
    until: null,
  });
});

test('a block says why, until when and what it released, but not what is none', () => {
  expect(
    historyWords({
      action: 'block',
      before: { status: 'approved' },
      after: {
        status: 'blocked',
        reason: 'Left twice',
        until: '2026-12-01',
        places_released: 2,
        applications_closed: 0,
      },
    }),
  ).toEqual({
    values: [{ field: 'places_released', before: undefined, after: 2, changed: false }],
    reason: 'Left twice',
    until: '2026-12-01',
  });
});

test('a value that was taken away is told, one that never was is not', () => {
  const told = historyWords({
    action: 'change',
    before: { email: 'a@b.co', city: null },
    after: { email: null, city: null },
  });
  expect(told.values.map(({ field }) => field)).toEqual(['email']);
});

test('somebody who was created is not told value by value', () => {
  expect(historyWords({ action: 'create', before: null, after: { name_en: 'Layla' } }).values).toEqual([]);
});

test('names of fields lose their capital within a sentence, abbreviations do not', () => {
  expect(['Phone', 'Height, cm', 'ID number', 'IBAN', 'الهاتف'].map(withinSentence)).toEqual([
    'phone',
    'height',
    'ID number',
    'IBAN',
    'الهاتف',
  ]);
});
