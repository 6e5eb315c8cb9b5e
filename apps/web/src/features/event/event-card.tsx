import type { EventRow } from '@proline/contract/event/event';
import { IconCalendar, IconInbox, IconMapPin } from '@tabler/icons-react';
import { CityName } from '../city/city-name.parts.tsx';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import {
  AttentionMark,
  EventCost,
  EventDates,
  EventLeaders,
  EventStaffing,
  EventStatusBadge,
  EventTitles,
} from './event-cells.parts.tsx';
import classes from './event.module.css';

/** Shows one row of the list as a card, for phones. */
export const EventCard = ({ row }: { readonly row: EventRow }) => {
  const { t } = useTranslation('event');
  const isAsked = row.status === 'published' && row.waiting > 0;
  const waiting = () => {
    if (row.status === 'draft') return t('not_published');
    if (row.status !== 'published') return t('applications_closed');
    return row.waiting > 0 ? t('waiting_count', { count: row.waiting }) : t('nobody_waits');
  };
  return (
    <RowCard
      head={
        <>
          <EventTitles row={row} />
          <EventStatusBadge status={row.status} />
        </>
      }
      facts={
        <>
          <span>
            <Icon of={IconCalendar} size="s" />
            <EventDates row={row} oneLine />
          </span>
          {row.city !== '' && (
            <span>
              <Icon of={IconMapPin} size="s" />
              <CityName of={row.city} />
            </span>
          )}
        </>
      }
      foot={
        <>
          <span className={isAsked ? classes['asked'] : undefined}>
            {isAsked && <Icon of={IconInbox} size="s" />}
            {waiting()}
          </span>
          {row.status !== 'canceled' && <EventCost row={row} />}
        </>
      }
    >
      <span className={classes['staffed']}>
        <EventStaffing row={row} />
        <EventLeaders {...row} faces />
      </span>
      {/* The end of the card already says how many applications wait. */}
      <AttentionMark
        row={{ ...row, attention: row.attention.filter((reason) => reason !== 'applications_wait') }}
        showWords
      />
    </RowCard>
  );
};
