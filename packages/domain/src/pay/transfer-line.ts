/** What an adjustment, or one line of a transfer, may be: in minor units, and beyond any honest amount. */
export const TRANSFER_MINOR = { least: 1, most: 100_000_000 } as const;
/** More lines than anybody changes by hand at once. */
export const MOST_EDITED_LINES = 200;

export const TRANSFER_LINE_KINDS = [
  'work',
  'lead',
  'allowance',
  'overtime',
  'night',
  'late',
  'no_show',
  'other',
  'bonus',
  'correction',
  'recovery',
] as const;
export type TransferLineKind = (typeof TRANSFER_LINE_KINDS)[number];

type Line = { readonly id: string; readonly kind: TransferLineKind; readonly amount_minor: number };

export type LineEdit = {
  readonly changes: readonly { readonly id: string; readonly amount_minor: number; readonly note: string }[];
  readonly additions: readonly { readonly amount_minor: number; readonly note: string }[];
};

export const LINE_REFUSALS = [
  'line_not_found',
  'recovery_line_fixed',
  'line_named_twice',
  'lines_unchanged',
  'deductions_exceed_pay',
] as const;
export type LineRefusal = (typeof LINE_REFUSALS)[number];

export type Totals = { readonly gross_minor: number; readonly deductions_minor: number };

/** Gross is what the lines add, deductions what they take; recoveries are reckoned afterwards, from what is left. */
export const totalsOf = (lines: readonly Pick<Line, 'kind' | 'amount_minor'>[]): Totals =>
  lines
    .filter(({ kind }) => kind !== 'recovery')
    .reduce<Totals>(
      ({ gross_minor, deductions_minor }, { amount_minor }) => ({
        gross_minor: gross_minor + Math.max(0, amount_minor),
        deductions_minor: deductions_minor + Math.max(0, -amount_minor),
      }),
      { gross_minor: 0, deductions_minor: 0 },
    );

/** The totals once a transfer's lines are edited, or why they cannot be. A line is set to 0 rather than removed, so that its note says why. */
export const editLines = (lines: readonly Line[], edit: LineEdit): Totals | LineRefusal => {
  const named = new Map(edit.changes.map((change) => [change.id, change]));
  if (named.size < edit.changes.length) return 'line_named_twice';
  const known = new Map(lines.map((line) => [line.id, line]));
  if (edit.changes.some(({ id }) => !known.has(id))) return 'line_not_found';
  if (edit.changes.some(({ id }) => known.get(id)?.kind === 'recovery')) return 'recovery_line_fixed';
  const isSame =
    edit.additions.every(({ amount_minor }) => amount_minor === 0) &&
    edit.changes.every(({ id, amount_minor }) => known.get(id)?.amount_minor === amount_minor);
  if (isSame) return 'lines_unchanged';
  const totals = totalsOf([
    ...lines.map((line) => ({ kind: line.kind, amount_minor: named.get(line.id)?.amount_minor ?? line.amount_minor })),
    ...edit.additions.map(({ amount_minor }) => ({ kind: 'correction' as const, amount_minor })),
  ]);
  return totals.deductions_minor > totals.gross_minor ? 'deductions_exceed_pay' : totals;
};
