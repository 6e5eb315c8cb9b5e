import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { getPass, revokePass, scanPass } from '@proline/contract/pass/pass';
import { MARK_REFUSALS } from '@proline/domain/attendance/attendance-mark';
import { readPass } from '@proline/domain/pass/pass-format';
import { PASS_REFUSALS, refusePass, type PassRefusal } from '@proline/domain/pass/pass-rules';
import { importPassKey, isGenuine } from '@proline/domain/pass/pass-signature';
import { queryOptions } from '@tanstack/react-query';
import { translate } from '../../../lib/texts/i18n.ts';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { serverNow, showPeople } from '../board/board-cache.ts';
import { newMarkId } from '../marks/mark-id.ts';
import { isKeptFirst, keepMarks } from '../offline/keep-mark.ts';
import { refusalWords } from '../offline/refusal-words.ts';
import { showOffline } from '../offline/use-kept.ts';

/** A gate does not wait any longer: the pass is then checked here, and the mark is kept. */
const ANSWER_MS = 8_000;
/** Said in large letters where somebody looks. */
const quiet = [...PASS_REFUSALS, ...MARK_REFUSALS, 'validation_failed', 'offline'];

export type Scan = {
  readonly pass: string;
  readonly kind: 'check_in' | 'check_out';
  readonly method: 'qr' | 'scanner';
  readonly shift_id: string | null;
};

const refuse = (code: PassRefusal): never => {
  throw new ApiError(409, { code, message: refusalWords(code) });
};

/** Whose pass it is, by the board that this device has: the same questions in the same order as the server's. */
const holderOf = async (board: EventBoard, { pass, kind, shift_id }: Scan): Promise<BoardPerson> => {
  const read = readPass(pass) ?? refuse('pass_unreadable');
  if (!(await isGenuine(await importPassKey(board.pass_key), read))) refuse('pass_forged');
  const place = board.people.find(({ id }) => id === read.claims.assignment_id) ?? null;
  const event_id = board.event.id;
  const refusal = refusePass(read.claims, { event_id, shift_id, kind, now: serverNow(event_id), place });
  // Somebody who was booked after this device went offline has a good pass, too.
  if (place === null && refusal === 'pass_revoked')
    throw new ApiError(409, { code: refusal, message: translate('attendance')('pass_unknown_here') });
  return refusal === null && place !== null ? place : refuse(refusal ?? 'pass_revoked');
};

/** Somebody shows a pass. Where nothing reaches the server, it is checked here and the mark is kept. */
export const sendScan = async (board: EventBoard, scan: Scan): Promise<BoardPerson> => {
  const event_id = board.event.id;
  const id = newMarkId();
  const keep = async (): Promise<BoardPerson> => {
    const { id: assignment_id, version, pass_number } = await holderOf(board, scan);
    const at = serverNow(event_id).toISOString();
    const { kind, method } = scan;
    const [person] = await keepMarks(event_id, [{ id, assignment_id, kind, at, method, pass_number, version }]);
    return person ?? refuse('pass_revoked');
  };
  if (isKeptFirst(event_id)) return keep();
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { person } = (await call(scanPass, { params: { id: event_id }, body: { id, ...scan }, signal, quiet })).data;
    showPeople(event_id, [person]);
    return person;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    showOffline();
    return await keep();
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
};

/** Never kept: it is made anew whenever it is shown. */
export const passQuery = (event_id: string, { id, pass_number }: BoardPerson) =>
  queryOptions({
    queryKey: ['event', event_id, 'pass', id, pass_number],
    queryFn: async () => (await call(getPass, { params: { id } })).data,
    gcTime: 0,
  });

export const sendRevocation = async (event_id: string, { id, pass_number }: BoardPerson): Promise<void> => {
  try {
    await call(revokePass, { params: { id }, body: { number: pass_number } });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['event', event_id] });
  }
};
