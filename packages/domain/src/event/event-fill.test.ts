import { EVENT_STATUSES } from './event-status.ts';
import { expect, test } from 'vitest';
import { fillOf } from './event-fill.ts';

test('the colour of an event says how far its places are filled, while somebody can still be found', () => {
  const at = (confirmed: number) => EVENT_STATUSES.map((status) => fillOf({ status, places: 10, confirmed }));
  expect(at(7)).toEqual(['draft', 'low', 'low', 'over', 'canceled']);
  expect(at(8)).toEqual(['draft', 'filling', 'filling', 'over', 'canceled']);
  expect(at(10)).toEqual(['draft', 'full', 'full', 'over', 'canceled']);
});

test('an event that needs nobody is full', () => {
  expect(fillOf({ status: 'published', places: 0, confirmed: 0 })).toBe('full');
});
