import type { EventRow } from '@proline/contract/event/event';
import { ownFirst } from '@proline/domain/text/name-in';
import { CityName } from '../../city/city-name.parts.tsx';
import { dayRange } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import classes from './reuse-dialog.module.css';

type PastEventsProps = {
  readonly events: readonly EventRow[];
  readonly chosen: string | null;
  readonly onChoose: (event: EventRow) => void;
};

/** Shows past events as radio buttons, so that arrow keys move between them. */
export const PastEvents = ({ events, chosen, onChoose }: PastEventsProps) => {
  const { t } = useTranslation('event-plan');
  if (events.length === 0)
    return (
      <p className={classes['none']} role="status">
        {t('reuse_none')}
      </p>
    );
  return (
    <div className={classes['events']} role="radiogroup" aria-label={t('reuse_title')}>
      {events.map((event) => (
        <label key={event.id} className={classes['event']}>
          <input
            type="radio"
            name="past-event"
            className="visually-hidden"
            checked={event.id === chosen}
            onChange={() => onChoose(event)}
          />
          <EventWords event={event} />
        </label>
      ))}
    </div>
  );
};

const EventWords = ({ event }: { readonly event: EventRow }) => {
  const { t, language } = useTranslation('event-plan');
  const [own, other] = ownFirst(language, event.title_en, event.title_ar);
  const days =
    event.starts_at === null || event.ends_at === null
      ? t('no_dates')
      : dayRange(language, new Date(event.starts_at), new Date(event.ends_at), event.time_zone);
  return (
    <span className={classes['words']}>
      <b>
        <bdi>{own || other || t('untitled')}</bdi>
      </b>
      <span className={classes['facts']}>
        <CityName of={event.city} /> · {days} · {t('places', { count: event.places })} ·{' '}
        <bdi dir="ltr">E-{event.code}</bdi>
      </span>
    </span>
  );
};
