import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconCircleCheck, IconGift, IconLock, IconSend, IconUserOff, IconUsersPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../../lib/dates/now.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { DeskTag } from '../desk-tag.tsx';
import { shiftName } from '../places/place-words.ts';
import { timeLeft } from '../time-left.ts';
import { HolderActions } from './holder-actions.tsx';
import type { HeldPlace } from './other-places.ts';
import classes from './holders.module.css';

type HolderListProps = { readonly places: EventPlaces; readonly chosen: readonly PlacePosition[] };

/** Who has the chosen places, confirmed or invited, and what can be done about it. */
export const HolderList = ({ places, chosen }: HolderListProps) => {
  const { t, language } = useTranslation('hiring');
  const { event } = places;
  if (chosen.every(({ holders }) => holders.length === 0))
    return (
      <EmptyState
        tone="grey"
        icon={<Icon of={IconUserOff} size="xxl" />}
        title={t('nobody_holds')}
        text={t('nobody_holds_text')}
      />
    );
  return (
    <div className={classes['scroll']}>
      {chosen.map((position) => (
        <section key={position.id} aria-label={shiftName(language, position.shift, event.time_zone)}>
          {chosen.length > 1 && (
            <h3 className={classes['when']}>{shiftName(language, position.shift, event.time_zone)}</h3>
          )}
          <ul className={classes['rows']}>
            {position.holders.map((holder) => (
              <Holder key={holder.id} held={{ holder, position }} places={places} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const Holder = ({ held, places }: { readonly held: HeldPlace; readonly places: EventPlaces }) => {
  const { t, language } = useTranslation('hiring');
  const { usher, locked, lock_note, reserve, origin, status } = held.holder;
  const [name, other] = ownFirst(language, usher.name_en, usher.name_ar);
  return (
    <li className={classes['row']}>
      <Avatar name={name || other} image={usher.photo} size={32} />
      <span className={classes['words']}>
        <span className={classes['names']}>
          <Link to="/ushers/$id" params={{ id: usher.id }} className={`clip ${classes['name']}`} dir="auto">
            {name || other}
          </Link>
          <bdi dir="ltr" className={classes['quiet']}>
            U-{usher.code}
          </bdi>
        </span>
        <span className={classes['tags']}>
          <HolderState held={held} />
          {origin === 'offer' && status === 'invited' && (
            <DeskTag tone="invited" icon={IconGift}>
              {t('offer')}
            </DeskTag>
          )}
          {reserve && (
            <DeskTag tone="reserve" icon={IconUsersPlus}>
              {t('reserve')}
            </DeskTag>
          )}
          {locked && (
            <DeskTag tone="plain" icon={IconLock} label={lock_note === null ? undefined : t('locked')}>
              {lock_note === null ? t('locked') : <bdi>{lock_note}</bdi>}
            </DeskTag>
          )}
        </span>
      </span>
      <HolderActions held={held} places={places} />
    </li>
  );
};

const HolderState = ({ held: { holder, position } }: { readonly held: HeldPlace }) => {
  const { t } = useTranslation('hiring');
  const now = useNow();
  if (holder.status === 'confirmed')
    return (
      <DeskTag tone="confirmed" icon={IconCircleCheck}>
        {t('confirmed')}
      </DeskTag>
    );
  return (
    <DeskTag tone="invited" icon={IconSend} flip>
      {timeLeft(t, new Date(holder.expires_at ?? position.shift.starts_at), now)}
    </DeskTag>
  );
};
