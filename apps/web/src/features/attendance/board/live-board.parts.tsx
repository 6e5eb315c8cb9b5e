import type { EventBoard } from '@proline/contract/attendance/board';
import { IconUserCheck, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type MouseEvent } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { useLiveState } from '../../../lib/live/live-state.ts';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Panel, useBeside } from '../../../ui/overlay/popover.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { boardQuery } from '../attendance.api.ts';
import { BoardGrid, BoardSections } from './board-grid.tsx';
import { boardView, type BoardPart, type BoardView } from './board-model.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { LiveMark } from './live-mark.tsx';
import { PersonPanel } from './person-panel.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { useBoardAddress, type BoardAddress } from './use-board-address.ts';
import { useBoardKeys } from './use-board-keys.ts';
import classes from './live-board.module.css';

const SKELETON_PX = 420;
/** A smaller difference is the way of the answer. */
const SKEW_MS = 2_000;

/** Who is at an event and who is not, as it changes. */
export const LiveBoard = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useTranslation('attendance');
  const live = useLiveState((state) => state.live);
  const { data: board, dataUpdatedAt, isError, refetch } = useQuery(boardQuery(eventId, live));
  if (board) return <LoadedBoard board={board} updatedAt={dataUpdatedAt} />;
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={SKELETON_PX} card />
    </div>
  );
};

type LoadedBoardProps = { readonly board: EventBoard; readonly updatedAt: number };

const LoadedBoard = ({ board, updatedAt }: LoadedBoardProps) => {
  const address = useBoardAddress();
  const phone = useMedia(PHONE);
  const now = useServerNow(board, updatedAt);
  const { day, shift, zone, role, team, q, state } = address.part;
  const wanted = useMemo(() => ({ day, shift, zone, role, team, q, state }), [day, shift, zone, role, team, q, state]);
  const view = useMemo(
    () => boardView(board, phone ? oneShift(board, wanted, now) : wanted, now),
    [board, wanted, phone, now],
  );
  return (
    <div className={classes['board']}>
      <BoardToolbar board={board} view={view} address={address} phone={phone} />
      <div className={classes['status']}>
        <LiveMark updatedAt={updatedAt} timeZone={board.event.time_zone} />
      </div>
      {view.rows.length === 0 ? (
        <NobodyShown board={board} address={address} />
      ) : (
        <People board={board} view={view} part={address.part} now={now} phone={phone} />
      )}
    </div>
  );
};

/** By the server's clock, because a tablet's may be wrong. */
const useServerNow = (board: EventBoard, updatedAt: number): Date => {
  const now = useNow();
  const skew = Date.parse(board.now) - updatedAt;
  // useNow ticks twice a minute; an answer that is newer than its last tick counts.
  const latest = Math.max(now.getTime(), updatedAt);
  const time = latest + (Math.abs(skew) < SKEW_MS ? 0 : skew);
  return useMemo(() => new Date(time), [time]);
};

/** The shift that was chosen, else the one that is on or comes next. */
const oneShift = (board: EventBoard, part: BoardPart, now: Date): BoardPart => {
  const { day, columns } = boardView(board, part, now);
  const chosen = columns.find(({ phase }) => phase === 'on') ?? columns.find(({ phase }) => phase === 'ahead');
  const shift = part.shift ?? (chosen ?? columns.at(-1))?.shift.id;
  return { ...part, day: day ?? undefined, shift };
};

type PeopleProps = {
  readonly board: EventBoard;
  readonly view: BoardView;
  readonly part: BoardPart;
  readonly now: Date;
  readonly phone: boolean;
};

const People = ({ board, view, part, now, phone }: PeopleProps) => {
  const shown = useMemo(
    () => view.rows.flatMap(({ cells }) => cells.flatMap(({ people }) => people.map(({ person }) => person.id))),
    [view],
  );
  const { reached, ...keys } = useBoardKeys(shown);
  const [asked, setAsked] = useState<string | null>(null);
  const beside = useBeside(undefined);
  const person = board.people.find(({ id }) => id === asked);
  const open = ({ target }: MouseEvent) => {
    const chip = target instanceof Element ? target.closest<HTMLElement>('[data-chip]') : null;
    if (!chip) return;
    if (beside.opened && asked === chip.dataset['chip']) return beside.close();
    setAsked(chip.dataset['chip'] ?? null);
    beside.openAt(chip);
  };
  const narrowed = part.q !== undefined || part.state !== undefined;
  const Layout = phone ? BoardSections : BoardGrid;
  return (
    <>
      <div className={classes['frame']} data-phone={phone || undefined} onClick={open} {...keys}>
        <div className={classes['scroll']}>
          <Layout board={board} view={view} now={now} narrowed={narrowed} reached={reached} />
        </div>
        <RecentMarks board={board} />
      </div>
      <Panel beside={beside} align="start">
        {person && <PersonPanel key={person.id} board={board} person={person} close={beside.close} />}
      </Panel>
    </>
  );
};

const NobodyShown = ({ board, address }: { readonly board: EventBoard; readonly address: BoardAddress }) => {
  const { t } = useTranslation('attendance');
  const all: BoardPart = { zone: undefined, role: undefined, team: undefined, q: undefined, state: undefined };
  return board.people.length === 0 ? (
    <EmptyState
      as="h2"
      tone="grey"
      icon={<Icon of={IconUserCheck} size="xxl" />}
      title={t('nobody_yet')}
      text={t('nobody_yet_text')}
    />
  ) : (
    <EmptyState
      as="h2"
      tone="grey"
      icon={<Icon of={IconUserSearch} size="xxl" />}
      title={t('nobody')}
      text={t('nobody_text')}
    >
      <ButtonLink tone="secondary" {...address.linkTo(all)}>
        {t('show_all')}
      </ButtonLink>
    </EmptyState>
  );
};
