import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { mayDo } from '@proline/domain/account/permission';
import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { Panel, useBeside } from '../../../ui/overlay/popover.tsx';
import { ReplacementDialog } from '../../replacement/replacement-dialog.parts.tsx';
import { AbsenceDialog } from '../marks/absence-dialog.tsx';
import { ArrivalDialog } from '../arrival/arrival-dialog.tsx';
import { HistoryPart } from '../history/history-part.tsx';
import { CorrectDialog } from '../marks/correct-dialog.tsx';
import { ExcusePaper } from '../marks/excuse-paper.tsx';
import { PersonActions, type Asked } from '../marks/person-actions.tsx';
import { marksOf, useMarks } from '../marks/use-marks.ts';
import { PassDialog } from '../scan/pass-dialog.tsx';
import { BoardGrid, BoardSections } from './board-grid.tsx';
import type { BoardPart, BoardView } from './board-model.ts';
import { PersonPanel } from './person-panel.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import classes from './live-board.module.css';

type BoardPeopleProps = {
  readonly board: EventBoard;
  readonly view: BoardView;
  readonly part: BoardPart;
  readonly now: Date;
  readonly phone: boolean;
  readonly mayMark: boolean;
};

type Dialogue = { readonly what: Asked; readonly id: string };

/** By their place on the keyboard, because an Arabic layout has other letters there. */
const KEYS = { KeyI: 'check_in', KeyO: 'check_out', KeyN: 'no_show' } as const;
const isKey = (code: string): code is keyof typeof KEYS => code in KEYS;

/** The people themselves, and what can be done with the one that is chosen. */
export const BoardPeople = ({ board, view, part, now, phone, mayMark }: BoardPeopleProps) => {
  const shown = useMemo(
    () => view.rows.flatMap(({ cells }) => cells.flatMap(({ people }) => people.map(({ person }) => person.id))),
    [view],
  );
  const { reached, onFocus, onKeyDown } = useBoardKeys(shown);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<Dialogue | null>(null);
  const beside = useBeside(undefined);
  const marks = useMarks(board.event.id);
  const mayAssign = mayDo(useUser()?.permission_set ?? 'viewer', 'assignments.write');
  const personOf = (id: string | null | undefined) => board.people.find((one) => one.id === id);
  const person = personOf(chosen);

  const openAt = (chip: HTMLElement) => {
    setChosen(chip.dataset['chip'] ?? null);
    beside.openAt(chip);
  };
  const click = ({ target }: MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null;
    if (!chip) return;
    if (beside.opened && chosen === chip.dataset['chip']) beside.close();
    else openAt(chip);
  };
  const ask = (what: Asked, { id }: BoardPerson) => {
    beside.close();
    setAsked({ what, id });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown(event);
    if (!mayMark || event.repeat || isTakenKey(event.nativeEvent) || !isKey(event.code)) return;
    const chip = event.target instanceof HTMLElement ? event.target : null;
    const meant = personOf(chip?.dataset['chip']);
    const kind = KEYS[event.code];
    if (!chip || !meant) return;
    event.preventDefault();
    if (kind === 'no_show') return marksOf(meant).includes(kind) ? ask(kind, meant) : openAt(chip);
    // A refusal stands beside the person.
    void marks.mark(meant, kind).then((done) => done || openAt(chip));
  };
  const Layout = phone ? BoardSections : BoardGrid;
  return (
    <>
      <div className={classes['frame']} onClick={click} onFocus={onFocus} onKeyDown={press}>
        <div className={classes['scroll']}>
          <Layout
            board={board}
            view={view}
            now={now}
            narrowed={part.q !== undefined || part.state !== undefined}
            reached={reached}
          />
        </div>
        <RecentMarks board={board} />
      </div>
      <Panel beside={beside} align="start">
        {person && (
          <PersonPanel key={person.id} board={board} person={person} close={beside.close}>
            <ExcusePaper eventId={board.event.id} person={person} mayMark={mayMark} />
            {mayMark && (
              <PersonActions
                person={person}
                marks={marks}
                now={now}
                canCome={!isOver(board, person, now)}
                mayAssign={mayAssign}
                ask={(what) => ask(what, person)}
              />
            )}
            <HistoryPart event={board.event} reasons={board.rules.no_show_reasons} assignmentId={person.id} />
          </PersonPanel>
        )}
      </Panel>
      <AskedDialog board={board} asked={asked} marks={marks} now={now} onClose={() => setAsked(null)} />
    </>
  );
};

const isOver = ({ shifts }: EventBoard, { shift_id }: BoardPerson, now: Date): boolean =>
  Date.parse(shifts.find(({ id }) => id === shift_id)?.ends_at ?? '') <= now.getTime();

type AskedDialogProps = {
  readonly board: EventBoard;
  readonly asked: Dialogue | null;
  readonly marks: ReturnType<typeof useMarks>;
  readonly now: Date;
  readonly onClose: () => void;
};

const AskedDialog = ({ board, asked, marks, now, onClose }: AskedDialogProps) => {
  const person = board.people.find(({ id }) => id === asked?.id);
  const shift = board.shifts.find(({ id }) => id === person?.shift_id);
  if (!asked || !person || !shift) return null;
  if (asked.what === 'replace')
    return (
      <ReplacementDialog
        assignmentId={person.id}
        missing={person.usher}
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
