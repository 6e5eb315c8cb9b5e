import type { EventDetail } from '@proline/contract/event/event';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { cityName } from '@proline/domain/place/cities';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconBriefcase, IconCalendarEvent, IconCategory, IconEdit, IconHash, IconMapPin } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { dayRange, daysBetween, relativeDays } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { PHONE, useMedia } from '../../lib/screen/use-media.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { CopyText } from '../../ui/button/copy-text.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { EventLeaders, EventStatusBadge } from '../event/event-cells.parts.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { EventMenu } from '../event-move/event-menu.parts.tsx';
import { MoveButtons } from '../event-move/move-buttons.parts.tsx';
import { useMayMove, useMoves } from '../event-move/use-moves.parts.ts';
import { ReconfirmBadge } from './people/reconfirm-card.tsx';
import { EventCover } from './event-cover.tsx';
import classes from './event-header.module.css';

/** The team tab shows the others. */
const MOST_LEADERS = 3;

export const EventHeader = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const title = useEventTitle(event);
  const [, other] = ownFirst(language, event.title_en, event.title_ar);
  return (
    <header className={classes['header']}>
      <Breadcrumb
        label={t('breadcrumb')}
        above={[{ key: 'events', label: t('events'), link: { to: '/events' } }]}
        here={<bdi>{title}</bdi>}
      />
      <div className={classes['line']}>
        <EventCover cover_id={event.cover_id} />
        <div className={classes['words']}>
          <div className={classes['titles']}>
            <h1 className={classes['title']} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h1>
            {other !== '' && other !== title && (
              <bdi className={classes['other']} lang={language === 'ar' ? 'en' : 'ar'}>
                {other}
              </bdi>
            )}
            <EventStatusBadge status={event.status} />
            <ReconfirmBadge event={event} />
          </div>
          <Facts event={event} />
          <Leaders event={event} />
        </div>
        <Actions event={event} />
      </div>
    </header>
  );
};

const Facts = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const category = event.category && nameIn(language, event.category);
  const place = [event.venue, cityName(event.city, language)].filter((part) => part.trim() !== '');
  return (
    <ul className={classes['facts']} aria-label={t('facts')}>
      <li>
        <Icon of={IconCalendarEvent} size="s" />
        <Days event={event} />
      </li>
      {place.length > 0 && (
        <li>
          <Icon of={IconMapPin} size="s" />
          <span>
            {place.map((part, at) => (
              <span key={part}>
                {at > 0 && (language === 'ar' ? '، ' : ', ')}
                <bdi>{part}</bdi>
              </span>
            ))}
          </span>
        </li>
      )}
      {category !== null && (
        <li>
          <Icon of={IconCategory} size="s" />
          <bdi>{category}</bdi>
        </li>
      )}
      {event.client_name !== '' && (
        <li>
          <Icon of={IconBriefcase} size="s" />
          <bdi>{event.client_name}</bdi>
        </li>
      )}
      <li>
        <Icon of={IconHash} size="s" />
        <CopyText
          text={`E-${event.code}`}
          label={t('copy_code', { code: `E-${event.code}` })}
          copiedLabel={t('code_copied')}
        />
      </li>
    </ul>
  );
};

/** Shows the leaders by name, each as a link to that person, or a warning when a leader is missing. */
const Leaders = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const isMissed = event.status === 'published' || event.status === 'in_progress';
  if (event.leaders.length === 0 && !isMissed) return null;
  return (
    <div className={classes['leaders']}>
      <span>{t('leaders')}</span>
      {event.leaders.length === 0 && <EventLeaders leaders={[]} status={event.status} />}
      {event.leaders.slice(0, MOST_LEADERS).map((leader) => {
        const name = nameIn(language, leader);
        return (
          <Link key={leader.id} to="/leaders" search={{ open: leader.id }} className={classes['leader'] ?? ''}>
            <Avatar name={name} image={leader.photo} size={24} />
            <bdi>{name}</bdi>
          </Link>
        );
      })}
      {event.leaders.length > MOST_LEADERS && (
        <Link to="/events/$id/$tab" params={{ id: event.id, tab: 'team' }} className={classes['leader'] ?? ''}>
          {t('more_leaders', { count: event.leaders.length - MOST_LEADERS })}
        </Link>
      )}
    </div>
  );
};

/** For older events the number of days is of no use. */
const LONG_AGO_DAYS = 60;

/** Shows the dates and how far away they are, or during the event which day it is. */
const Days = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event');
  const now = useNow();
  if (event.starts_at === null || event.ends_at === null) return <span>{t('no_dates')}</span>;
  const [from, to] = [new Date(event.starts_at), new Date(event.ends_at)];
  const length = daysBetween(from, to, event.time_zone) + 1;
  const isOn = from <= now && now < to && length > 1;
  const ahead = daysBetween(now, from, event.time_zone);
  const range = dayRange(language, from, to, event.time_zone);
  if (isOn) return `${range} · ${t('day_of', { day: daysBetween(from, now, event.time_zone) + 1, length })}`;
  return ahead < -LONG_AGO_DAYS ? range : `${range} · ${relativeDays(language, ahead)}`;
};

/**
 * Shows a button for each move, except that a draft is canceled from the menu. On a phone, refused moves are in the
 * menu with their reason.
 */
const Actions = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-move');
  const navigate = useNavigate();
  const may = useMayMove();
  const narrow = useMedia(PHONE);
  const { moves } = useMoves(event.id, event.status);
  const isDraft = event.status === 'draft';
  const publishable = moves.some(({ name, why }) => name === 'publish' && why === null);
  const inMenu = moves.filter(({ name, why }) => (isDraft && name === 'cancel') || (narrow && why !== null));
  const beside = moves.filter((move) => !inMenu.includes(move));
  return (
    <div className={classes['actions']}>
      {(isDraft || takesStaff(event.status)) && may && (
        <ButtonLink
          tone={publishable || !isDraft ? 'secondary' : 'primary'}
          to="/events/$id/plan/$step"
          params={{ id: event.id, step: 'stepOne' }}
        >
          <Icon of={IconEdit} />
          {t(isDraft ? 'edit_plan' : 'edit_event')}
        </ButtonLink>
      )}
      <MoveButtons event={event} without={inMenu.map(({ to }) => to)} />
      <EventMenu
        event={event}
        bordered
        without={['open', 'plan', ...beside.map(({ to }) => to)]}
        onDeleted={() => void navigate({ to: '/events', replace: true })}
      />
    </div>
  );
};
