import type { EventStatus } from '@proline/domain/event/event-status';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Titled } from '../event/event-title.parts.ts';
import { MoveDialog } from './move-dialog.parts.tsx';
import { MoveIcon } from './move-icon.tsx';
import { useMoves, type Move } from './use-moves.parts.ts';
import classes from './event-move.module.css';

/** An event can be started earlier than this, but the button is not highlighted then. */
const SOON_MS = 24 * 3_600_000;

type MoveButtonsProps = {
  readonly event: Titled & { readonly id: string; readonly status: EventStatus; readonly starts_at: string | null };
  /** Moves that are offered elsewhere, such as in the menu beside. */
  readonly without?: readonly EventStatus[];
};

/** Shows the legal moves. A refused one says why and does nothing. A move that is due comes last, highlighted. */
export const MoveButtons = ({ event, without = [] }: MoveButtonsProps) => {
  const { moves } = useMoves(event.id, event.status);
  const [asked, setAsked] = useState<EventStatus | null>(null);
  const shown = moves.filter(({ to }) => !without.includes(to));
  const now = useNow();
  const { onFocus, onDone } = useTitleWhenGone(shown.map(({ name }) => name).join(' '));
  const isDue = ({ name, why }: Move): boolean => {
    if (why !== null) return false;
    if (name === 'start') return event.starts_at !== null && Date.parse(event.starts_at) - now.getTime() < SOON_MS;
    return name === 'publish' || name === 'complete';
  };
  if (shown.length === 0 && asked === null) return null;
  return (
    <div className={classes['buttons']} onFocus={onFocus}>
      {[...shown]
        .sort((a, b) => Number(isDue(a)) - Number(isDue(b)))
        .map((move) => (
          <MoveButton key={move.name} id={event.id} move={move} due={isDue(move)} ask={() => setAsked(move.to)} />
        ))}
      {asked !== null && <MoveDialog event={event} to={asked} onClose={() => setAsked(null)} onDone={onDone} />}
    </div>
  );
};

/** Moves the focus to the title when the focused button disappears, because anybody may have moved the event. */
const useTitleWhenGone = (buttons: string) => {
  const moved = useRef(false);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isGone = focused.current !== null && !focused.current.isConnected;
    if (!moved.current && !isGone) return;
    moved.current = false;
    focused.current = null;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  }, [buttons]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onDone: () => {
      moved.current = true;
    },
  };
};

type MoveButtonProps = {
  /** of the event */
  readonly id: string;
  readonly move: Move;
  readonly due: boolean;
  readonly ask: () => void;
};

/** People can be settled one by one on the board. */
const SETTLED_ON_BOARD: readonly Move['refusal'][] = ['attendance_unresolved', 'still_clocked_in'];

/** Shows one move. It is the same button whether disabled or not, so that the focus stays when the answer arrives. */
const MoveButton = ({ id: event_id, move: { name, why, refusal }, due, ask }: MoveButtonProps) => {
  const { t } = useTranslation('event-move');
  const id = useId();
  const isShut = why !== null;
  return (
    <span className={classes['move']}>
      <Button
        tone={due ? 'primary' : 'secondary'}
        {...(isShut ? { 'aria-disabled': true, 'aria-describedby': id } : { onClick: ask })}
      >
        <MoveIcon name={name} />
        {t(name)}
      </Button>
      {isShut && (
        <span id={id} role="tooltip" className={classes['why']}>
          {why}
        </span>
      )}
      {SETTLED_ON_BOARD.includes(refusal) && (
        <Link
          to="/events/$id/$tab"
          params={{ id: event_id, tab: 'attendance' }}
          search={{ view: 'board', show: 'open' }}
          className={classes['settle'] ?? ''}
        >
          {t('still_open')}
        </Link>
      )}
    </span>
  );
};
