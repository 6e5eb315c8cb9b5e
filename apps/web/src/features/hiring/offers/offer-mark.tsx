import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { IconAlertTriangle, IconGift, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { offersOut } from './offer-state.ts';
import classes from './offers.module.css';

const ICONS = { has_offer: IconGift, has_next: IconHourglass, has_ended: IconAlertTriangle } as const;

const markOf = (position: PlacePosition): keyof typeof ICONS | null => {
  if (offersOut([position]) > 0) return 'has_offer';
  if (position.next_offer_at !== null) return 'has_next';
  return position.offers_ended === null ? null : 'has_ended';
};

/** In the list of places, how one of them is being offered. */
export const OfferMark = ({ position }: { readonly position: PlacePosition }) => {
  const { t } = useTranslation('hiring-offers');
  const mark = markOf(position);
  if (mark === null) return null;
  return (
    <span className={classes['mark']} data-tone={mark}>
      <Icon of={ICONS[mark]} size="s" label={t(mark)} />
    </span>
  );
};
