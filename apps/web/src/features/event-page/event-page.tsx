import type { EventDetail } from '@proline/contract/event/event';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { eventQuery } from '../event/event.api.ts';
import { useEventTitle } from '../event/event-title.parts.ts';
import { useMoves } from '../event-move/use-moves.parts.ts';
import { EventAttention } from './event-attention.tsx';
import { EventHeader } from './event-header.tsx';
import { EventFailed, EventMissing, EventPageSkeleton, EventTabSkeleton } from './event-states.tsx';
import { isEventTab, type EventTab } from './event-tab.ts';
import { GateScreen, TAB_SCREENS } from './event-tab-screens.ts';
import { EventTabs } from './event-tabs.tsx';
import classes from './event-page.module.css';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_FOUND = 404;

/** Shows everything about one event. */
export const EventPage = () => {
  const { id } = useParams({ from: '/shell/events/$id' });
  const { tab = 'overview' } = useParams({ strict: false });
  if (!UUID.test(id)) return <EventMissing />;
  if (!isEventTab(tab)) return <Navigate to="/events/$id" params={{ id }} replace />;
  return <KnownEventPage id={id} tab={tab} />;
};

const KnownEventPage = ({ id, tab }: { readonly id: string; readonly tab: EventTab }) => {
  const { data: event, error, refetch } = useQuery(eventQuery(id));
  // The moves are loaded right away, so that the buttons appear together with the title.
  useMoves(id);
  if (error instanceof ApiError && error.status === NOT_FOUND) return <EventMissing />;
  if (event) return <ShownEvent event={event} tab={tab} />;
  // Without a network the day goes on with what this device has kept.
  if (error && !(error instanceof ApiError) && tab === 'attendance') return <GateScreen eventId={id} />;
  return error ? <EventFailed retry={() => void refetch()} /> : <EventPageSkeleton />;
};

const ShownEvent = ({ event, tab }: { readonly event: EventDetail; readonly tab: EventTab }) => {
  const { t } = useTranslation('event-page');
  const title = useEventTitle(event);
  usePageTitle(tab === 'overview' ? title : `${t(`tab_${tab}`)} · ${title}`);
  const Content = TAB_SCREENS[tab];
  return (
    <>
      <EventHeader event={event} />
      <EventAttention event={event} />
      <EventTabs event={event} chosen={tab} />
      {/* An opened tab gets the focus. The overview is the page itself, where the focus goes to the title. */}
      <div
        key={tab}
        role="group"
        className={classes['panel']}
        aria-label={t(`tab_${tab}`)}
        tabIndex={-1}
        data-focus-first={tab === 'overview' ? undefined : true}
      >
        <Suspense fallback={<EventTabSkeleton />}>
          <Content event={event} />
        </Suspense>
      </div>
    </>
  );
};
