import type { EventBoard } from '@proline/contract/attendance/board';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconUserCheck, IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { boardQuery } from '../attendance.api.ts';
import { useMayMark } from '../marks/use-marks.ts';
import { OfflineStrip } from '../offline/offline-strip.tsx';
import { BoardActions } from './board-actions.tsx';
import { BoardPeople } from './board-people.tsx';
import { boardView, type BoardPart } from './board-model.ts';
import { BoardParts, BoardToolbar } from './board-toolbar.tsx';
import { LiveMark } from './live-mark.tsx';
import { useShownBoard } from './use-shown-board.ts';
import { useBoardAddress, type BoardAddress } from './use-board-address.ts';
import classes from './live-board.module.css';

const SKELETON_PX = 420;

/** Who is at an event and who is not, as it changes. */
export const LiveBoard = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useTranslation('attendance');
  const { board, now, updatedAt, isError, refetch } = useShownBoard(eventId);
  if (board) return <LoadedBoard board={board} now={now} updatedAt={updatedAt} />;
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={SKELETON_PX} card />
    </div>
  );
};

/** The board without the event's page, which needs the server. */
export const GateBoard = ({ eventId }: { readonly eventId: string }) => {
  const { t, language } = useTranslation('attendance');
  const { data: board } = useQuery(boardQuery(eventId));
  const title = board ? ownFirst(language, board.event.title_en, board.event.title_ar)[0] : t('board');
  return (
    <div className={classes['board']}>
      <PageHeader title={title} />
      <LiveBoard eventId={eventId} />
    </div>
  );
};

type LoadedBoardProps = { readonly board: EventBoard; readonly now: Date; readonly updatedAt: number };

const LoadedBoard = ({ board, now, updatedAt }: LoadedBoardProps) => {
  const address = useBoardAddress();
  const phone = useMedia(PHONE);
  const mayMark = useMayMark(board.event);
  const { day, shift, zone, role, team, q, state } = address.part;
  const wanted = useMemo(() => ({ day, shift, zone, role, team, q, state }), [day, shift, zone, role, team, q, state]);
  const view = useMemo(
    () => boardView(board, phone ? oneShift(board, wanted, now) : wanted, now),
    [board, wanted, phone, now],
  );
  return (
    <div className={classes['board']}>
      <OfflineStrip board={board} mayMark={mayMark} />
      <BoardToolbar view={view} address={address} phone={phone}>
        <LiveMark updatedAt={updatedAt} timeZone={board.event.time_zone} />
      </BoardToolbar>
      <div className={classes['status']}>
        <BoardParts board={board} view={view} address={address} phone={phone} />
        <BoardActions board={board} view={view} mayMark={mayMark} address={address} />
      </div>
      {view.rows.length === 0 ? (
        <NobodyShown board={board} address={address} />
      ) : (
        <BoardPeople board={board} view={view} part={address.part} now={now} phone={phone} mayMark={mayMark} />
      )}
    </div>
  );
};

/** The shift that was chosen, else the one that is on or comes next. */
const oneShift = (board: EventBoard, part: BoardPart, now: Date): BoardPart => {
  const { day, columns } = boardView(board, part, now);
  const chosen = columns.find(({ phase }) => phase === 'on') ?? columns.find(({ phase }) => phase === 'ahead');
  const shift = part.shift ?? (chosen ?? columns.at(-1))?.shift.id;
  return { ...part, day: day ?? undefined, shift };
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
