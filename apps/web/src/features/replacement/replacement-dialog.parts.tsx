import type { ReplacementPlace } from '@proline/contract/offer/replacement';
import { nameIn } from '@proline/domain/text/name-in';
import { IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-client.ts';
import { bareTime } from '../../lib/dates/dates.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { replacementQuery, sendFreePlace, standInsQuery, type NeededPlace } from './replacement.api.ts';
import { StandIns, type StandIn } from './stand-ins.tsx';
import classes from './replacement.module.css';

type ReplacementDialogProps = {
  readonly place: NeededPlace;
  readonly timeZone: string;
  readonly onClose: () => void;
};

const WIDTH_PX = 640;
const SKELETON_PX = 240;

/** Who could come where somebody is missing, with one click for each: reserves, then the waitlist, then everybody else. */
export const ReplacementDialog = ({ place: needed, timeZone, onClose }: ReplacementDialogProps) => {
  const { t, language } = useTranslation('replacement');
  useFocusReturn();
  const { data: place, error, refetch } = useQuery(replacementQuery(needed));
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={onClose}
      icon={<Icon of={IconUserSearch} size="l" />}
      title={t('missing' in needed ? 'title' : 'open_title')}
      {...(place && {
        text:
          'missing' in needed
            ? t('text', { name: nameIn(language, needed.missing), count: place.offer_minutes })
            : t('open_text', { place: needed.words, count: place.offer_minutes }),
      })}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {!place && error && (
        <RetryNote
          text={error instanceof ApiError ? error.message : t('failed')}
          retryLabel={t('retry')}
          retry={() => void refetch()}
        />
      )}
      {!place && !error && <Loading />}
      {place && <People needed={needed} place={place} timeZone={timeZone} onClose={onClose} />}
    </Dialog>
  );
};

const Loading = () => {
  const { t } = useTranslation('replacement');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={SKELETON_PX} card />
    </div>
  );
};

type PeopleProps = Pick<ReplacementDialogProps, 'timeZone' | 'onClose'> & {
  readonly needed: NeededPlace;
  readonly place: ReplacementPlace;
};

const People = ({ needed, place, timeZone, onClose }: PeopleProps) => {
  const { t, language } = useTranslation('replacement');
  const waitlist = useQuery(standInsQuery(place, 'waitlist'));
  const recommended = useQuery(standInsQuery(place, 'recommended'));
  const { asked, reserves, event_id, way } = place;
  if (!place.needed) return <p>{t('taken')}</p>;
  if (asked?.expires_at)
    return (
      <p role="status">
        {t('asked', {
          name: nameIn(language, asked.usher),
          time: bareTime(language, new Date(asked.expires_at), timeZone),
        })}
      </p>
    );
  if (waitlist.isError || recommended.isError)
    return (
      <RetryNote
        text={t('failed')}
        retryLabel={t('retry')}
        retry={() => void Promise.all([waitlist.refetch(), recommended.refetch()])}
      />
    );
  if (!waitlist.data || !recommended.data) return <Loading />;
  const waiting = standInsOf(waitlist.data.data);
  const others = standInsOf(recommended.data.data);
  const given = { needed, eventId: event_id, way, timeZone, onDone: onClose };
  const offerByItself = async () => {
    await sendFreePlace(needed, event_id);
    showSuccess(t('done_by_itself'));
    onClose();
  };
  if (reserves.length + waiting.length + others.length === 0)
    return (
      <div className={classes['nobody']}>
        <p>{t('nobody')}</p>
        <ButtonLink tone="secondary" to="/hiringUshers/$eventId" params={{ eventId: event_id }}>
          {t('desk')}
        </ButtonLink>
      </div>
    );
  return (
    <div className={classes['groups']}>
      <StandIns
        title={t('reserves')}
        people={reserves.map(({ usher }) => ({ usher, match: null }))}
        reserve
        {...given}
      />
      <StandIns title={t('waitlist')} people={waiting} {...given} />
      {reserves.length + waiting.length > 0 && (
        <Button tone="secondary" onClick={() => void offerByItself()}>
          {t('by_itself')}
        </Button>
      )}
      <StandIns title={t('recommended')} people={others} {...given} />
    </div>
  );
};

/** More than anybody reads while somebody is missing. */
const MOST_SHOWN = 8;

const standInsOf = (found: readonly StandIn[]): readonly StandIn[] => found.slice(0, MOST_SHOWN);
