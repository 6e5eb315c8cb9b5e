import type { EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ReplacementDialog } from '../../replacement/replacement-dialog.parts.tsx';
import { ArrivalDialog } from '../arrival/arrival-dialog.tsx';
import { AbsenceDialog } from '../marks/absence-dialog.tsx';
import { CorrectDialog } from '../marks/correct-dialog.tsx';
import type { Asked } from '../marks/person-actions.tsx';
import type { useMarks } from '../marks/use-marks.ts';
import { PassDialog } from '../scan/pass-dialog.tsx';

export type Dialogue = { readonly what: Asked; readonly id: string };

type OpenPlaceDialogProps = {
  readonly board: EventBoard;
  readonly position: string;
  readonly onClose: () => void;
};

/** Looks for somebody for a place that nobody has. */
export const OpenPlaceDialog = ({ board, position: id, onClose }: OpenPlaceDialogProps) => {
  const { t, language } = useTranslation('attendance');
  const position = board.positions.find((one) => one.id === id);
  if (!position) return null;
  const role = board.roles.find((one) => one.id === position.role_id);
  const zone = board.zones.find((one) => one.id === position.zone_id);
  const words = [role && nameIn(language, role), zone ? nameIn(language, zone) : t('unzoned')];
  return (
    <ReplacementDialog
      place={{ position_id: position.id, words: words.filter(Boolean).join(' · ') }}
      timeZone={board.event.time_zone}
      onClose={onClose}
    />
  );
};

type AskedDialogProps = {
  readonly board: EventBoard;
  readonly asked: Dialogue;
  readonly marks: ReturnType<typeof useMarks>;
  readonly now: Date;
  readonly onClose: () => void;
};

/** What was asked for about somebody. */
export const AskedDialog = ({ board, asked, marks, now, onClose }: AskedDialogProps) => {
  const person = board.people.find(({ id }) => id === asked.id);
  const shift = board.shifts.find(({ id }) => id === person?.shift_id);
  if (!person || !shift) return null;
  if (asked.what === 'replace')
    return (
      <ReplacementDialog
        place={{ assignment_id: person.id, missing: person.usher }}
        timeZone={board.event.time_zone}
        onClose={onClose}
      />
    );
  if (asked.what === 'arrival') return <ArrivalDialog board={board} person={person} now={now} onClose={onClose} />;
  if (asked.what === 'pass') return <PassDialog board={board} person={person} onClose={onClose} />;
  return asked.what === 'correct' ? (
    <CorrectDialog board={board} shift={shift} person={person} onClose={onClose} />
  ) : (
    <AbsenceDialog rules={board.rules} person={person} kind={asked.what} marks={marks} onClose={onClose} />
  );
};
