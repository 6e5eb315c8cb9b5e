import type { MapEvent } from '@proline/contract/event-view/event-view';
import { cityName } from '@proline/domain/place/cities';
import { fillOf } from '@proline/domain/event/event-fill';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { CityName } from '../city/city-name.parts.tsx';
import { dayRange, timesBetween } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import type { ShownList } from '../../ui/list/list-view.ts';
import { useEventTitle } from '../event/event-title.parts.ts';
import { FillIcon } from '../event/fill-icon.parts.tsx';
import classes from './shown-event.module.css';

/** What the calendar and the map know about an event. */
type ShownEvent = Omit<MapEvent, 'venue' | 'latitude' | 'longitude'>;

/** Returns the dates: '18–20 Nov'. A draft may have none yet. */
export const useEventDays = () => {
  const { t, language } = useTranslation('event-view');
  return ({ starts_at, ends_at, time_zone }: ShownEvent): string =>
    starts_at === null || ends_at === null
      ? t('no_dates')
      : dayRange(language, new Date(starts_at), new Date(ends_at), time_zone);
};

/** Returns in words what a bar or a pin shows by its position and color. */
const useEventWords = (event: ShownEvent): string => {
  const { t, language } = useTranslation('event-view');
  const days = useEventDays()(event);
  const { confirmed, places } = event;
  const filled = event.status === 'canceled' ? [] : [t('filled_words', { confirmed, places })];
  return withCommas(language, [days, t(`fill_${fillOf(event)}`), ...filled]);
};

/** Returns the same words with the title, for people who point at a bar that is too short to show it. */
export const useEventHint = (event: ShownEvent): string => {
  const { language } = useTranslation('event-view');
  return withCommas(language, [useEventTitle(event), cityName(event.city, language), useEventWords(event)]);
};

type ShownEventLinkProps = {
  readonly list: ShownList;
  readonly event: ShownEvent;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** Links to the event's drawer, like a row of the table. */
export const ShownEventLink = ({ list, event, children, ...look }: ShownEventLinkProps) => {
  const words = useEventWords(event);
  return (
    <Link
      to="."
      search={list.searchOf({ ...list.state, open: event.id })}
      preload={false}
      {...look}
      className={look.className ?? ''}
      aria-expanded={list.state.open === event.id}
      data-row={event.id}
      data-fill={fillOf(event)}
      data-open={list.state.open === event.id || undefined}
    >
      {children}
      <span className="visually-hidden">{words}</span>
    </Link>
  );
};

/** Shows '46/60', except for a canceled event, whose places no longer matter. */
export const FillFigure = ({ event }: { readonly event: ShownEvent }) => {
  const { language } = useTranslation('event-view');
  if (event.status === 'canceled') return null;
  return (
    <bdi dir="ltr" className={classes['figure']} aria-hidden="true">
      {formatNumber(language, event.confirmed)}/{formatNumber(language, event.places)}
    </bdi>
  );
};

/** Shows the times in the event's time zone and the city: '17:00–23:00 · Riyadh'. */
export const EventTimes = ({ event, when }: { readonly event: ShownEvent; readonly when?: string | undefined }) => {
  const { language } = useTranslation('event-view');
  const { starts_at, ends_at, time_zone } = event;
  const times =
    starts_at === null || ends_at === null
      ? '–'
      : timesBetween(language, new Date(starts_at), new Date(ends_at), time_zone);
  return (
    <>
      {when ?? <span>{times}</span>}
      {event.city !== '' && (
        <>
          {' '}
          <span>
            · <CityName of={event.city} />
          </span>
        </>
      )}
    </>
  );
};

type LineProps = {
  readonly list: ShownList;
  readonly event: ShownEvent;
  /** Shown instead of the times. */
  readonly when?: string | undefined;
  readonly onClick?: () => void;
};

/** Shows one event on two lines: in a day's popover, in the agenda and beside the map. */
export const ShownEventLine = ({ list, event, when, onClick }: LineProps) => {
  const title = useEventTitle(event);
  return (
    <ShownEventLink list={list} event={event} className={classes['line']} {...(onClick && { onClick })}>
      <span className={classes['mark']}>
        <FillIcon fill={fillOf(event)} />
      </span>
      <span className={classes['words']}>
        <span className={`clip ${classes['title']}`}>
          <bdi>{title}</bdi>
        </span>
        <span className={`clip ${classes['facts']}`}>
          <EventTimes event={event} when={when} />
        </span>
      </span>
      <FillFigure event={event} />
    </ShownEventLink>
  );
};
