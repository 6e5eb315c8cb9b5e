import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { isWholeBetween } from '../../../lib/form/number-problem.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { sendCorrection } from '../attendance.api.ts';
import { serverNow } from '../board/board-cache.ts';
import type { BoardShift } from '../board/board-model.ts';
import { minutesOf, momentsOf } from './correction.ts';
import { markReason } from './mark-reason.ts';
import classes from './marks.module.css';

const OUTCOMES = ['came', 'no_show', 'excused'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Of a day. */
const MINUTES = { least: 0, most: 1_440 } as const;

type CorrectDialogProps = {
  readonly board: EventBoard;
  readonly shift: BoardShift;
  readonly person: BoardPerson;
  readonly onClose: () => void;
};

/** Puts something else in the place of what is on record, with a reason. */
export const CorrectDialog = ({ board, shift, person, onClose }: CorrectDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const zone = board.event.time_zone;
  const [outcome, setOutcome] = useState<Outcome>(
    person.state === 'no_show' || person.state === 'excused' ? person.state : 'came',
  );
  const [starts, setStarts] = useState(minutesOf(person.checked_in_at ?? shift.starts_at, zone));
  const [ends, setEnds] = useState(minutesOf(person.checked_out_at ?? shift.ends_at, zone));
  const [isOut, setIsOut] = useState(
    person.checked_out_at !== null || Date.parse(shift.ends_at) <= serverNow(board.event.id).getTime(),
  );
  // Minutes by hand win over the times: this is how overtime is approved.
  const [byHand, setByHand] = useState(person.minutes_by_hand);
  const [minutes, setMinutes] = useState(person.approved_minutes ?? shift.planned_minutes);
  const [tried, setTried] = useState(false);
  const isUnreadable = byHand && !isWholeBetween(minutes, MINUTES);
  const name = nameIn(language, person.usher);
  const send = async (reason: string) => {
    const came = outcome === 'came';
    setTried(true);
    if (came && isOut && isUnreadable) throw new Error('unreadable');
    await sendCorrection(board.event.id, person, {
      reason,
      approved_minutes: came && isOut && byHand ? minutes : null,
      ...(came
        ? { ...momentsOf(shift, { starts, ends: isOut ? ends : null }, zone), absence: null }
        : { checked_in_at: null, checked_out_at: null, absence: outcome }),
    });
    showSuccess(t('done_correct', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      harmless
      title={t('correct_title', { name })}
      text={t('correct_text')}
      confirmLabel={t('act_correct')}
      reason={markReason}
      onConfirm={send}
      onCancel={onClose}
    >
      <Segmented
        label={t('outcome')}
        value={outcome}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) }))}
        onChange={setOutcome}
      />
      {outcome === 'came' && (
        <div className={classes['times']}>
          <span>
            <b>{t('checked_in')}</b>
            <ClockBox large label={t('checked_in')} minutes={starts} onChange={setStarts} />
          </span>
          <span>
            <Checkbox label={t('checked_out')} showLabel checked={isOut} onChange={setIsOut} />
            {isOut && <ClockBox large label={t('checked_out')} minutes={ends} onChange={setEnds} />}
          </span>
        </div>
      )}
      {outcome === 'came' && isOut && (
        <Checkbox label={t('minutes_by_hand')} showLabel checked={byHand} onChange={setByHand} />
      )}
      {outcome === 'came' && isOut && byHand && (
        <NumberField
          label={t('paid_minutes')}
          hint={t('paid_minutes_hint')}
          error={tried && isUnreadable ? t('minutes_wrong') : undefined}
          autoComplete="off"
          value={minutes}
          onChange={setMinutes}
        />
      )}
    </ConfirmDialog>
  );
};
