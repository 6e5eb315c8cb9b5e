import { MOST_MARKS_AT_ONCE, sendMarks } from '@proline/contract/attendance/attendance';
import type { BoardPerson } from '@proline/contract/attendance/board';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { showError } from '../../../lib/screen/toast.ts';
import { showPeople } from '../board/board-cache.ts';
import { isKeptFirst, keepMarks, OFFLINE } from '../offline/keep-mark.ts';
import type { SentMark } from '../offline/kept-mark.ts';
import { refusalWords } from '../offline/refusal-words.ts';
import { showOffline } from '../offline/use-kept.ts';

/** Hundreds of marks are more work than one. */
const ANSWER_MS = 30_000;

type Answered = {
  /** As they stand now. */
  readonly people: readonly BoardPerson[];
  /** Why a mark had no effect, by the person. */
  readonly refusals: ReadonlyMap<string, string>;
};

/** Sends many marks at once, or keeps them on this device where nothing reaches the server: they have their ids already. */
export const sendAnswers = async (event_id: string, marks: readonly SentMark[]): Promise<Answered> => {
  const people: BoardPerson[] = [];
  const refusals = new Map<string, string>();
  let left = marks;
  try {
    while (left.length > 0 && !isKeptFirst(event_id)) {
      const { data } = await call(sendMarks, {
        params: { id: event_id },
        body: { marks: left.slice(0, MOST_MARKS_AT_ONCE) },
        signal: AbortSignal.timeout(ANSWER_MS),
        quiet: OFFLINE,
      });
      showPeople(event_id, data.people);
      people.push(...data.people);
      const codes = new Map(data.results.map(({ id, code }) => [id, code]));
      for (const { id, assignment_id } of left) {
        const code = codes.get(id) ?? null;
        if (code !== null) refusals.set(assignment_id, refusalWords(code));
      }
      left = left.slice(MOST_MARKS_AT_ONCE);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    showOffline();
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
  if (left.length === 0) return { people, refusals };
  const kept = await keepMarks(event_id, left).catch((error: unknown) => {
    if (error instanceof ApiError) showError(error.message);
    throw error;
  });
  return { people: [...people, ...kept], refusals };
};
