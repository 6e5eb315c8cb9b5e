import {
  checkIn,
  checkOut,
  correctAttendance,
  excuseAbsence,
  expectArrival,
  listMarks,
  markNoShow,
  openExcuse,
  undoMark,
} from '@proline/contract/attendance/attendance';
import { getEventBoard, listUnresolved, type BoardPerson, type EventBoard } from '@proline/contract/attendance/board';
import { uploadFile } from '@proline/contract/file/file';
import type { AnswerOf, SentBodyOf } from '@proline/contract/frame/endpoint';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import type { MarkKind } from '@proline/domain/attendance/mark-table';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { upload } from '../../lib/api/upload.ts';
import { showError } from '../../lib/screen/toast.ts';
import { boardKey, knownBoard, serverNow, showPeople } from './board/board-cache.ts';
import { mergeBoard } from './board/merge-board.ts';
import { newMarkId } from './marks/mark-id.ts';
import type { SentMark } from './offline/kept-mark.ts';
import { ANSWER_MS, isKeptFirst, keepMarks, OFFLINE } from './offline/keep-mark.ts';
import { showOffline, showOnline } from './offline/use-kept.ts';

/** Without the stream the board asks by itself. */
const POLL_MS = 15_000;

/**
 * Loads the board once, and from then on only what has changed since. What was marked here while the answer was on its way
 * stays. A board that this device has kept is asked for as a whole.
 */
export const boardQuery = (event_id: string, live = true) =>
  queryOptions({
    queryKey: boardKey(event_id),
    queryFn: async ({ signal }): Promise<EventBoard> => {
      const since = knownBoard(event_id)?.cursor ?? '';
      const query = since === '' ? {} : { since };
      try {
        const { data } = await call(getEventBoard, { params: { id: event_id }, query, signal, quiet: OFFLINE });
        showOnline();
        const known = knownBoard(event_id);
        return known && known.cursor !== '' ? mergeBoard(known, data) : data;
      } catch (error) {
        if (!signal.aborted && !(error instanceof ApiError)) showOffline();
        throw error;
      }
    },
    refetchInterval: live ? false : POLL_MS,
    meta: { topics: ['attendance', 'assignment', 'usher', 'team_leader'] },
  });

export type MadeMark = AnswerOf<typeof listMarks>['data'][number];
export type Recorded = NonNullable<MadeMark['before']>;

/** Every mark of somebody’s shift, newest first. */
export const historyQuery = (event_id: string, assignment_id: string) =>
  queryOptions({
    queryKey: ['event', event_id, 'marks', assignment_id],
    queryFn: async () => (await call(listMarks, { params: { id: assignment_id } })).data,
    meta: { topics: ['attendance'] },
  });

/** Who stands in the way of completing. */
export const unresolvedQuery = (event_id: string) =>
  queryOptions({
    queryKey: ['event', event_id, 'unresolved'],
    queryFn: () => call(listUnresolved, { params: { id: event_id } }),
    meta: { topics: ['attendance', 'assignment'] },
  });

type Reply = Promise<{ readonly data: { readonly person: BoardPerson } }>;

