import type { EventBoard } from '@proline/contract/attendance/board';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { unresolvedQuery } from '../attendance.api.ts';
import { serverNow } from '../board/board-cache.ts';
import { AbsenceDialog } from '../marks/absence-dialog.tsx';
import { CorrectDialog } from '../marks/correct-dialog.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { useKept } from '../offline/use-kept.ts';
import list from '../people-list.module.css';
import { BulkAnswers } from './bulk-answers.tsx';
import { answersOf, type OpenPerson } from './open-answers.ts';
import { OpenRow } from './open-row.tsx';
import { useAnswers } from './use-answers.ts';

type OpenPeopleDialogProps = {
  readonly board: EventBoard;
  readonly mayMark: boolean;
  readonly onClose: () => void;
};

const WIDTH_PX = 860;
const SKELETON_PX = 160;
/** For fewer, a choice is more work than an answer. */
const LEAST_FOR_BULK = 2;

/** Everybody who stands in the way of completing, each with the answers that settle it, and the same for many at once. */
export const OpenPeopleDialog = ({ board, mayMark, onClose }: OpenPeopleDialogProps) => {
  const { t } = useTranslation('attendance');
  const { t: say } = useTranslation('open-people');
  useFocusReturn();
  const { data: open, isError, refetch } = useQuery(unresolvedQuery(board.event.id));
  const answers = useAnswers(board);
  const kept = useKept(({ people }) => people);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = serverNow(board.event.id);
  const people = open?.data ?? [];
  const answerable = mayMark ? people.filter((one) => !kept.has(one.id) && answersOf(one, now).length > 0) : [];
  const pick = (id: string, on: boolean) =>
    setPicked(new Set([...picked].filter((one) => one !== id).concat(on ? id : [])));
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={onClose}
      icon={<Icon of={IconListCheck} size="l" />}
      title={t('still_open')}
      {...(open && {
        text: open.meta.total === 0 ? say('still_open_none') : say('still_open_text', { count: open.meta.total }),
      })}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {!open && isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!open && !isError && <Skeleton height={SKELETON_PX} card />}
      {answerable.length >= LEAST_FOR_BULK && (
        <BulkAnswers board={board} people={answerable} picked={picked} onPick={setPicked} now={now} answers={answers} />
      )}
      {people.length > 0 && (
        <ul className={list['people']} aria-label={t('still_open')}>
          {people.map((person) => (
            <OpenRow
              key={person.id}
              board={board}
              person={person}
              now={now}
              mayMark={mayMark}
              picked={picked.has(person.id)}
              onPick={(on) => pick(person.id, on)}
              answers={answers}
              ask={(what) => setAsked({ what, person })}
            />
          ))}
        </ul>
      )}
      {asked && <AskedDialog board={board} asked={asked} onClose={() => setAsked(null)} />}
    </Dialog>
  );
};

type Asked = { readonly what: 'no_show' | 'excuse' | 'correct'; readonly person: OpenPerson };
type AskedDialogProps = Pick<OpenPeopleDialogProps, 'board' | 'onClose'> & { readonly asked: Asked };

/** What needs more than a click: a reason of one’s own, a document, other times. */
const AskedDialog = ({ board, asked, onClose }: AskedDialogProps) => {
  const marks = useMarks(board.event.id);
  const { what, person } = asked;
  const shift = board.shifts.find(({ id }) => id === person.shift_id);
  if (what !== 'correct')
    return <AbsenceDialog rules={board.rules} person={person} kind={what} marks={marks} onClose={onClose} />;
  return shift ? <CorrectDialog board={board} shift={shift} person={person} onClose={onClose} /> : null;
};
