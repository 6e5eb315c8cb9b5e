import { MOST_MARKS_AT_ONCE, type sendMarks } from '@proline/contract/attendance/attendance';
import type { BoardPerson } from '@proline/contract/attendance/board';
import type { AnswerOf, SentBodyOf } from '@proline/contract/frame/endpoint';
import { CLOCK_TOLERANCE_MS } from '@proline/domain/attendance/attendance-mark';
import { STANDING_REFUSALS } from '@proline/domain/attendance/mark-table';

export type SentMark = SentBodyOf<typeof sendMarks>['marks'][number];
type Answer = AnswerOf<typeof sendMarks>['data'];

/** A mark that this device keeps until the server has answered it, and its problem until somebody has decided. */
export type KeptMark = SentMark & {
  /** The order in which they were made. */
  readonly seq: number;
  readonly admin_id: string;
  readonly event_id: string;
  /** Why it had no effect; null: it waits to be sent. */
  readonly code: string | null;
};

const CONFLICTS: readonly string[] = STANDING_REFUSALS;
/** Something else stands on record: whoever marked did not know of it, and decides now. */
export const isConflict = ({ code }: Pick<KeptMark, 'code'>): boolean => code !== null && CONFLICTS.includes(code);

/** As the server takes it. */
export const asSent = ({ seq: _seq, admin_id: _admin, event_id: _event, code: _code, ...mark }: KeptMark): SentMark =>
  mark;

/**
 * What is sent next, in order: marks of one event, at most one of each person, so that nothing that follows a conflict is
 * decided before the conflict is. Whoever has a problem waits for its decision; the others go on.
 */
export const nextBatch = (kept: readonly KeptMark[]): readonly KeptMark[] => {
  const undecided = new Set(kept.filter(({ code }) => code !== null).map(({ assignment_id }) => assignment_id));
  const sendable = kept.filter(({ assignment_id }) => !undecided.has(assignment_id)).toSorted((a, b) => a.seq - b.seq);
  const people = new Set<string>();
  const end = sendable.findIndex(({ assignment_id, event_id }) => {
    if (people.has(assignment_id) || event_id !== sendable[0]?.event_id) return true;
    people.add(assignment_id);
    return false;
  });
  return sendable.slice(0, end === -1 ? undefined : end).slice(0, MOST_MARKS_AT_ONCE);
};

/** Somebody else has recorded the very same, at the same time but for what clocks differ: there is nothing to decide. */
const isOnRecord = ({ kind, at }: SentMark, person: BoardPerson | undefined): boolean => {
  if (!person) return false;
  const isAt = (recorded: string | null) =>
    recorded !== null && Math.abs(Date.parse(recorded) - Date.parse(at)) <= CLOCK_TOLERANCE_MS;
  switch (kind) {
    case 'check_in':
      return isAt(person.checked_in_at);
    case 'check_out':
      return isAt(person.checked_out_at);
    case 'no_show':
      return person.state === 'no_show';
    case 'excuse':
      return person.state === 'excused';
    case 'correct':
    case 'undo':
      return false;
  }
};

export type Settled = {
  /** Had their effect, once. */
  readonly done: readonly number[];
  readonly problems: readonly { readonly seq: number; readonly code: string }[];
};

/** What the answer of the server means for each mark of a batch. A mark without an answer waits on. */
export const settle = (batch: readonly KeptMark[], { results, people }: Answer): Settled => {
  const answers = new Map(results.map((result) => [result.id, result]));
  const known = new Map(people.map((person) => [person.id, person]));
  const answered = batch.flatMap((mark) => {
    const answer = answers.get(mark.id);
    if (!answer) return [];
    const settledAnyway = answer.code === 'nothing_corrected' || isOnRecord(mark, known.get(mark.assignment_id));
    return [{ seq: mark.seq, code: settledAnyway ? null : answer.code }];
  });
  return {
    done: answered.filter(({ code }) => code === null).map(({ seq }) => seq),
    problems: answered.flatMap(({ seq, code }) => (code === null ? [] : [{ seq, code }])),
  };
};
