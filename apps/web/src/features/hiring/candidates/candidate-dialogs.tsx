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
export type Asked = { readonly what: 'assign' | 'invite'; readonly reserve: boolean };

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
  return (
    <AnywayDialog
      candidate={shown.candidate}
      places={shown.places}
      name={name}
      onClose={onClose}
      onConfirm={async () => {
        await giving.assign(shown.candidate, asked.reserve);
        done();
      }}
    />
  );
};

type AnywayDialogProps = {
  readonly candidate: CandidateRow;
  readonly places: EventPlaces;
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

const AnywayDialog = ({ candidate, places, name, onClose, onConfirm }: AnywayDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('hiring');
  const wordsOf = useReasonWords(places);
  return (
    <ConfirmDialog
      open
      harmless
      title={t('anyway_title', { name })}
      text={t('anyway_text')}
      consequences={candidate.hand_only.map(wordsOf)}
      confirmLabel={t('assign_anyway')}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
};
