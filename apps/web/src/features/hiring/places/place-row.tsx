import type { PlaceHolder, PlacePosition } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { OfferMark } from '../offers/offer-mark.tsx';
import { openIn } from './position-choice.ts';
import classes from './places.module.css';

const MOST_FACES = 4;

type PlaceRowProps = {
  readonly position: PlacePosition;
  readonly chosen: boolean;
  readonly inTabOrder: boolean;
};

/**
 * A button whose list hears the click. An event may have hundreds of them: only those whose places or choice have changed
 * are drawn again.
 */
export const PlaceRow = memo(({ position, chosen, inTabOrder }: PlaceRowProps) => {
  const { t, language } = useTranslation('hiring');
  const { zone, role, headcount, confirmed, invited, holders } = position;
  const roleName = nameIn(language, role);
  return (
    <li>
      <button
        type="button"
        className={classes['row']}
        data-position={position.id}
        aria-pressed={chosen}
        tabIndex={inTabOrder ? 0 : -1}
      >
        <span className={classes['rowWords']}>
          <span className={`clip ${classes['zone']}`}>
            {zone ? <bdi>{nameIn(language, zone)}</bdi> : <bdi>{roleName}</bdi>}
          </span>
          <span className={`clip ${classes['quiet']}`}>{zone ? <bdi>{roleName}</bdi> : t('no_zone')}</span>
        </span>
        <OfferMark position={position} />
        <Faces holders={holders} />
        <span className="visually-hidden">{t('staffing_words', { confirmed, invited, places: headcount })}</span>
        <PlaceTag position={position} />
      </button>
    </li>
  );
});
PlaceRow.displayName = 'PlaceRow';

const Faces = ({ holders }: { readonly holders: readonly PlaceHolder[] }) => {
  const { language } = useTranslation('hiring');
  return (
    <span className={classes['faces']} aria-hidden="true">
      {holders.slice(0, MOST_FACES).map(({ id, usher, status }) => (
        <span key={id} className={classes['face']} data-invited={status === 'invited' || undefined}>
          <Avatar name={nameIn(language, usher)} image={usher.photo} size={24} />
        </span>
      ))}
      {holders.length > MOST_FACES && (
        <bdi dir="ltr" className={classes['moreFaces']}>
          +{formatNumber(language, holders.length - MOST_FACES)}
        </bdi>
      )}
    </span>
  );
};

/** What is lacking; else what is still unanswered; else that nothing is. */
const PlaceTag = ({ position }: { readonly position: PlacePosition }) => {
  const { t } = useTranslation('hiring');
  const open = openIn(position);
  if (open > 0)
    return (
      <span className={classes['tag']} data-tone="open" aria-hidden="true">
        {t('open_count', { count: open })}
      </span>
    );
  if (position.invited > 0)
    return (
      <span className={classes['tag']} data-tone="invited" aria-hidden="true">
        {t('invited_count', { count: position.invited })}
      </span>
    );
  return (
    <span className={classes['tag']} data-tone="full" aria-hidden="true">
      <Icon of={IconCheck} size="s" />
      {t('full')}
    </span>
  );
};
