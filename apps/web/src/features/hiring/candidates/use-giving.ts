import type { PlacePosition } from '@proline/contract/assignment/assignment';
import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { offerUndo } from '../../../lib/api/undo.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import {
  assignPlaces,
  invitePlaces,
  putOnWaitlist,
  releaseHolder,
  sendWaitlisting,
  takeOff,
  type Held,
} from '../hiring.api.ts';

/** Gives the chosen places to somebody; each way has its inverse, offered at once. */
export const useGiving = (event_id: string, chosen: readonly PlacePosition[]) => {
  const { t, language } = useTranslation('hiring');
  const { t: offers } = useTranslation('hiring-offers');
  const [sending, setSending] = useState(false);
  const position_ids = chosen.map(({ id }) => id);
  const shift_ids = chosen.map(({ shift }) => shift.id);
  const type_id = chosen[0]?.role.id ?? '';
  const waitingFor = ({ usher, hand_only }: CandidateRow, shifts: readonly string[]) => ({
    usher_id: usher.id,
    type_id,
    shift_ids: [...shifts],
    // a dialog has named what speaks against it
    anyway: hand_only.length > 0,
  });
  const nameOf = ({ usher }: CandidateRow) => nameIn(language, usher);

  const during = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    setSending(true);
    try {
      return await change;
    } finally {
      setSending(false);
    }
  };
  const releaseAll = (given: readonly Held[]) => async () => {
    for (const one of given) await releaseHolder(one, { reason: t('undo_reason'), by_person: false });
  };
  const givenTo = (candidate: CandidateRow, reserve: boolean) => ({
    usher_id: candidate.usher.id,
    position_ids,
    reserve,
    // a dialog has named what speaks against it
    anyway: candidate.hand_only.length > 0,
  });

  return {
    sending,
    assign: async (candidate: CandidateRow, reserve: boolean) => {
      const { assignments } = await during(assignPlaces(event_id, givenTo(candidate, reserve)));
      const words = t('is_assigned', { name: nameOf(candidate), count: assignments.length });
      offerUndo(words, releaseAll(assignments));
    },
    invite: async (candidate: CandidateRow, reserve: boolean, expires_at: Date) => {
      const { assignments } = await during(
        invitePlaces(event_id, { ...givenTo(candidate, reserve), expires_at: expires_at.toISOString() }),
      );
      offerUndo(t('is_invited', { name: nameOf(candidate), count: assignments.length }), releaseAll(assignments));
    },
    waitlist: async (candidate: CandidateRow) => {
      const { application } = candidate;
      const words = t('is_waitlisted', { name: nameOf(candidate) });
      if (application === null) {
        const added = await during(putOnWaitlist(event_id, waitingFor(candidate, shift_ids)));
        offerUndo(words, () => takeOff(added));
        return;
      }
      const { version } = await during(sendWaitlisting(application.id, 'waitlisted', application.version));
      offerUndo(words, () => sendWaitlisting(application.id, 'pending', version));
    },
    takeOff: async (candidate: CandidateRow) => {
      const { application } = candidate;
      if (application === null) return;
      const { version } = await during(takeOff(application));
      offerUndo(offers('is_off', { name: nameOf(candidate) }), () =>
        version === null
          ? putOnWaitlist(event_id, waitingFor(candidate, application.asked_for))
          : sendWaitlisting(application.id, 'waitlisted', version),
      );
    },
  };
};
