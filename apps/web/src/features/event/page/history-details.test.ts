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
  });
});

test('a saved plan tells its steps, in their order; what is no step is left out', () => {
  expect(historyDetails({ after: { steps: ['stepFour', 'stepOne', 'stepNine'] } }).steps).toEqual([
    'stepOne',
    'stepFour',
  ]);
});

test('an entry without details has none', () => {
  const none = { steps: [], effects: [], reason: null };
  expect(historyDetails({ after: null })).toEqual(none);
  expect(historyDetails({ after: { steps: 3, told: 'many', reason: ' ' } })).toEqual(none);
});
