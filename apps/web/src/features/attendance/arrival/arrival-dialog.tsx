import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { sendArrival } from '../attendance.api.ts';
import { minutesOf, momentAfter } from '../marks/correction.ts';
import classes from '../marks/marks.module.css';

type ArrivalDialogProps = {
  readonly board: EventBoard;
  readonly person: BoardPerson;
  readonly now: Date;
  readonly onClose: () => void;
};

const USUAL_MS = 30 * 60_000;

/** Somebody has said when they come. */
export const ArrivalDialog = ({ board, person, now, onClose }: ArrivalDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const zone = board.event.time_zone;
  const name = nameIn(language, person.usher);
  const [minutes, setMinutes] = useState(() => {
    const usual = new Date(now.getTime() + USUAL_MS).toISOString();
    const said = person.expected_at;
    return minutesOf(said !== null && Date.parse(said) > now.getTime() ? said : usual, zone);
  });
  return (
    <ConfirmDialog
      open
      harmless
      title={t('arrival_title', { name })}
      text={t(person.due_at === null ? 'arrival_text' : 'arrival_text_called')}
      confirmLabel={t('arrival_save')}
      onConfirm={async () => {
        await sendArrival(board.event.id, person, momentAfter(now, minutes, zone));
        showSuccess(t('done_arrival', { name }));
        onClose();
      }}
      onCancel={onClose}
    >
      <span className={classes['times']}>
        <span>
          <b>{t('expected_at')}</b>
          <ClockBox large label={t('expected_at')} minutes={minutes} onChange={setMinutes} />
        </span>
      </span>
    </ConfirmDialog>
  );
};
