import { IconBan, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DragGhost } from '../drag/drag-ghost.tsx';
import { Grip } from '../drag/grip.tsx';
import { Icon } from '../picture/icon.tsx';
import type { Board, Welcome } from './use-board.ts';
import classes from './board-frame.module.css';

type BoardFrameProps<Item extends { readonly id: string }, Column extends string> = {
  readonly label: string;
  readonly board: Board<Item, Column>;
  /** Whether its cards can be moved. */
  readonly movable: boolean;
  readonly children: ReactNode;
};

/** Columns side by side, the card in hand, and what is said about it. */
export const BoardFrame = <Item extends { readonly id: string }, Column extends string>({
  label,
  board,
  movable,
  children,
}: BoardFrameProps<Item, Column>) => {
  const { t } = useTranslation('list');
  const { held } = board.drag;
  return (
    <section className={classes['view']} aria-label={label}>
      <p className="visually-hidden">{movable && t('board_hint')}</p>
      <div className={classes['columns']} data-board data-carried={held?.at ? true : undefined}>
        {children}
      </div>
      {held?.at && <DragGhost at={held.at}>{board.titleOf(held.item)}</DragGhost>}
      <p className="visually-hidden" role="status" aria-live="assertive">
        {board.said}
      </p>
    </section>
  );
};

type BoardColumnFrameProps = {
  readonly column: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly count?: ReactNode;
  /** What comes first in this column. */
  readonly order?: string;
  /** Null while no card is moved. */
  readonly welcome: Welcome | null;
  readonly isOver: boolean;
  readonly children: ReactNode;
};

export const BoardColumnFrame = ({
  column,
  title,
  icon,
  count,
  order,
  welcome,
  isOver,
  children,
}: BoardColumnFrameProps) => (
  <section
    className={classes['column']}
    data-column={column}
    data-welcome={welcome?.kind}
    data-over={isOver || undefined}
    aria-label={title}
  >
    <div className={classes['columnHead']}>
      <h2 className={classes['columnTitle']}>
        {icon}
        {title}
        {count}
      </h2>
      {order !== undefined && <span className={classes['order']}>{order}</span>}
    </div>
    {welcome && welcome.kind !== 'home' && <WelcomeLine welcome={welcome} />}
    {children}
  </section>
);

const WelcomeLine = ({ welcome: { kind, why } }: { readonly welcome: Welcome }) => {
  const { t } = useTranslation('list');
  const shape = kind === 'refused' ? IconBan : kind === 'open' ? IconCircleCheck : IconLoader2;
  return (
    <p className={classes['welcome']} data-kind={kind}>
      <Icon of={shape} size="s" />
      {kind === 'checking' ? t('board_checking') : why}
    </p>
  );
};

type BoardCardFrameProps<Item extends { readonly id: string }, Column extends string> = {
  readonly item: Item;
  /** Null for people who may not move cards. */
  readonly drag: Board<Item, Column>['drag'] | null;
  readonly isOpen: boolean;
  /** What the handle is called. */
  readonly grab: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** A card with the handle by which a finger or the keyboard moves it; the mouse takes it anywhere. */
export const BoardCardFrame = <Item extends { readonly id: string }, Column extends string>({
  item,
  drag,
  isOpen,
  grab,
  head,
  children,
}: BoardCardFrameProps<Item, Column>) => (
  <article
    className={classes['card']}
    data-open={isOpen || undefined}
    data-movable={drag ? true : undefined}
    data-held={drag?.held?.item.id === item.id || undefined}
    {...drag?.card(item)}
  >
    <div className={classes['cardHead']}>
      {drag && <Grip aria-label={grab} {...drag.handle(item)} />}
      {head}
    </div>
    {children}
  </article>
);
