import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import type { PlaceHolder, PlacePosition } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck, IconWand } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { OfferMark } from '../offers/offer-mark.tsx';
import { openIn } from './position-choice.ts';
import classes from './places.module.css';

const MOST_FACES = 4;
const NOBODY: readonly FillRowShown[] = [];

type PlaceRowProps = {
  readonly position: PlacePosition;
  readonly chosen: boolean;
  readonly inTabOrder: boolean;
  /** whom the plan of auto-fill brings here, and how many more there are then */
  readonly coming: readonly FillRowShown[] | undefined;
  readonly more: number | undefined;
};

/**
 * A button whose list hears the click. An event may have hundreds of them: only those whose places or choice have changed
 * are drawn again.
 */
export const PlaceRow = memo(({ position, chosen, inTabOrder, coming = NOBODY, more = 0 }: PlaceRowProps) => {
  const { t, language } = useTranslation('hiring');
  const { zone, role, headcount, confirmed, invited, reserves, reserve_places, holders } = position;
  const roleName = nameIn(language, role);
  // what was given since by hand is no longer missing
  const planned = Math.max(0, Math.min(more, openIn(position)));
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
          <span className={`clip ${classes['quiet']}`}>
            {zone ? <bdi>{roleName}</bdi> : t('no_zone')}
            {(reserves > 0 || reserve_places > 0) &&
              ` · ${t('reserves_of', { reserves: formatNumber(language, reserves), places: formatNumber(language, reserve_places) })}`}
          </span>
        </span>
        <OfferMark position={position} />
        <Faces holders={holders} coming={coming} />
        <span className="visually-hidden">
          {t('staffing_words', { confirmed, invited, places: headcount })}
          {planned > 0 && ` ${t('planned_words', { planned: formatNumber(language, planned) })}`}
        </span>
        {planned > 0 && (
          <span className={classes['tag']} data-tone="full" aria-hidden="true">
            <Icon of={IconWand} size="s" />
            <bdi dir="ltr">+{formatNumber(language, planned)}</bdi>
          </span>
        )}
        <PlaceTag position={position} planned={planned} />
      </button>
    </li>
  );
});
PlaceRow.displayName = 'PlaceRow';

type FacesProps = { readonly holders: readonly PlaceHolder[]; readonly coming: readonly FillRowShown[] };

/** Whoever the plan brings comes first: they are what is looked at. */
const Faces = ({ holders, coming }: FacesProps) => {
  const { language } = useTranslation('hiring');
  const faces = [
    ...coming
      .filter(({ usher }) => !holders.some((holder) => holder.usher.id === usher.id))
      .map(({ id, usher }) => ({ id, usher, status: 'planned' as const })),
    ...holders,
  ];
  return (
    <span className={classes['faces']} aria-hidden="true">
      {faces.slice(0, MOST_FACES).map(({ id, usher, status }) => (
        <span key={id} className={classes['face']} data-status={status}>
          <Avatar name={nameIn(language, usher)} image={usher.photo} size={24} />
        </span>
      ))}
      {faces.length > MOST_FACES && (
        <bdi dir="ltr" className={classes['moreFaces']}>
          +{formatNumber(language, faces.length - MOST_FACES)}
        </bdi>
      )}
    </span>
  );
};

type PlaceTagProps = { readonly position: PlacePosition; readonly planned: number };

/** What is lacking, also after the plan; else what is still unanswered; else that nothing is. */
const PlaceTag = ({ position, planned }: PlaceTagProps) => {
  const { t } = useTranslation('hiring');
  const open = openIn(position) - planned;
  if (open === 0 && planned > 0) return null;
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
