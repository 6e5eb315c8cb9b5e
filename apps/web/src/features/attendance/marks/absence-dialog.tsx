import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { ExcuseFile } from './excuse-file.tsx';
import { markReason } from './mark-reason.ts';
import type { Marks } from './use-marks.ts';

type AbsenceDialogProps = {
  readonly rules: EventBoard['rules'];
  readonly person: BoardPerson;
  readonly kind: 'no_show' | 'excuse';
  readonly marks: Pick<Marks, 'absent'>;
  readonly onClose: () => void;
};

/** Why somebody did not come: one of the usual reasons, or another. */
export const AbsenceDialog = ({ rules, person, kind, marks, onClose }: AbsenceDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const name = nameIn(language, person.usher);
  const [file, setFile] = useState<File | null>(null);
  return (
    <ConfirmDialog
      open
      harmless={kind === 'excuse'}
      title={t(`${kind}_title`, { name })}
      confirmLabel={t(`act_${kind}`)}
      reason={{
        ...markReason,
        templates: {
          label: t('usual_reasons'),
          texts: rules.no_show_reasons.map(({ en, ar }) => ownFirst(language, en, ar)[0]),
        },
      }}
      onConfirm={async (reason) => {
        await marks.absent(person, kind, reason, file);
        onClose();
      }}
      onCancel={onClose}
    >
      {kind === 'excuse' && <ExcuseFile file={file} onChoose={setFile} />}
    </ConfirmDialog>
  );
};
