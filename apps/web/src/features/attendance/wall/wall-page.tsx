import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconMaximize, IconX } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { boardView, type BoardView, type ChipState } from '../board/board-model.ts';
import { useArrivalWords } from '../arrival/use-arrival-words.ts';
import { LiveMark } from '../board/live-mark.tsx';
import { STATE_ICONS } from '../board/state-look.ts';
import { useShownBoard } from '../board/use-shown-board.ts';
import { wallOf, type WallZone } from './wall-zones.ts';
import classes from './wall.module.css';

const SKELETON_PX = 600;
const FIGURES = ['in', 'late', 'no_show', 'expected'] as const satisfies readonly ChipState[];

/** For a large screen in the control room: read from across the room, nothing to click. */
export const WallPage = () => {
  const { id } = useParams({ from: '/shell/events/$id/wall' });
  return <Wall eventId={id} />;
};

export const Wall = ({ eventId }: { readonly eventId: string }) => {
  const { t, language } = useTranslation('attendance');
  const { board, now, updatedAt, isError, refetch } = useShownBoard(eventId);
  const view = useMemo(() => board && boardView(board, {}, now), [board, now]);
  const title = board ? ownFirst(language, board.event.title_en, board.event.title_ar)[0] : t('wall');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  // Covers menu and header, which then nobody can reach either.
  useEffect(() => dialog.current?.showModal(), []);
  usePageTitle(`${t('wall')} · ${title}`);
  const leave = () => void navigate({ to: '/events/$id/$tab', params: { id: eventId, tab: 'attendance' } });
  return (
    <dialog
      ref={dialog}
      className={classes['wall']}
      aria-label={t('wall')}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header className={classes['top']}>
        <h1 tabIndex={-1}>
          <bdi lang="">{title}</bdi>
        </h1>
        {board && <LiveMark updatedAt={updatedAt} timeZone={board.event.time_zone} />}
        <IconButton label={t('full_screen')} onClick={() => void dialog.current?.requestFullscreen()}>
          <Icon of={IconMaximize} size="xl" />
        </IconButton>
        <IconButton label={t('close')} onClick={leave}>
          <Icon of={IconX} size="xl" />
        </IconButton>
      </header>
      {board && view && <Shown board={board} view={view} />}
      {!board && isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!board && !isError && <Skeleton height={SKELETON_PX} card />}
    </dialog>
  );
};

const Shown = ({ board, view }: { readonly board: EventBoard; readonly view: BoardView }) => {
  const { t, language } = useTranslation('attendance');
  const { shifts, isOn, zones, counts } = wallOf(view);
  const [first] = shifts;
  return (
    <>
      <ul className={classes['figures']}>
        {FIGURES.map((state) => (
          <li key={state} data-state={state}>
            <Icon of={STATE_ICONS[state]} size="xxl" />
            <b>{formatNumber(language, counts[state])}</b>
            <span>{t(`state_${state}`)}</span>
          </li>
        ))}
      </ul>
      <p className={classes['shifts']}>
        {[
          // which day it is goes without saying while it is on
          ...(first && !isOn ? [weekdayDate(language, new Date(first.starts_at), board.event.time_zone)] : []),
          ...shifts.map(({ starts_at, ends_at }) =>
            timesBetween(language, new Date(starts_at), new Date(ends_at), board.event.time_zone),
          ),
        ].join(' · ')}
      </p>
      <ul className={classes['zones']}>
        {zones.map((zone) => (
          <Zone key={zone.key} zone={zone} isOn={isOn} timeZone={board.event.time_zone} />
        ))}
      </ul>
    </>
  );
};

type ComingProps = {
  readonly person: BoardPerson;
  readonly instead: BoardPerson | undefined;
  readonly timeZone: string;
};

/** When somebody comes, or who does instead. */
const Coming = ({ person, instead, timeZone }: ComingProps) => {
  const words = useArrivalWords(timeZone);
  const said = instead ? words.instead(instead) : person.state === 'expected' ? words.comes(person) : null;
  return said === null ? null : <span className={classes['coming']}>{said}</span>;
};

type ZoneProps = { readonly zone: WallZone; readonly isOn: boolean; readonly timeZone: string };

const Zone = ({ zone: { zone, here, all, missing, more }, isOn, timeZone }: ZoneProps) => {
  const { t, language } = useTranslation('attendance');
  return (
    <li data-short={(isOn && here < all) || undefined}>
      <span className={classes['zoneHead']}>
        {zone ? <bdi lang="">{nameIn(language, zone)}</bdi> : <span>{t('unzoned')}</span>}
        <span className={classes['tally']}>
          <span className="visually-hidden">{t('here_of', { here, all })}</span>
          <span aria-hidden="true">
            <b>{formatNumber(language, here)}</b>/{formatNumber(language, all)}
          </span>
        </span>
      </span>
      <span className={classes['bar']} aria-hidden="true">
        <i style={{ inlineSize: `${all === 0 ? 0 : (here / all) * 100}%` }} />
      </span>
      {missing.length === 0 ? (
        <span className={classes['quiet']}>{t(isOn ? 'all_here' : 'all_came')}</span>
      ) : (
        <ul className={classes['missing']} aria-label={t('missing_here')}>
          {missing.map(({ person, state, instead }) => (
            <li key={person.id} data-state={state}>
              <Icon of={STATE_ICONS[state]} size="s" label={t(`state_${state}`)} />
              <bdi lang="">{nameIn(language, person.usher)}</bdi>
              <Coming person={person} instead={instead} timeZone={timeZone} />
            </li>
          ))}
          {more > 0 && <li>{t('more_expected', { count: more })}</li>}
        </ul>
      )}
    </li>
  );
};
