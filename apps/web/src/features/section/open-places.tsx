import { eventList, type EventRow } from '@proline/contract/event/event';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shortDate } from '../../lib/dates/dates.ts';
import { rowsQuery } from '../../lib/list/list-rows.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StaffingBar } from '../event/staffing-bar.parts.tsx';
import { LoadFailed } from './load-failed.tsx';
import classes from './section.module.css';

const openEventsQuery = rowsQuery<EventRow>(
  { list: eventList, topic: 'event' },
  { understaffed: 'yes', sort: 'next', per_page: '100' },
  1,
);

/** The events that still need people; each leads to its desk. */
export const OpenPlaces = () => {
  const { t } = useTranslation('section');
  const { data, isPending, isError, refetch } = useQuery(openEventsQuery);
  const events = data?.data ?? [];
  return (
    <>
      {isError && <LoadFailed retry={() => void refetch()} />}
      <Card title={t('open_places_title')} tag={events.length > 0 ? events.length : undefined} busy={isPending}>
        {isPending && (
          <div className={classes['rows']}>
            <Skeleton height={112} card />
          </div>
        )}
        {data && events.length === 0 && (
          <EmptyState
            tone="green"
            icon={<Icon of={IconUsersGroup} size="xxl" />}
            title={t('open_places_none')}
            text={t('open_places_none_text')}
          />
        )}
        <ul className={classes['rows']}>
          {events.map((event) => (
            <OpenEventRow key={event.id} event={event} />
          ))}
        </ul>
      </Card>
    </>
  );
};

const OpenEventRow = ({ event }: { event: EventRow }) => {
  const { t, language } = useTranslation('section');
  const [title, other] = ownFirst(language, event.title_en, event.title_ar);
  const open = t('open_places', { count: Math.max(0, event.places - event.confirmed) });
  const date = event.starts_at && shortDate(language, new Date(event.starts_at), event.time_zone);
  return (
    <li className={classes['row']}>
      <span className={classes['rowWords']}>
        <Link to="/hiringUshers/$eventId" params={{ eventId: event.id }} data-link>
          <b>{title}</b>
        </Link>
        <span className={classes['muted']}>
          <bdi>{other}</bdi> · {open}
          {date && ` · ${t('starts_on', { date })}`}
        </span>
      </span>
      <span className={classes['staffing']}>
        <StaffingBar label={open} confirmed={event.confirmed} invited={event.invited} places={event.places} />
        <bdi dir="ltr">
          {formatNumber(language, event.confirmed)}/{formatNumber(language, event.places)}
        </bdi>
      </span>
    </li>
  );
};
