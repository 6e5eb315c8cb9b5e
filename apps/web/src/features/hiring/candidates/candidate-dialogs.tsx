import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { nameIn } from '@proline/domain/text/name-in';
import { openNext } from '../../../lib/screen/use-seen.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { useReasonWords } from './candidate-reasons.tsx';
import { InviteCandidateDialog } from './invite-candidate-dialog.tsx';
import type { useGiving } from './use-giving.ts';

/** What is asked before something is done. */
export type Asked = { readonly what: 'assign' | 'invite' | 'waitlist'; readonly reserve: boolean };

type CandidateDialogsProps = {
  readonly asked: Asked;
  readonly candidate: CandidateRow;
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly giving: ReturnType<typeof useGiving>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export const CandidateDialogs = ({ asked, giving, onClose, onDone, ...shown }: CandidateDialogsProps) => {
  const { language } = useTranslation('hiring');
  const name = nameIn(language, shown.candidate.usher);
  const done = () => {
    onClose();
    openNext(onDone);
  };
  if (asked.what === 'invite')
    return (
      <InviteCandidateDialog
        {...shown}
        name={name}
        reserve={asked.reserve}
        sending={giving.sending}
        onClose={onClose}
        onInvite={async (until) => {
          await giving.invite(shown.candidate, asked.reserve, until);
          done();
        }}
      />
    );
  const send = async () => {
    if (asked.what === 'waitlist') await giving.waitlist(shown.candidate);
    else await giving.assign(shown.candidate, asked.reserve);
    done();
  };
  return (
    <AnywayDialog {...{ asked, name, onClose }} candidate={shown.candidate} places={shown.places} onConfirm={send} />
  );
};

type AnywayDialogProps = {
  readonly asked: Asked;
  readonly candidate: CandidateRow;
  readonly places: EventPlaces;
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

const AnywayDialog = ({ asked, candidate, places, name, onClose, onConfirm }: AnywayDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('hiring');
  const { t: offers } = useTranslation('hiring-offers');
  const waits = asked.what === 'waitlist';
  const wordsOf = useReasonWords(places);
  return (
    <ConfirmDialog
      open
      harmless
      title={waits ? offers('put_on_title', { name }) : t('anyway_title', { name })}
      text={t('anyway_text')}
      consequences={candidate.hand_only.map(wordsOf)}
      confirmLabel={waits ? offers('put_on_anyway') : t('assign_anyway')}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
