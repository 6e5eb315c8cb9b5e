import type { EventRow } from '@proline/contract/event/event';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CityName } from '../../city/city-name.parts.tsx';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { BoardCardFrame } from '../../../ui/board/board-frame.tsx';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { AttentionMark, EventDates, EventStaffing } from '../../event/event-cells.parts.tsx';
import { useEventTitle } from '../../event/event-title.parts.ts';
import { EventRowMenu } from '../../event-move/event-menu.parts.tsx';
import type { EventBoard } from './board-drag.ts';
import classes from './board.module.css';

type BoardCardProps = {
  readonly list: ShownList;
  readonly row: EventRow;
  readonly drag: EventBoard['drag'] | null;
};

export const BoardCard = ({ list, row, drag }: BoardCardProps) => {
  const { t } = useTranslation('event-view');
  const title = useEventTitle(row);
  const isOpen = list.state.open === row.id;
  return (
    <BoardCardFrame
      item={row}
      drag={drag}
      isOpen={isOpen}
      grab={t('grab', { title })}
      head={
        <>
          <Link
            to="."
            search={list.searchOf({ ...list.state, open: row.id })}
            preload={false}
            draggable={false}
            className={classes['title'] ?? ''}
            data-row={row.id}
            aria-expanded={isOpen}
          >
            <bdi>{title}</bdi>
          </Link>
          <EventRowMenu row={row} />
        </>
      }
    >
      <div className={classes['facts']}>
        <EventDates row={row} />
        {row.city !== '' && (
          <span className={classes['city']}>
            <Icon of={IconMapPin} size="s" />
            <CityName of={row.city} />
          </span>
        )}
      </div>
      <EventStaffing row={row} />
      <AttentionMark row={row} showWords />
    </BoardCardFrame>
  );
};
