import type { EventDetail, EventRow } from '@proline/contract/event';
import { IconArrowsDiagonal, IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { daysBetween, mediumDate, relativeDays, timeOfDay } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useNow } from '../../lib/now.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DrawerFacts, DrawerFooter, DrawerHead, DrawerNote } from '../../ui/list/drawer-content.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { attentionWords, EventDates, EventLeaders, EventStatusBadge } from './event-cells.tsx';
import { useEventTitle } from './event-title.ts';
import { eventQuery } from './event.api.ts';
import { EventMenu } from './moves/event-menu.tsx';
import { useMayMove } from './moves/use-moves.ts';
import { DrawerFigures } from './views/drawer-figures.tsx';
import { DrawerLatest } from './views/drawer-latest.tsx';
import { DrawerStaffing } from './views/drawer-staffing.tsx';
import classes from './event.module.css';

/** What the list knows is there at once; the rest follows. */
export const EventDrawer = ({ id, row }: { readonly id: string; readonly row: EventRow | undefined }) => {
  const { t } = useTranslation('events');
  const { data: whole, isError, refetch } = useQuery(eventQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  return (
    <>
      <Head event={known} />
      {retry}
      <Warnings event={known} />
      {whole !== undefined && whole.cancel_reason !== null && (
        <DrawerNote>
          <bdi>{whole.cancel_reason}</bdi>
        </DrawerNote>
      )}
      <Facts event={known} whole={whole} />
      <DrawerStaffing event={known} />
      <DrawerFigures event={known} deadline={whole?.application_deadline ?? null} />
      <DrawerLatest id={id} />
      <Foot event={known} />
    </>
  );
};

const Head = ({ event }: { readonly event: EventRow }) => {
  const { language } = useTranslation('events');
  const title = useEventTitle(event);
  const other = language === 'ar' ? event.title_en : event.title_ar;
  return (
    <DrawerHead
      title={title}
      other={<bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>}
      badge={<EventStatusBadge status={event.status} />}
    />
  );
};

/** '14 places open, in 2 days.' and then what else there is. */
const Warnings = ({ event }: { readonly event: EventRow }) => {
  const { t, language } = useTranslation('events');
  const now = useNow();
  const [first, ...others] = event.attention.map((reason) => attentionWords(t, event, reason));
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

type FactsProps = { readonly event: EventRow; readonly whole: EventDetail | undefined };

const Facts = ({ event, whole }: FactsProps) => {
  const { t, language } = useTranslation('events');
  const moment = (text: string | null) => {
    if (text === null) return null;
    const date = new Date(text);
    return `${mediumDate(language, date, event.time_zone)} ${timeOfDay(language, date, event.time_zone)}`;
  };
  const places = [event.venue, event.city].filter((place) => place !== '');
  const description = language === 'ar' ? whole?.description_ar : whole?.description_en;
  return (
    <DrawerFacts
      facts={[
        { label: t('code'), value: <bdi dir="ltr">E-{event.code}</bdi> },
        { label: t('when'), value: <EventDates row={event} /> },
        { label: t('starts'), value: moment(event.starts_at) },
        { label: t('ends'), value: moment(event.ends_at) },
        { label: t('where'), value: places.length === 0 ? null : <Places places={places} /> },
        {
          label: t('category'),
          value: event.category && (language === 'ar' ? event.category.name_ar : event.category.name_en),
        },
        { label: t('client_name'), value: event.client_name === '' ? null : <bdi>{event.client_name}</bdi> },
        { label: t('leaders'), value: event.leaders.length === 0 ? null : <EventLeaders {...event} whole /> },
        ...(description === undefined || description === ''
          ? []
          : [{ label: t('description'), value: <p className={classes['description']}>{description}</p> }]),
      ]}
    />
  );
};

const Places = ({ places }: { readonly places: readonly string[] }) =>
  places.map((place, index) => (
    <span key={place}>
      {index > 0 && ' · '}
      <bdi>{place}</bdi>
    </span>
  ));

/** A draft is worked on in its plan, all else on its page. */
const Foot = ({ event }: { readonly event: EventRow }) => {
  const { t } = useTranslation('events');
  const may = useMayMove();
  const isPlanned = event.status === 'draft' && may;
  return (
    <DrawerFooter>
      {isPlanned ? (
        <ButtonLink to={paths.eventPlan} params={{ id: event.id, step: 'stepOne' }}>
          <IconEdit size={16} stroke={1.75} aria-hidden />
          {t('open_plan')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.event} params={{ id: event.id }}>
          <IconArrowsDiagonal size={16} stroke={1.75} className="flip" aria-hidden />
          {t('open_event')}
        </ButtonLink>
      )}
      <EventMenu event={event} bordered without={isPlanned ? ['plan'] : ['open']} />
    </DrawerFooter>
  );
};
