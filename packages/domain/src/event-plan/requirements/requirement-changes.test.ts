import { expect, test } from 'vitest';
import { withAsked, withRequirement } from './requirement-changes.ts';

test('switched on with something to ask for, in one order; switched off and on it asks for the same', () => {
  const one = withAsked([], 'rating', 'flag', undefined);
  expect(one).toEqual([{ kind: 'rating', mode: 'flag', least: 4 }]);
  const two = withAsked(one, 'gender', 'block', undefined);
  expect(two.map(({ kind }) => kind)).toEqual(['gender', 'rating']);
  const changed = withRequirement(two, { kind: 'rating', mode: 'flag', least: 4.5 });
  const off = withAsked(changed, 'rating', 'off', undefined);
  expect(off.map(({ kind }) => kind)).toEqual(['gender']);
  expect(withAsked(off, 'rating', 'block', changed[1])).toContainEqual({ kind: 'rating', mode: 'block', least: 4.5 });
});
