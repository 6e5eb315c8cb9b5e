import type { EventDetail } from '@proline/contract/event/event';
import { cityName } from '@proline/domain/place/cities';
import { Link } from '@tanstack/react-router';
import { mediumDate, timeOfDay, weekdayDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { useZoneWords } from '../../time-zone/time-zone-words.parts.ts';
import { Card } from '../../../ui/page/card.tsx';
import { FactsList } from '../facts-list.tsx';
import classes from '../facts-list.module.css';

const written = (text: string) => (text.trim() === '' ? null : <bdi>{text}</bdi>);

/** Shows when and where the event is, whom to contact, and how its places are filled. */
export const FactsCard = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const { t: events } = useTranslation('event');
  const zones = useZoneWords();
  const moment = (text: string | null) => {
    if (text === null) return null;
    const date = new Date(text);
    return `${weekdayDate(language, date, event.time_zone)} ${timeOfDay(language, date, event.time_zone)}`;
  };
  const created = mediumDate(language, new Date(event.created_at));
  return (
    <Card title={t('facts')}>
      <FactsList
        facts={[
          { label: events('starts'), value: moment(event.starts_at) ?? events('no_dates') },
          { label: events('ends'), value: moment(event.ends_at) },
          { label: t('time_zone'), value: zones.withOffset(event.time_zone) },
          { label: events('venue'), value: written(event.venue) },
          { label: t('address'), value: written(event.address) },
          { label: events('city'), value: written(cityName(event.city, language)) },
          { label: t('map_pin'), value: event.latitude === null ? null : <MapPin event={event} /> },
          { label: t('contact'), value: <Contact event={event} /> },
          { label: t('hiring_mode'), value: t(`mode_${event.hiring_mode}`) },
          {
            label: t('reserve'),
            value:
              event.reserve_percent === 0
                ? null
                : t('percent', { value: formatNumber(language, event.reserve_percent) }),
          },
          { label: t('application_deadline'), value: moment(event.application_deadline) },
          {
            label: t('created'),
            value:
              event.created_by === null ? (
                created
              ) : (
                <>
                  {created} · <bdi>{event.created_by}</bdi>
                </>
              ),
          },
        ]}
      />
    </Card>
  );
};

/** Links to the app's own map, because there may be no internet connection to another one. */
const MapPin = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { latitude, longitude } = event;
  if (latitude === null || longitude === null) return null;
  return (
    <>
      <Link to="/events" search={{ as: 'map', open: event.id }} className={classes['link'] ?? ''}>
        {t('show_on_map')}
      </Link>{' '}
      <bdi dir="ltr" className={`${classes['quiet']} ${classes['whole']}`}>
        {latitude.toFixed(5)}, {longitude.toFixed(5)}
      </bdi>
    </>
  );
};

const Contact = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const { contact_name: name, contact_phone: phone } = event;
  if (name.trim() === '' && phone.trim() === '') return <span className={classes['quiet']}>{t('no_contact')}</span>;
  return (
    <>
      {name.trim() !== '' && <bdi>{name}</bdi>}{' '}
      {phone.trim() !== '' && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={classes['link']}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </>
  );
};