/** Shows at once what stands now, and asks for the rest, also after a refusal. */
const marked = async (event_id: string, change: Reply): Promise<BoardPerson> => {
  try {
    const { person } = (await change).data;
    showPeople(event_id, [person]);
    return person;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
};

type Meant = Omit<SentMark, 'id' | 'assignment_id' | 'at' | 'method'> & { readonly at?: string };
type Sent = { readonly id: string; readonly signal: AbortSignal; readonly quiet: readonly string[] };

const SHOWN_BESIDE: readonly MarkKind[] = ['check_in', 'check_out'];
/** Their refusals are shown beside the person. */
const quiet = [...MARK_REFUSALS, ...OFFLINE];

/**
 * Sends a mark, or keeps it on this device where nothing reaches the server. If it did reach it, and only the answer was lost,
 * the server knows the id and does nothing twice.
 */
const markOrKeep = async (
  event_id: string,
  { id: assignment_id }: BoardPerson,
  meant: Meant,
  send: (sent: Sent) => Reply,
): Promise<BoardPerson> => {
  const id = newMarkId();
  const mark: SentMark = { at: serverNow(event_id).toISOString(), ...meant, id, assignment_id, method: 'manual' };
  const keep = async (): Promise<BoardPerson> => {
    const [person] = await keepMarks(event_id, [mark]).catch(showRefusal);
    if (!person) throw new Error('Whoever was marked is not on the board');
    return person;
  };
  const showRefusal = (error: unknown): never => {
    if (error instanceof ApiError && !SHOWN_BESIDE.includes(meant.kind)) showError(error.message);
    throw error;
  };
  if (isKeptFirst(event_id)) return keep();
  try {
    return await marked(event_id, send({ id, signal: AbortSignal.timeout(ANSWER_MS), quiet }));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    showOffline();
    return keep();
  }
};

export const sendCheckIn = (event_id: string, person: BoardPerson) => {
  const { id: of, version } = person;
  return markOrKeep(event_id, person, { kind: 'check_in', version }, ({ id, ...how }) =>
    call(checkIn, { params: { id: of }, body: { id, version }, ...how }),
  );
};

/** Without a time: now. */
export const sendCheckOut = (event_id: string, person: BoardPerson, at?: string) => {
  const { id: of, version } = person;
  const time = at === undefined ? {} : { at };
  return markOrKeep(event_id, person, { kind: 'check_out', version, ...time }, ({ id, ...how }) =>
    call(checkOut, { params: { id: of }, body: { id, version, ...time }, ...how }),
  );
};

export const sendNoShow = (event_id: string, person: BoardPerson, reason?: string) => {
  const { id: of, version } = person;
  const why = { version, ...(reason !== undefined && { reason }) };
  return markOrKeep(event_id, person, { kind: 'no_show', ...why }, ({ id, ...how }) =>
    call(markNoShow, { params: { id: of }, body: { id, ...why }, ...how, quiet: OFFLINE }),
  );
};

export const sendExcuse = (event_id: string, person: BoardPerson, reason: string) => {
  const { id: of, version } = person;
  return markOrKeep(event_id, person, { kind: 'excuse', version, reason }, ({ id, ...how }) =>
    call(excuseAbsence, { params: { id: of }, body: { id, version, reason }, ...how, quiet: OFFLINE }),
  );
};

/** A document needs the network: nothing is kept here, and whoever asks can try again. Without a reason: of an excuse that stands. */
export const sendExcuseWith = async (event_id: string, person: BoardPerson, reason: string | null, file: File) => {
  const { id: of, version } = person;
  const sent = await upload(
    uploadFile,
    { query: { purpose: 'excuse_document', name: file.name } },
    file,
    () => undefined,
  );
  const body = { id: newMarkId(), version, file_id: sent.data.id, ...(reason !== null && { reason }) };
  return marked(event_id, call(excuseAbsence, { params: { id: of }, body }));
};

/** Each opening is recorded. */
export const saveExcuseFile = (assignment_id: string): Promise<void> =>
  saveFile(openExcuse, { params: { id: assignment_id } }, 'excuse');

/** What somebody has said is of no use to a device without a network: the others must know it. */
export const sendArrival = (event_id: string, { id }: BoardPerson, expected_at: string) =>
  marked(event_id, call(expectArrival, { params: { id }, body: { expected_at } }));

export const sendUndo = (event_id: string, person: BoardPerson, undoes: string) =>
  markOrKeep(event_id, person, { kind: 'undo', undoes }, ({ id, ...how }) =>
    call(undoMark, { params: { id: person.id }, body: { id, undoes }, ...how, quiet: OFFLINE }),
  );

type Corrected = Omit<SentBodyOf<typeof correctAttendance>, 'id' | 'version'>;

export const sendCorrection = (event_id: string, person: BoardPerson, corrected: Corrected) => {
  const { id: of, version } = person;
  const { reason, ...to } = corrected;
  const why = reason === undefined ? {} : { reason };
  return markOrKeep(event_id, person, { kind: 'correct', version, to, ...why }, ({ id, ...how }) =>
    call(correctAttendance, { params: { id: of }, body: { id, version, ...corrected }, ...how, quiet: OFFLINE }),
  );
};
