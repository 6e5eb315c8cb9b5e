import { expect, test } from 'vitest';
import { PLAN } from '../testing/two-shift-plan.ts';
import { tidyNeeds, undoneCells, withCells } from './cell-changes.ts';

test('cells are replaced or added; zeros go but for a role that would vanish', () => {
  const needs = withCells(PLAN.stepThree.needs, [
    { shift: 'pm', type_id: 'host', headcount: 0 },
    { shift: 'am', type_id: 'host', headcount: 0 },
  ]);
  expect(needs).toHaveLength(4);
  expect(tidyNeeds(needs)).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 10 },
    { shift: 'pm', type_id: 'usher', headcount: 6 },
    { shift: 'pm', type_id: 'host', headcount: 0 },
  ]);
});

test('undoing a change of cells leaves what was typed since', () => {
  const before = PLAN.stepThree.needs;
  const after = withCells(before, [
    { shift: 'am', type_id: 'usher', headcount: 1 },
    { shift: 'am', type_id: 'host', headcount: 5 },
  ]);
  const now = withCells(after, [{ shift: 'am', type_id: 'usher', headcount: 77 }]);
  expect(tidyNeeds(undoneCells(now, before, after))).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 77 },
    ...before.slice(1),
  ]);
});
