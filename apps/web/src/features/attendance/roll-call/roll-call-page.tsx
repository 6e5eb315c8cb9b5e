import type { EventBoard } from '@proline/contract/attendance/board';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconUserSearch } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { BoardShift } from '../board/board-model.ts';
import { FindSomebody } from '../board/find-somebody.tsx';
import { useBoardAddress } from '../board/use-board-address.ts';
import { useShownBoard } from '../board/use-shown-board.ts';
import { useMayMark } from '../marks/use-marks.ts';
import { OfflineStrip } from '../offline/offline-strip.tsx';
import { CalledPartChoices } from './called-part-choices.tsx';
import { foundOf, groupsOf, type CalledPart } from './called-people.ts';
import { CalledTiles } from './called-tiles.tsx';
import { GatePanel } from './gate-panel.tsx';
import { ClosingButtons, RestatedNumbers } from './restated-numbers.tsx';
import type { RollCallPreview } from './roll-call.api.ts';
import { RollCallRows } from './roll-call-rows.tsx';
import { useRollCall } from './use-roll-call.ts';
import classes from './roll-call-page.module.css';

const SKELETON_PX = 420;
const NOBODY: ReadonlySet<string> = new Set();

/** For a tablet at the gate: who is here is ticked one by one, and closing makes the rest no-shows. */
export const RollCallPage = () => {
  const { id } = useParams({ from: '/shell/events/$id/roll-call' });
  return <RollCall eventId={id} />;
};

export const RollCall = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useTranslation('attendance');
  const { board, now, isError, refetch } = useShownBoard(eventId);
  const shift = useCalledShift(board, now);
  usePageTitle(t('roll_call'));
  if (board && shift) return <Called board={board} shift={shift} now={now} />;
  return (
    <div className={classes['page']}>
      <PageHeader title={t('roll_call')} />
      {board && (
        <EmptyState
          as="h2"
          tone="grey"
          icon={<Icon of={IconUserSearch} size="xxl" />}
          title={t('nobody_yet')}
          text={t('nobody_yet_text')}
        />
      )}
      {!board && isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!board && !isError && <Skeleton height={SKELETON_PX} card />}
    </div>
  );
};

/** The one of the address, else the one that is on or comes next. */
const useCalledShift = (board: EventBoard | undefined, now: Date): BoardShift | undefined => {
  const { part } = useBoardAddress();
  if (!board) return undefined;
  return (
    board.shifts.find(({ id }) => id === part.shift) ??
    board.shifts.find(({ ends_at }) => Date.parse(ends_at) > now.getTime()) ??
    board.shifts.at(-1)
  );
};

type CalledProps = { readonly board: EventBoard; readonly shift: BoardShift; readonly now: Date };

const Called = ({ board, shift, now }: CalledProps) => {
  const { t, language } = useTranslation('attendance');
  const address = useBoardAddress();
  const mayMark = useMayMark(board.event);
  const part: CalledPart = { shift: shift.id, zone: address.part.zone ?? '', team: address.part.team ?? '' };
  const call = useRollCall(board, part, NOBODY);
  const groups = groupsOf(call.people);
  const isOver = Date.parse(shift.ends_at) <= now.getTime();
  const starts = new Date(shift.starts_at);
  const facts = [
    ownFirst(language, board.event.title_en, board.event.title_ar)[0],
    weekdayDate(language, starts, board.event.time_zone),
    timesBetween(language, starts, new Date(shift.ends_at), board.event.time_zone),
  ];
  return (
    <div className={classes['page']}>
      <PageHeader
        title={t('roll_call')}
        facts={
          <span>
            <bdi lang="">{facts[0]}</bdi> · {facts.slice(1).join(' · ')}
          </span>
        }
        actions={
          <ButtonLink tone="secondary" to="/events/$id/$tab" params={{ id: board.event.id, tab: 'attendance' }}>
            {t('to_board')}
          </ButtonLink>
        }
      />
      <OfflineStrip board={board} mayMark={mayMark} />
      <div className={classes['choices']}>
        <CalledPartChoices
          board={board}
          part={part}
          onChange={({ shift: chosen, zone, team }) =>
            address.choose({ shift: chosen, zone: zone || undefined, team: team || undefined })
          }
        />
        <div className={classes['find']}>
          <FindSomebody address={address} />
        </div>
      </div>
      {mayMark && !isOver && <GatePanel board={board} shiftId={shift.id} />}
      <CalledTiles groups={groups} all={call.people.length} address={address} />
      <RollCallRows
        board={board}
        shift={shift}
        groups={address.part.q === undefined ? groups : groupsOf(foundOf(call.people, address.part.q))}
        now={now}
        mayMark={mayMark}
        shown={address.part.state}
      />
      {mayMark && (
        <Closing
          board={board}
          shift={shift}
          now={now}
          call={call}
          // whoever is missing now is replaced next
          onDone={({ no_shows }) => no_shows > 0 && address.choose({ state: 'no_show', q: undefined })}
        />
      )}
    </div>
  );
};

type ClosingProps = CalledProps & {
  readonly call: ReturnType<typeof useRollCall>;
  readonly onDone: (shown: RollCallPreview) => void;
};

/** Stays in sight, so that everybody knows what is still open. */
const Closing = ({ board, shift, now, call, onDone }: ClosingProps) => {
  const { t } = useTranslation('attendance');
  const { people, present, absent, preview } = call;
  const isAhead = Date.parse(shift.starts_at) > now.getTime();
  const isOver = Date.parse(shift.ends_at) <= now.getTime();
  const shut = isAhead ? t('roll_call_ahead') : isOver ? t('roll_call_over') : null;
  return (
    <div className={classes['closing']} data-bottom-bar="tall">
      <span className={classes['sum']}>
        <b role="status">{t('here_of', { here: present.length, all: people.length })}</b>
        <span className={classes['quiet']} id="closing-why">
          {shut ?? t('roll_call_rest')}
        </span>
      </span>
      <span className={classes['close']}>
        <Button
          large
          loading={call.sending}
          {...(shut === null ? { onClick: () => void call.ask() } : { 'aria-disabled': true })}
          aria-describedby="closing-why"
        >
          {t('roll_call_close', { count: absent.length })}
        </Button>
      </span>
      {preview && (
        <Dialog
          open
          onClose={call.back}
          title={t('roll_call')}
          text={t('roll_call_rest')}
          actions={<ClosingButtons preview={preview} call={call} onDone={() => onDone(preview)} />}
        >
          <RestatedNumbers board={board} preview={preview} call={call} />
        </Dialog>
      )}
    </div>
  );
};
