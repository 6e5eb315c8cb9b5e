import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { mayDo } from '@proline/domain/account/permission';
import { MARK_TABLE, PLAIN_MARKS, type PlainMark } from '@proline/domain/attendance/mark-table';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { sendCheckIn, sendCheckOut, sendExcuse, sendExcuseWith, sendNoShow, sendUndo } from '../attendance.api.ts';

export const useMayMark = (event: Pick<EventBoard['event'], 'status'>): boolean => {
  const user = useUser();
  return user !== null && mayDo(user.permission_set, 'attendance.write') && takesStaff(event.status);
};

type Absence = 'no_show' | 'excuse';

/** A no-show of whom nobody knows yet why: that can be said later. */
export const lacksReason = ({ state, reason }: Pick<BoardPerson, 'state' | 'reason'>): boolean =>
  state === 'no_show' && reason === null;

/** What can be recorded about somebody now, by the same table as the server's. */
export const marksOf = (person: BoardPerson): readonly PlainMark[] => {
  const { state, reserve } = person;
  const moves = MARK_TABLE[state === 'attended' ? 'left' : state];
  return reserve && state === 'expected'
    ? []
    : PLAIN_MARKS.filter((mark) => 'to' in moves[mark] || (mark === 'no_show' && lacksReason(person)));
};

/** What a mark is called for this person. */
export const actOf = (person: BoardPerson, kind: PlainMark) =>
  kind === 'no_show' && lacksReason(person) ? 'act_reason' : (`act_${kind}` as const);

/** Marks people, and offers to take it back. A refusal is kept, to be shown beside the person. */
export const useMarks = (eventId: string) => {
  const { t, language } = useTranslation('attendance');
  const [refusal, setRefusal] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const undo = async (person: BoardPerson): Promise<void> => {
    if (person.last_mark !== null) await sendUndo(eventId, person, person.last_mark);
  };
  const told = (person: BoardPerson, kind: PlainMark | 'reason') =>
    offerUndo(t(`done_${kind}`, { name: nameIn(language, person.usher) }), () => undo(person));
  /** Whether it was done. */
  const mark = async (person: BoardPerson, kind: 'check_in' | 'check_out'): Promise<boolean> => {
    if (busy === person.id) return true;
    setBusy(person.id);
    setRefusal(null);
    try {
      told(await (kind === 'check_in' ? sendCheckIn(eventId, person) : sendCheckOut(eventId, person)), kind);
      return true;
    } catch (error) {
      if (error instanceof ApiError) setRefusal({ id: person.id, text: error.message });
      return !(error instanceof ApiError);
    } finally {
      setBusy(null);
    }
  };
  const absent = async (person: BoardPerson, kind: Absence, reason: string, file: File | null): Promise<void> => {
    if (kind === 'no_show')
      return told(await sendNoShow(eventId, person, reason), lacksReason(person) ? 'reason' : kind);
    const excused = file === null ? sendExcuse(eventId, person, reason) : sendExcuseWith(eventId, person, reason, file);
    return told(await excused, kind);
  };
  const takeBack = async (person: BoardPerson): Promise<void> => {
    setBusy(person.id);
    try {
      await undo(person);
      showSuccess(t('taken_back', { name: nameIn(language, person.usher) }));
    } catch {
      // call() has already shown the reason.
    } finally {
      setBusy(null);
    }
  };
  return { mark, absent, takeBack, busy, refusalOf: (id: string) => (refusal?.id === id ? refusal.text : null) };
};
export type Marks = ReturnType<typeof useMarks>;
