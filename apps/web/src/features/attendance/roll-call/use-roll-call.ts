import type { EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { isComing } from '../arrival/arrivals.ts';
import { serverNow } from '../board/board-cache.ts';
import { askRollCall, sendRollCall, type RollCallPreview } from './roll-call.api.ts';
import { isHere, peopleOfPart, type CalledPart } from './called-people.ts';

/** Closing a roll-call: its numbers are restated first, and it is done only as they were. */
export const useRollCall = (board: EventBoard, part: CalledPart, ticked: ReadonlySet<string>) => {
  const { t } = useTranslation('attendance');
  const [preview, setPreview] = useState<RollCallPreview | null>(null);
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const people = peopleOfPart(board, part);
  const now = serverNow(board.event.id);
  const present = people.filter((person) => isHere(person) || ticked.has(person.id));
  const called = {
    shift_id: part.shift,
    zone_id: part.zone === '' || part.zone === UNZONED ? null : part.zone,
    unzoned: part.zone === UNZONED,
    lead_id: part.team || null,
    present: present.map(({ id }) => id),
  };
  const during = async (work: () => Promise<void>) => {
    setSending(true);
    try {
      await work();
    } catch {
      // The reason is already shown; the numbers are looked at again.
      setPreview(null);
    } finally {
      setSending(false);
    }
  };
  return {
    people,
    present,
    /** who would become a no-show: whoever is on the way stays open */
    absent: people.filter((person) => person.state === 'expected' && !ticked.has(person.id) && !isComing(person, now)),
    preview,
    reason,
    setReason,
    sending,
    ask: () => during(async () => setPreview(await askRollCall(board, called, people))),
    back: () => setPreview(null),
    close: (shown: RollCallPreview, onDone: () => void) =>
      during(async () => {
        await sendRollCall(board, called, shown, reason);
        const here = shown.checks_in + shown.here_already;
        showSuccess(t('roll_call_done', { here, absent: shown.no_shows }));
        setPreview(null);
        onDone();
      }),
  };
};
export type RollCall = ReturnType<typeof useRollCall>;
