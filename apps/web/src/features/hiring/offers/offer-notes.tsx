import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconGift, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { moment, timeOfDay, daysBetween } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/now.ts';
import { useTranslation, type Translate } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { shiftName } from '../places/place-words.ts';
import { openIn } from '../places/position-choice.ts';
import { noOffers, offerStates, type OfferState } from './offer-state.ts';
import classes from './offers.module.css';

type OfferNotesProps = { readonly places: EventPlaces; readonly chosen: readonly PlacePosition[] };

/** Who is being offered the chosen places and until when, when the next offer goes out, and where nobody is left to ask. */
export const OfferNotes = ({ places, chosen }: OfferNotesProps) => {
  const { t, language } = useTranslation('hiring-offers');
  const now = useNow();
  const { event } = places;
  const lines = chosen.flatMap((position) => offerStates(position, now).map((state) => ({ position, state })));
  const why = noOffers(places);
  const isOpen = takesStaff(event.status) && chosen.some((one) => openIn(one) > 0);
  if (lines.length === 0 && !(why && isOpen)) return null;
  return (
    <ul className={classes['notes']} aria-label={t('offers')}>
      {lines.map(({ position, state }) => (
        <li key={keyOf(position, state)} className={classes['note']} data-tone={state.kind}>
          <Icon of={ICONS[state.kind]} size="s" />
          <span className={classes['words']}>
            {chosen.length > 1 && (
              <span className={classes['shift']}>{shiftName(language, position.shift, event.time_zone)}</span>
            )}
            <StateWords state={state} time_zone={event.time_zone} now={now} />
          </span>
        </li>
      ))}
      {why && isOpen && (
        <li className={classes['note']} data-tone="stopped">
          <Icon of={IconPlayerPause} size="s" />
          <span className={classes['words']}>{t(why)}</span>
        </li>
      )}
    </ul>
  );
};

const ICONS = { offered: IconGift, next: IconHourglass, ended: IconAlertTriangle } as const;

const keyOf = ({ id }: PlacePosition, state: OfferState): string =>
  `${id} ${state.kind === 'offered' ? state.holder.id : state.kind}`;

type StateWordsProps = { readonly state: OfferState; readonly time_zone: string; readonly now: Date };

const StateWords = ({ state, time_zone, now }: StateWordsProps) => {
  const { t, language } = useTranslation('hiring-offers');
  const at = (date: Date) =>
    daysBetween(now, date, time_zone) === 0 ? timeOfDay(language, date, time_zone) : moment(language, date, time_zone);
  switch (state.kind) {
    case 'offered':
      return (
        <>
          <bdi className={classes['name']} dir="auto" lang="">
            {nameIn(language, state.holder.usher)}
          </bdi>
          <span>{t('offered_until', { time: at(state.until) })}</span>
          <span className={classes['left']}>{leftWords(t, state.until, now)}</span>
        </>
      );
    case 'next':
      return <span>{state.at === null ? t('next_soon') : t('next_at', { when: at(state.at) })}</span>;
    case 'ended':
      if (state.outcome === 'too_late') return <span>{t('too_late')}</span>;
      return (
        <span>{state.offers_made === 0 ? t('nobody_left') : t('nobody_left_after', { count: state.offers_made })}</span>
      );
  }
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** '42 min left'; an offer is answered within minutes, so that these are counted up to two hours. */
const leftWords = (t: Translate<'hiring-offers'>, until: Date, now: Date): string => {
  if (until <= now) return t('over');
  const minutes = Math.max(1, Math.floor((until.getTime() - now.getTime()) / MINUTE_MS));
  return minutes < 2 * HOUR_MINUTES
    ? t('left_minutes', { count: minutes })
    : t('left_hours', { count: Math.floor(minutes / HOUR_MINUTES) });
};
