import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { serverNow } from '../board/board-cache.ts';
import list from '../people-list.module.css';
import { applyOwn, keepRecorded, tryAgain } from './settle-problem.ts';
import { isConflict, type KeptMark } from './kept-mark.ts';
import { personOf, useMarksText, useRecordWords } from './use-marks-text.ts';
import { meantBy, type Meant } from './meant-marks.ts';
import { refusalWords } from './refusal-words.ts';
import classes from './offline.module.css';

const WIDTH_PX = 640;

type DecideDialogProps = {
  readonly board: EventBoard;
  /** Of this event. */
  readonly marks: readonly KeptMark[];
  readonly mayMark: boolean;
  readonly onClose: () => void;
};

/** Marks that had no effect: somebody else marked differently, or a rule is against them. Nothing goes without an answer. */
export const DecideDialog = ({ board, marks, mayMark, onClose }: DecideDialogProps) => {
  const { t } = useTranslation('attendance');
  const asText = useMarksText(board);
  useFocusReturn();
  const undecided = [...Map.groupBy(marks, ({ assignment_id }) => assignment_id)].filter(([, own]) =>
    own.some(({ code }) => code !== null),
  );
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={onClose}
      icon={<Icon of={IconGitMerge} size="l" />}
      title={t(mayMark ? 'decide_title' : 'hand_on_title')}
      text={undecided.length === 0 ? t('decide_none') : t(mayMark ? 'decide_text' : 'hand_on_text')}
      actions={
        <>
          {undecided.length > 0 && (
            <CopyButton text={asText(undecided)} label={t('copy_marks')} copiedLabel={t('marks_copied')} />
          )}
          <Button tone="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {undecided.length > 0 && (
        <ul className={list['people']} aria-label={t(mayMark ? 'decide_title' : 'hand_on_title')}>
          {undecided.map(([id, own]) => (
            <Undecided key={id} board={board} person={personOf(board, id)} marks={own} mayMark={mayMark} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};

type UndecidedProps = Pick<DecideDialogProps, 'board' | 'marks' | 'mayMark'> & {
  /** undefined: no longer at the event */
  readonly person: BoardPerson | undefined;
};

const Undecided = ({ board, person, marks, mayMark }: UndecidedProps) => {
  const { t, language } = useTranslation('attendance');
  const [sending, setSending] = useState(false);
  const say = useRecordWords(board.event.time_zone);
  const problem = marks.find(({ code }) => code !== null);
  const name = person ? nameIn(language, person.usher) : t('person_gone');
  const decide = async (work: () => Promise<void>) => {
    setSending(true);
    await work().finally(() => setSending(false));
  };
  const isOwnPossible = mayMark && person !== undefined && problem !== undefined && isConflict(problem);
  return (
    <li className={classes['row']}>
      <div className={classes['facts']}>
        <b>
          <bdi lang="">{name}</bdi>
        </b>
        <dl>
          <div>
            <dt>{t('marked_here')}</dt>
            <dd>{say(meantBy(marks, person))}</dd>
          </div>
          {person && (
            <div>
              <dt>{t('on_record')}</dt>
              <dd>{say(recordedOf(person))}</dd>
            </div>
          )}
        </dl>
        {problem?.code && !isConflict(problem) && <p className={classes['why']}>{refusalWords(problem.code)}</p>}
      </div>
      <span className={classes['choices']} role="group" aria-label={name}>
        <Button tone="secondary" loading={sending} onClick={() => void decide(() => keepRecorded(marks))}>
          {t(isOwnPossible ? 'keep_recorded' : 'give_up')}
        </Button>
        {mayMark && (
          <Button
            loading={sending}
            onClick={() =>
              void decide(() =>
                isOwnPossible ? applyOwn(marks, person, serverNow(board.event.id), t('own_reason')) : tryAgain(marks),
              )
            }
          >
            {t(isOwnPossible ? 'use_own' : 'send_again')}
          </Button>
        )}
      </span>
    </li>
  );
};

const recordedOf = ({ checked_in_at, checked_out_at, state }: BoardPerson): Meant => ({
  checked_in_at,
  checked_out_at,
  absence: state === 'no_show' || state === 'excused' ? state : null,
  approved_minutes: null,
});
