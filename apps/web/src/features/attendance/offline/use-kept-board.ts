import type { EventBoard } from '@proline/contract/attendance/board';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { mayDo } from '@proline/domain/account/permission';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { currentUser, useUser } from '../../../lib/session/session-store.ts';
import { boardKey, knownBoard } from '../board/board-cache.ts';
import { keepBoard, readBoard } from './device-store.ts';
import { offerOffline } from './offer-offline.ts';
import { isRefused } from './refused-admin.ts';
import { keepSending } from './send-kept.ts';

/** A board of hundreds of people is not written at each of the marks that come at once. */
const WRITE_EVERY_MS = 1_000;

const restore = async (event_id: string, admin_id: string): Promise<void> => {
  const kept = await readBoard(event_id);
  // What the server has said meanwhile is newer.
  if (!kept || kept.admin_id !== admin_id || knownBoard(event_id) || currentUser()?.id !== admin_id) return;
  queryClient.setQueryData(boardKey(event_id), kept.board, { updatedAt: kept.updated_at });
};

const write = async (event_id: string): Promise<void> => {
  const admin = currentUser();
  const state = queryClient.getQueryState<EventBoard>(boardKey(event_id));
  if (!admin || !mayDo(admin.permission_set, 'attendance.write') || isRefused(admin) || !state?.data) return;
  // Without its cursor: the server is asked for the whole of it again, because it may have been restored meanwhile.
  const board = { ...state.data, cursor: '' };
  await keepBoard({ event_id, admin_id: admin.id, board, updated_at: state.dataUpdatedAt }, admin);
};

/** Keeps the board of an event on this device for whoever may mark, and shows it where there is no network. */
export const useKeptBoard = (event_id: string, board: EventBoard | undefined): void => {
  const user = useUser();
  const admin_id = user !== null && mayDo(user.permission_set, 'attendance.write') ? user.id : null;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    if (admin_id === null) return undefined;
    // A browser without storage shows what the server says, and nothing else.
    void restore(event_id, admin_id).catch(() => undefined);
    void offerOffline();
    return keepSending();
  }, [event_id, admin_id]);
  const isKept = admin_id !== null && board !== undefined && takesStaff(board.event.status);
  useEffect(() => {
    if (!isKept || timer.current !== null) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      void write(event_id).catch(() => undefined);
    }, WRITE_EVERY_MS);
  }, [event_id, isKept, board]);
};
