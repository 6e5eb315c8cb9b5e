import type { BoardPerson } from '@proline/contract/attendance/board';
import { mayDo } from '@proline/domain/account/permission';
import { ApiError } from '../../../lib/api/api-client.ts';
import { currentUser } from '../../../lib/session/session-store.ts';
import { knownBoard, serverNow } from '../board/board-cache.ts';
import { addMarks } from './device-store.ts';
import type { SentMark } from './kept-mark.ts';
import { predict, withKept } from './predicted.ts';
import { refusalWords } from './refusal-words.ts';
import { sendKept } from './send-kept.ts';
import { showOffline, tellKept, useKept } from './use-kept.ts';

/** A gate does not wait any longer: the mark is then kept and sent again, under the same id. */
export const ANSWER_MS = 8_000;

/** Such a failure is not shown: the screen says by itself that it is without a connection. */
export const OFFLINE: readonly string[] = ['offline'];

/** Whether a mark goes into the queue at once: there is no network, or others of the event wait before it. */
export const isKeptFirst = (event_id: string): boolean => {
  const { offline_since, marks } = useKept.getState();
  return (
    offline_since !== null ||
    !navigator.onLine ||
    marks.some((mark) => mark.event_id === event_id && mark.code === null)
  );
};

const waitingFor = (assignment_id: string) =>
  useKept.getState().marks.filter((mark) => mark.assignment_id === assignment_id && mark.code === null);

/**
 * Keeps marks on this device, and sends them as soon as it can. Returns the people as they will be. What the rules are against
 * is refused here already, by the name that the server would give it.
 */
export const keepMarks = async (event_id: string, marks: readonly SentMark[]): Promise<readonly BoardPerson[]> => {
  const admin = currentUser();
  const board = knownBoard(event_id);
  if (admin === null || !mayDo(admin.permission_set, 'attendance.write') || !board)
    throw new Error('Nothing can be kept for this event');
  const now = serverNow(event_id);
  for (const mark of marks) {
    const known = board.people.find(({ id }) => id === mark.assignment_id);
    const { refused } = known
      ? predict(board, known, [...waitingFor(mark.assignment_id), mark], now)
      : { refused: 'assignment_ended' };
    if (refused !== null) throw new ApiError(409, { code: refused, message: refusalWords(refused) });
  }
  await addMarks(marks.map((mark) => ({ ...mark, admin_id: admin.id, event_id, code: null })));
  if (!navigator.onLine) showOffline();
  const kept = await tellKept();
  void sendKept();
  const concerned = new Set(marks.map(({ assignment_id }) => assignment_id));
  return withKept(board, kept, now).people.filter(({ id }) => concerned.has(id));
};
