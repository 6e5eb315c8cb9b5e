import type { BoardPerson } from '@proline/contract/attendance/board';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { newMarkId } from '../marks/mark-id.ts';
import { replaceMarks, type NewMark } from './device-store.ts';
import type { KeptMark } from './kept-mark.ts';
import { meantBy } from './meant-marks.ts';
import { sendKept } from './send-kept.ts';
import { tellKept } from './use-kept.ts';

const seqs = (marks: readonly KeptMark[]): readonly number[] => marks.map(({ seq }) => seq);

const decided = async (gone: readonly KeptMark[], instead: readonly NewMark[]): Promise<void> => {
  await replaceMarks(seqs(gone), instead);
  await tellKept();
  void sendKept();
};

/** What stands on record stays, and what was marked here is given up. */
export const keepRecorded = (marks: readonly KeptMark[]): Promise<void> => decided(marks, []);

/** What was marked here takes the place of what stands on record, as a correction that says why. */
export const applyOwn = (marks: readonly KeptMark[], recorded: BoardPerson, at: Date, why: string): Promise<void> => {
  const [first] = marks;
  if (!first) return Promise.resolve();
  const { admin_id, event_id, assignment_id, method } = first;
  const given = marks.findLast(({ reason }) => (reason ?? '').trim().length >= REASON_LENGTH.least)?.reason;
  return decided(marks, [
    {
      ...{ admin_id, event_id, assignment_id, method, code: null },
      id: newMarkId(),
      kind: 'correct',
      at: at.toISOString(),
      version: recorded.version,
      reason: given ?? why,
      to: meantBy(marks, recorded),
    },
  ]);
};

/** Asks the server once more; it remembers what it has refused, so each gets a new id. */
export const tryAgain = (marks: readonly KeptMark[]): Promise<void> =>
  decided(
    marks,
    marks.map(({ seq: _seq, version: _version, ...mark }) => ({ ...mark, id: newMarkId(), code: null })),
  );
