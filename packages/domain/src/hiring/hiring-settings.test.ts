import { expect, test } from 'vitest';
import { RELIABILITY_WEIGHTS } from '../figures/reliability.ts';
import { DEFAULT_HIRING, HIRING_LIMITS, hiringRulesOf, weightsAddUp } from './hiring-settings.ts';
import { MATCH_WEIGHTS } from './match-score.ts';
import { DEFAULT_WORK_LIMITS, NEAR_KM } from './work-limits.ts';

test('until somebody changes them the rules are those of the defaults', () => {
  expect(hiringRulesOf(DEFAULT_HIRING, 0, RELIABILITY_WEIGHTS)).toEqual({
    limits: DEFAULT_WORK_LIMITS,
    near_km: NEAR_KM,
    weights: MATCH_WEIGHTS,
    expected_reliability: 0.88,
  });
});

test('the weights share 100 points', () => {
  expect(weightsAddUp(DEFAULT_HIRING)).toBe(true);
  expect(weightsAddUp({ ...DEFAULT_HIRING, weight_rest: 11 })).toBe(false);
});

test('every default is within its limits', () => {
  const outside = Object.entries(HIRING_LIMITS).filter(([field, { least, most }]) => {
    const value = Reflect.get(DEFAULT_HIRING, field) as number;
    return value < least || value > most;
  });
  expect(outside).toEqual([]);
});
