import { expect, test } from 'vitest';
import { changedValues } from './changed-values.parts.ts';

test('every field of either side, with what changed', () => {
  expect(
    changedValues({
      before: { status: 'active', name: 'Sara' },
      after: { status: 'disabled', name: 'Sara', reason: 'x' },
    }),
  ).toEqual([
    { field: 'status', before: 'active', after: 'disabled', changed: true },
    { field: 'name', before: 'Sara', after: 'Sara', changed: false },
    { field: 'reason', before: undefined, after: 'x', changed: false },
  ]);
  expect(changedValues({ before: null, after: null })).toEqual([]);
});
