import { expect, test } from 'vitest';
import { waitingTone } from './waiting.ts';

test('three days are usual, a week is long', () => {
  expect([0, 3, 4, 7, 8].map(waitingTone)).toEqual(['usual', 'usual', 'long', 'long', 'too_long']);
});
