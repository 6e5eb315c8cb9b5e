import type { EventRow } from '@proline/contract/event/event';
import { cityName } from '@proline/domain/place/cities';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconArrowsDiagonal, IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { daysBetween, relativeDays, timesBetween, weekdayRange } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useNow } from '../../../lib/dates/now.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { DrawerFacts, DrawerFooter, DrawerHead, DrawerNote } from '../../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { attentionWords, EventLeaders, EventStatusBadge, useEventAway } from '../event-cells.parts.tsx';
import { useEventTitle } from '../event-title.parts.ts';
import { eventQuery } from '../event.api.ts';
import { EventMenu } from '../../event-move/event-menu.parts.tsx';
import { useMayMove } from '../../event-move/use-moves.parts.ts';
import { DrawerFigures } from './drawer-figures.tsx';
import { DrawerLatest } from './drawer-latest.tsx';
import { DrawerStaffing } from './drawer-staffing.tsx';
import classes from '../event.module.css';

/** Shows what the list row already knows at once, and adds the rest when the event has loaded. */
export const EventDrawer = ({ id, row }: { readonly id: string; readonly row: EventRow | undefined }) => {
  const { t } = useTranslation('event');
  const { data: whole, isError, refetch } = useQuery(eventQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  return (
    <>
      <Head event={known} />
      {retry}
      <Warnings event={known} fitting={whole?.waiting_fit} />
      {whole !== undefined && whole.cancel_reason !== null && (
        <DrawerNote>
          <bdi>{whole.cancel_reason}</bdi>
        </DrawerNote>
      )}
      <Facts event={known} />
      <DrawerStaffing event={known} />
      <DrawerFigures event={known} whole={whole} />
      <DrawerLatest id={id} />
      <Foot event={known} />
    </>
  );
};

const Head = ({ event }: { readonly event: EventRow }) => {
  const { language } = useTranslation('event');
  const title = useEventTitle(event);
  const [, other] = ownFirst(language, event.title_en, event.title_ar);
  return (
    <DrawerHead
      title={title}
      other={
        <>
          {other.trim() !== '' && (
            <>
              <bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>
              {' · '}
            </>
          )}
          <bdi dir="ltr">E-{event.code}</bdi>
        </>
      }
      badge={<EventStatusBadge status={event.status} />}
    />
  );
};

/** Shows the first reason with the time left ('14 places open · in 2 days'), then the other reasons. */
const Warnings = ({ event, fitting }: { readonly event: EventRow; readonly fitting: number | undefined }) => {
  const { t, language } = useTranslation('event');
  const now = useNow();
  const [first, ...others] = event.attention.map((reason) => {
    const words = attentionWords(t, event, reason);
    return reason === 'applications_wait' && fitting !== undefined
      ? `${words} · ${t('waiting_fit', { count: fitting })}`
      : words;
  });
  if (first === undefined) return null;
  const days = event.starts_at === null ? null : daysBetween(now, new Date(event.starts_at), event.time_zone);
  return (
    <DrawerNote>
      <b>{days === null || days < 0 ? first : `${first} · ${relativeDays(language, days)}`}</b>
      {others.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </DrawerNote>
  );
};

const Facts = ({ event }: { readonly event: EventRow }) => {
  const { t, language } = useTranslation('event');
  const places = [event.venue, cityName(event.city, language)].filter((place) => place !== '');
  const isOver = event.status === 'completed' || event.status === 'canceled';
  return (
    <DrawerFacts
      facts={[
        { label: t('when'), value: <When event={event} /> },
        { label: t('where'), value: places.length === 0 ? null : <Places places={places} /> },
        {
          label: t('category'),
          value: event.category && nameIn(language, event.category),
        },
        { label: t('client_name'), value: event.client_name === '' ? null : <bdi>{event.client_name}</bdi> },
        {
          label: t('leaders'),
          value: event.leaders.length === 0 && isOver ? null : <EventLeaders {...event} whole />,
        },
      ]}
    />
  );
};

/** Shows the dates and times ('Tue 18 – Thu 20 Nov, 17:00–23:00'), and how far away they are. */
const When = ({ event }: { readonly event: EventRow }) => {
  const { t, language } = useTranslation('event');
  const away = useEventAway(event);
  if (event.starts_at === null || event.ends_at === null) return t('no_dates');
  const [from, to] = [new Date(event.starts_at), new Date(event.ends_at)];
  return (
    <>
      <p>
        {weekdayRange(language, from, to, event.time_zone)}
        {language === 'ar' ? '، ' : ', '}
        <span className={classes['times']}>{timesBetween(language, from, to, event.time_zone)}</span>
      </p>
      <p className={classes['second']}>{away}</p>
    </>
  );
};

const Places = ({ places }: { readonly places: readonly string[] }) =>
  places.map((place, index) => (
    <span key={place}>
      {index > 0 && ' · '}
      <bdi>{place}</bdi>
    </span>
  ));

/** Leads to the plan for a draft, because a draft is edited there, and to the event's page otherwise. */
const Foot = ({ event }: { readonly event: EventRow }) => {
  const { t } = useTranslation('event');
  const may = useMayMove();
  const mayApplications = mayDo(useUser()?.permission_set ?? 'viewer', 'applications.read');
  const isPlanned = event.status === 'draft' && may;
  return (
    <DrawerFooter>
      {isPlanned ? (
        <ButtonLink to="/events/$id/plan/$step" params={{ id: event.id, step: 'stepOne' }}>
          <Icon of={IconEdit} />
          {t('open_plan')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/events/$id" params={{ id: event.id }}>
          <Icon of={IconArrowsDiagonal} flip />
          {t('open_event')}
        </ButtonLink>
      )}
      {event.status !== 'draft' && mayApplications && (
        <ButtonLink tone="secondary" to="/events/$id/$tab" params={{ id: event.id, tab: 'applications' }}>
          {t('applications')}
        </ButtonLink>
      )}
      <EventMenu event={event} bordered without={isPlanned ? ['plan'] : ['open']} />
    </DrawerFooter>
  );
};
