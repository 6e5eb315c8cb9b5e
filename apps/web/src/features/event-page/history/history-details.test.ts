import { expect, test } from 'vitest';
import { historyDetails } from './history-details.ts';

test('a cancellation tells its reason and what it did, in numbers', () => {
  const after = { status: 'canceled', reason: 'Venue closed', ushers_released: 46, applications_expired: 0, told: 61 };
  expect(historyDetails({ after })).toEqual({
    steps: [],
    effects: [
      { effect: 'told', count: 61 },
      { effect: 'ushers_released', count: 46 },
    ],
    reason: 'Venue closed',
    copy_of: null,
  });
});

test('a saved plan tells its steps, in their order, and what of each; what is no step is left out', () => {
  const after = { 'stepFour.budget': null, 'stepOne.title_en': 'Gala', 'stepOne.city': 'Doha', 'stepNine.sum': 3 };
  expect(historyDetails({ after }).steps).toEqual([
    { step: 'stepOne', fields: ['stepOne.title_en', 'stepOne.city'] },
    { step: 'stepFour', fields: ['stepFour.budget'] },
  ]);
  expect(historyDetails({ after: { steps: ['stepTwo'] } }).steps).toEqual([{ step: 'stepTwo', fields: [] }]);
});

test('a duplicate tells what it was made of', () => {
  expect(historyDetails({ after: { copy_of: 'e1', starts_on: '2027-02-01' } }).copy_of).toBe('e1');
});

test('an entry without details has none', () => {
  const none = { steps: [], effects: [], reason: null, copy_of: null };
  expect(historyDetails({ after: null })).toEqual(none);
  expect(historyDetails({ after: { steps: 3, told: 'many', reason: ' ' } })).toEqual(none);
});
