import type { EventRow } from '@proline/contract/event';
import { IconCalendar, IconInbox, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n.ts';
import { roughMoney } from '../../lib/money-text.ts';
import { RowCard } from '../../ui/list/row-card.tsx';
import { AttentionMark, EventDates, EventStaffing, EventStatusBadge, EventTitles } from './event-cells.tsx';

/** A row on a phone. */
export const EventCard = ({ row }: { readonly row: EventRow }) => {
  const { t, language } = useTranslation('events');
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
            <IconCalendar size={14} stroke={1.75} aria-hidden />
            <EventDates row={row} />
          </span>
          {row.city !== '' && (
            <span>
              <IconMapPin size={14} stroke={1.75} aria-hidden />
              <bdi>{row.city}</bdi>
            </span>
          )}
        </>
      }
      foot={
        <>
          <span>
            {row.status === 'published' && row.waiting > 0 && <IconInbox size={14} stroke={1.75} aria-hidden />}
            {waiting()}
          </span>
          {row.status !== 'canceled' && <span>{roughMoney(language, row.currency, row.cost_minor)}</span>}
        </>
      }
    >
      <EventStaffing row={row} />
      <AttentionMark row={row} showWords />
    </RowCard>
  );
};
