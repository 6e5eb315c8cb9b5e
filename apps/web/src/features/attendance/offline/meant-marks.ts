import type { BoardPerson } from '@proline/contract/attendance/board';
import type { SentMark } from './kept-mark.ts';

export type Meant = NonNullable<SentMark['to']>;

const NOTHING: Meant = { checked_in_at: null, checked_out_at: null, absence: null, approved_minutes: null };

/** What somebody wanted to stand on record with these marks, of one person and in their order. */
export const meantBy = (marks: readonly SentMark[], recorded: BoardPerson | undefined): Meant => {
  const first: Meant =
    marks[0]?.kind === 'check_out' ? { ...NOTHING, checked_in_at: recorded?.checked_in_at ?? null } : NOTHING;
  const steps = [first];
  for (const { kind, at, to } of marks) {
    const before = steps.at(-1) ?? NOTHING;
    if (kind === 'check_in') steps.push({ ...NOTHING, checked_in_at: at });
    else if (kind === 'check_out') steps.push({ ...before, checked_out_at: at });
    else if (kind === 'no_show') steps.push({ ...NOTHING, absence: 'no_show' });
    else if (kind === 'excuse') steps.push({ ...NOTHING, absence: 'excused' });
    else if (kind === 'correct') steps.push(to ?? NOTHING);
    else if (steps.length > 1) steps.pop();
  }
  return steps.at(-1) ?? NOTHING;
};
