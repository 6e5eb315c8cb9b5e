import type { listUnresolved } from '@proline/contract/attendance/board';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import { dueAt } from '@proline/domain/attendance/arrival';
import { newMarkId } from '../marks/mark-id.ts';
import type { SentMark } from '../offline/kept-mark.ts';

export type OpenPerson = AnswerOf<typeof listUnresolved>['data'][number];

/** What settles somebody with one click. planned: came and left as the plan says, or left at the end of the shift. */
const OPEN_ANSWERS = ['planned', 'no_show', 'excuse'] as const;
export type OpenAnswer = (typeof OPEN_ANSWERS)[number];

/** What can be answered for somebody now. Whoever is in was not absent: that is a correction, with its times. */
export const answersOf = ({ why, starts_at, ends_at }: OpenPerson, now: Date): readonly OpenAnswer[] => {
  if (why === 'still_in') return Date.parse(ends_at) <= now.getTime() ? ['planned'] : [];
  if (why === 'no_record') return OPEN_ANSWERS;
  return Date.parse(starts_at) <= now.getTime() ? ['no_show', 'excuse'] : ['excuse'];
};

/** When somebody should have come: whoever was called in had a time of their own. */
export const plannedArrival = ({ starts_at, due_at }: OpenPerson): Date =>
  dueAt(new Date(starts_at), due_at === null ? null : new Date(due_at));

type Said = {
  readonly answer: OpenAnswer;
  /** of a no-show: undefined, not known */ readonly reason: string | undefined;
};

/** The mark that an answer stands for. Somebody else may have been faster: it names what was seen. */
export const markOf = (person: OpenPerson, { answer, reason }: Said, now: Date): SentMark => {
  const { id: assignment_id, version, ends_at } = person;
  const mark = { id: newMarkId(), assignment_id, version, at: now.toISOString(), method: 'manual' } as const;
  const why = reason === undefined ? {} : { reason };
  if (answer !== 'planned') return { ...mark, kind: answer, ...why };
  if (person.why === 'still_in') return { ...mark, kind: 'check_out', at: ends_at };
  const checked_in_at = plannedArrival(person).toISOString();
  return {
    ...mark,
    ...why,
    kind: 'correct',
    to: { checked_in_at, checked_out_at: ends_at, absence: null, approved_minutes: null },
  };
};
