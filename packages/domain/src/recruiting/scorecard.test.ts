import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanScore, SCORES, scorecardState } from './scorecard.ts';

const RULE = { scorecard_required: true, pass_mark: 3.5 };

test('the mean has one decimal, lies between the scores, and is nothing without any', () => {
  expect([meanScore([]), meanScore([4, 5, 4, 4, 4]), meanScore([3, 3, 4])]).toEqual([null, 4.2, 3.3]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SCORES), { minLength: 1, maxLength: 10 }), (scores) => {
      const mean = meanScore(scores) ?? 0;
      expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(mean).toBeLessThanOrEqual(Math.max(...scores));
    }),
  );
});

test('a scorecard passes from the mark on, and none is needed when it is waived', () => {
  expect([null, 3.4, 3.5, 5].map((mean) => scorecardState(mean, RULE))).toEqual([
    'missing',
    'failed',
    'passed',
    'passed',
  ]);
  expect(scorecardState(null, { ...RULE, scorecard_required: false })).toBe('waived');
});
