import type { EventDetail } from '@proline/contract/event/event';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { eventQuery } from '../event/event.api.ts';
import { GateBoard } from '../attendance/board/live-board.parts.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { useMoves } from '../event-move/use-moves.parts.ts';
import { ApplicationsTab } from './people/applications-tab.tsx';
import { AttendanceTab } from './people/attendance-tab.tsx';
import { EventAttention } from './event-attention.tsx';
import { EventHeader } from './event-header.tsx';
import { EventFailed, EventMissing, EventPageSkeleton } from './event-states.tsx';
import { isEventTab, type EventTab } from './event-tab.ts';
import { EventTabs } from './event-tabs.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PayTab } from './pay/pay-tab.tsx';
import { ShiftsTab } from './shifts/shifts-tab.tsx';
import { TeamTab } from './people/team-tab.tsx';
import classes from './event-page.module.css';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_FOUND = 404;

const TABS: Readonly<Record<EventTab, ComponentType<{ readonly event: EventDetail }>>> = {
  overview: OverviewTab,
  shifts: ShiftsTab,
  team: TeamTab,
  applications: ApplicationsTab,
  attendance: AttendanceTab,
  pay: PayTab,
  history: HistoryTab,
};

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
  if (error && !(error instanceof ApiError) && tab === 'attendance') return <GateBoard eventId={id} />;
  return error ? <EventFailed retry={() => void refetch()} /> : <EventPageSkeleton />;
};

const ShownEvent = ({ event, tab }: { readonly event: EventDetail; readonly tab: EventTab }) => {
  const { t } = useTranslation('event-page');
  const title = useEventTitle(event);
  usePageTitle(tab === 'overview' ? title : `${t(`tab_${tab}`)} · ${title}`);
  const Content = TABS[tab];
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
        <Content event={event} />
      </div>
    </>
  );
};
