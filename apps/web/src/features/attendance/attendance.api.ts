import {
  checkIn,
  checkOut,
  correctAttendance,
  excuseAbsence,
  markNoShow,
  undoMark,
} from '@proline/contract/attendance/attendance';
import { getEventBoard, listUnresolved, type BoardPerson, type EventBoard } from '@proline/contract/attendance/board';
import { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { mergeBoard, withPeople } from './board/merge-board.ts';

const boardKey = (event_id: string) => ['event', event_id, 'board'] as const;

/** Without the stream the board asks by itself. */
const POLL_MS = 15_000;

/**
 * Loads the board once, and from then on only what has changed since. What was marked here while the answer was on its way
 * stays.
 */
export const boardQuery = (event_id: string, live = true) =>
  queryOptions({
    queryKey: boardKey(event_id),
    queryFn: async ({ signal }): Promise<EventBoard> => {
      const since = knownBoard(event_id)?.cursor;
      const params = { id: event_id };
      const { data } = await call(getEventBoard, { params, query: since === undefined ? {} : { since }, signal });
      const known = knownBoard(event_id);
      return known ? mergeBoard(known, data) : data;
    },
    refetchInterval: live ? false : POLL_MS,
    meta: { topics: ['attendance', 'assignment', 'usher', 'team_leader'] },
  });

const knownBoard = (event_id: string) => queryClient.getQueryData<EventBoard>(boardKey(event_id));

/** Who stands in the way of completing. */
export const unresolvedQuery = (event_id: string) =>
  queryOptions({
    queryKey: ['event', event_id, 'unresolved'],
    queryFn: () => call(listUnresolved, { params: { id: event_id } }),
    meta: { topics: ['attendance', 'assignment'] },
  });

const UUID_BYTES = 16;

/** Made here, so that the same mark sent twice counts once. Browsers offer `randomUUID` only on https and localhost. */
const newMarkId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(UUID_BYTES));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
};

/** Shows at once what stands now, and asks for the rest, also after a refusal. */
const marked = async (event_id: string, change: Promise<{ readonly data: { readonly person: BoardPerson } }>) => {
  try {
    const { person } = (await change).data;
    queryClient.setQueryData<EventBoard>(
      boardKey(event_id),
      (board) => board && { ...board, people: withPeople(board.people, [person]) },
    );
    return person;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
};

/** Refusals are shown beside the person. */
const quiet = MARK_REFUSALS;

export const sendCheckIn = (event_id: string, { id, version }: BoardPerson) =>
  marked(event_id, call(checkIn, { params: { id }, body: { id: newMarkId(), version }, quiet }));

/** Without a time: now. */
export const sendCheckOut = (event_id: string, { id, version }: BoardPerson, at?: string) =>
  marked(
    event_id,
    call(checkOut, { params: { id }, body: { id: newMarkId(), version, ...(at !== undefined && { at }) }, quiet }),
  );

export const sendNoShow = (event_id: string, { id, version }: BoardPerson, reason?: string) =>
  marked(
    event_id,
    call(markNoShow, { params: { id }, body: { id: newMarkId(), version, ...(reason !== undefined && { reason }) } }),
  );

export const sendExcuse = (event_id: string, { id, version }: BoardPerson, reason: string) =>
  marked(event_id, call(excuseAbsence, { params: { id }, body: { id: newMarkId(), version, reason } }));

export const sendUndo = (event_id: string, { id }: BoardPerson, undoes: string) =>
  marked(event_id, call(undoMark, { params: { id }, body: { id: newMarkId(), undoes } }));

type Corrected = Omit<SentBodyOf<typeof correctAttendance>, 'id' | 'version'>;

export const sendCorrection = (event_id: string, { id, version }: BoardPerson, corrected: Corrected) =>
  marked(event_id, call(correctAttendance, { params: { id }, body: { id: newMarkId(), version, ...corrected } }));

export type RollCallPart = SentBodyOf<typeof previewRollCall>;

export const askRollCall = async (event_id: string, body: RollCallPart) =>
  (await call(previewRollCall, { params: { id: event_id }, body })).data;

export const sendRollCall = async (event_id: string, body: SentBodyOf<typeof takeRollCall>) => {
  try {
    return (await call(takeRollCall, { params: { id: event_id }, body })).data;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
};
