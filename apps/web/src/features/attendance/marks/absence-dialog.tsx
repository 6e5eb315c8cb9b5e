import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ExcuseFile } from './excuse-file.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { lacksReason, type Marks } from './use-marks.ts';

type AbsenceDialogProps = {
  readonly rules: EventBoard['rules'];
  readonly person: BoardPerson;
  readonly kind: 'no_show' | 'excuse';
  readonly marks: Pick<Marks, 'absent'>;
  readonly onClose: () => void;
};

/** Why somebody did not come, and what an excuse is shown with. */
export const AbsenceDialog = ({ rules, person, kind, marks, onClose }: AbsenceDialogProps) => {
  const { t, language } = useTranslation('attendance');
  const [file, setFile] = useState<File | null>(null);
  const isLater = kind === 'no_show' && lacksReason(person);
  return (
    <ReasonDialog
      rules={rules}
      kind={kind}
      title={t(isLater ? 'reason_title' : `${kind}_title`, { name: nameIn(language, person.usher) })}
      isLater={isLater}
      onSay={(reason) => marks.absent(person, kind, reason, file)}
      onClose={onClose}
    >
      {kind === 'excuse' && <ExcuseFile file={file} onChoose={setFile} />}
    </ReasonDialog>
  );
};
