import type { EventPlaces } from '@proline/contract/assignment/assignment';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { AutoFillLink } from '../auto-fill/auto-fill-link.parts.tsx';
import { WeightsButton } from './candidates/weights-button.parts.tsx';
import { OfferMenu } from './offers/offer-menu.tsx';
import classes from './hiring.module.css';

/** What concerns the whole event; parts of other features stand here before the link to the event. */
export const DeskActions = ({ places }: { readonly places: EventPlaces }) => {
  const { t } = useTranslation('hiring');
  const { event } = places;
  return (
    <span className={classes['actions']}>
      <WeightsButton />
      <OfferMenu places={places} />
      <AutoFillLink eventId={event.id} />
      <ButtonLink tone="secondary" to="/events/$id" params={{ id: event.id }}>
        <Icon of={IconCalendarEvent} />
        {t('to_event')}
      </ButtonLink>
    </span>
  );
};
