import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editLines, totalsOf, type TransferLineKind } from './transfer-line.ts';

const LINES = [
  { id: 'a', kind: 'work' as const, amount_minor: 10_000 },
  { id: 'b', kind: 'late' as const, amount_minor: -1_000 },
  { id: 'c', kind: 'recovery' as const, amount_minor: -2_000 },
];
const note = 'As agreed';

test('gross and deductions follow the lines; recoveries are reckoned apart', () => {
  expect(totalsOf(LINES)).toEqual({ gross_minor: 10_000, deductions_minor: 1_000 });
  const edit = { changes: [{ id: 'b', amount_minor: 0, note }], additions: [{ amount_minor: 500, note }] };
  expect(editLines(LINES, edit)).toEqual({ gross_minor: 10_500, deductions_minor: 0 });
});

test.each([
  [{ changes: [{ id: 'x', amount_minor: 1, note }], additions: [] }, 'line_not_found'],
  [{ changes: [{ id: 'c', amount_minor: -1, note }], additions: [] }, 'recovery_line_fixed'],
  [
    {
      changes: [
        { id: 'a', amount_minor: 1, note },
        { id: 'a', amount_minor: 2, note },
      ],
      additions: [],
    },
    'line_named_twice',
  ],
  [{ changes: [{ id: 'a', amount_minor: 10_000, note }], additions: [] }, 'lines_unchanged'],
  [{ changes: [], additions: [] }, 'lines_unchanged'],
  [{ changes: [], additions: [{ amount_minor: -9_001, note }] }, 'deductions_exceed_pay'],
] as const)('%j is refused: %s', (edit, refusal) => {
  expect(editLines(LINES, edit)).toBe(refusal);
});

test('whatever is edited: the net amount is the sum of the lines and never below zero', () => {
  const amount = fc.integer({ min: -50_000, max: 50_000 });
  const kind = fc.constantFrom<TransferLineKind>('work', 'late', 'other', 'correction');
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind, amount_minor: amount }), { maxLength: 6 }),
      fc.array(amount, { maxLength: 6 }),
      fc.array(amount, { maxLength: 3 }),
      (kinds, changed, added) => {
        const lines = kinds.map((line, index) => ({ id: String(index), ...line }));
        const changes = changed
          .slice(0, lines.length)
          .map((amount_minor, index) => ({ id: String(index), amount_minor, note }));
        const result = editLines(lines, { changes, additions: added.map((amount_minor) => ({ amount_minor, note })) });
        if (typeof result === 'string') return;
        const kept = lines.slice(changes.length).map(({ amount_minor }) => amount_minor);
        const sum = [...changed.slice(0, lines.length), ...kept, ...added].reduce((total, one) => total + one, 0);
        expect(result.gross_minor - result.deductions_minor).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
