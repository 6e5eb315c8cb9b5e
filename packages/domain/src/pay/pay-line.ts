/** What a line of a transfer is for. */
export const PAY_LINE_KINDS = [
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
export type PayLineKind = (typeof PAY_LINE_KINDS)[number];
