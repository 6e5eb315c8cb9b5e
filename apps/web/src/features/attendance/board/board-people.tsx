import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { mayDo } from '@proline/domain/account/permission';
import { Suspense, useEffect, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { Panel, useBeside } from '../../../ui/overlay/popover.tsx';
import { HistoryPart } from '../history/history-part.tsx';
import { ExcusePaper } from '../marks/excuse-paper.tsx';
import { PersonActions, type Asked } from '../marks/person-actions.tsx';
import { marksOf, useMarks } from '../marks/use-marks.ts';
import { useKept } from '../offline/use-kept.ts';
import { AskedDialog, loadDialogsSoon, OpenPlaceDialog } from './board-dialogs.ts';
import { BoardGrid, BoardSections } from './board-grid.tsx';
import type { BoardPart, BoardView } from './board-model.ts';
import { ChipFrameProvider } from '../chips/chip-frame-context.ts';
import { openChipOf, positionOf } from '../chips/open-chip.ts';
import type { Dialogue } from './asked-dialog.tsx';
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

/** By their place on the keyboard, because an Arabic layout has other letters there. */
const KEYS = { KeyI: 'check_in', KeyO: 'check_out', KeyN: 'no_show' } as const;
const isKey = (code: string): code is keyof typeof KEYS => code in KEYS;

/** The people themselves, and what can be done with the one that is chosen. */
export const BoardPeople = ({ board, view, part, now, phone, mayMark }: BoardPeopleProps) => {
  const shown = useMemo(
    () =>
      view.rows.flatMap(({ cells }) =>
        cells.flatMap(({ people, open }) => [...people.map(({ person }) => person.id), ...open.map(openChipOf)]),
      ),
    [view],
  );
  const { reached, onFocus, onKeyDown } = useBoardKeys(shown);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<Dialogue | null>(null);
  const [sought, setSought] = useState<string | null>(null);
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
    const position = positionOf(chip.dataset['chip']);
    if (position !== undefined) {
      beside.close();
      setSought(position);
      return;
    }
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
  useEffect(loadDialogsSoon, []);
  const kept = useKept(({ people }) => people);
  const timeZone = board.event.time_zone;
  const narrowed = part.q !== undefined || part.state !== undefined;
  const { total } = view;
  const frame = useMemo(
    () => ({ timeZone, reached, total, narrowed, kept, mayAssign }),
    [timeZone, reached, total, narrowed, kept, mayAssign],
  );
  const Layout = phone ? BoardSections : BoardGrid;
  return (
    <>
      <div className={classes['frame']} onClick={click} onFocus={onFocus} onKeyDown={press}>
        <div className={classes['scroll']}>
          <ChipFrameProvider value={frame}>
            <Layout board={board} view={view} now={now} />
          </ChipFrameProvider>
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
                hasBegun={hasBegun(board, person, now)}
                mayAssign={mayAssign}
                ask={(what) => ask(what, person)}
              />
            )}
            <HistoryPart event={board.event} reasons={board.rules.no_show_reasons} assignmentId={person.id} />
          </PersonPanel>
        )}
      </Panel>
      <Suspense>
        {asked && <AskedDialog board={board} asked={asked} marks={marks} now={now} onClose={() => setAsked(null)} />}
        {sought !== null && <OpenPlaceDialog board={board} position={sought} onClose={() => setSought(null)} />}
      </Suspense>
    </>
  );
};

const isOver = ({ shifts }: EventBoard, { shift_id }: BoardPerson, now: Date): boolean =>
  Date.parse(shifts.find(({ id }) => id === shift_id)?.ends_at ?? '') <= now.getTime();

const hasBegun = ({ shifts }: EventBoard, { shift_id }: BoardPerson, now: Date): boolean =>
  Date.parse(shifts.find(({ id }) => id === shift_id)?.starts_at ?? '') <= now.getTime();
