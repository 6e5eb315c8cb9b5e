import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { BREAKPOINTS } from '../../lib/screen/breakpoints.ts';
import { recordId } from '../../lib/screen/search-readers.ts';
import { useMedia } from '../../lib/screen/use-media.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { EmptyScreen } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useEventPlan } from '../auto-fill/proposed-plan.parts.ts';
import { PlanBar } from '../auto-fill/plan-bar.parts.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { DeskHead } from './desk-head.tsx';
import { HiringListPage } from './hiring-list-page.tsx';
import { placesQuery } from './hiring.api.ts';
import { PeopleCard } from './people-card.tsx';
import { PlaceCard } from './places/place-card.tsx';
import { openIn } from './places/position-choice.ts';
import { useDeskAddress } from './use-desk-address.ts';
import classes from './hiring.module.css';

const NOT_FOUND = 404;

/**
 * The desk where the places of one event are filled. Its type is written down because its links need the types of all
 * routes, and this route is one of them.
 */
export const HiringDeskPage = (): ReactNode => {
  const { eventId } = useParams({ from: '/shell/hiringUshers/$eventId' });
  // the specification gives the section everything below its address that is nothing else
  if (recordId(eventId) === undefined) return <HiringListPage />;
  return <KnownDesk id={eventId} />;
};

const KnownDesk = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('hiring');
  const { data, error, refetch } = useQuery(placesQuery(id));
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <EmptyScreen tone="grey" icon={IconCalendarOff} title={t('missing')} text={t('missing_text')}>
        <ButtonLink to="/hiringUshers">{t('to_list')}</ButtonLink>
      </EmptyScreen>
    );
  if (data) return <Desk places={data} />;
  if (error) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return <DeskSkeleton />;
};

const Desk = ({ places }: { readonly places: EventPlaces }) => {
  const { t } = useTranslation('hiring');
  const title = useEventTitle(places.event);
  usePageTitle(`${title} · ${t('desk')}`);
  const narrow = useMedia(BREAKPOINTS.narrow);
  const { search, choose, showAll } = useDeskAddress();
  const chosen = chosenOf(places.positions, search.at, !narrow);
  const { id, status } = places.event;
  const plan = useEventPlan(id, status === 'published' || status === 'in_progress');
  return (
    <div className={classes['screen']}>
      <DeskHead places={places} />
      <div className={classes['desk']} data-plan={plan !== null || undefined}>
        {(!narrow || chosen.length === 0) && (
          <PlaceCard
            places={places}
            chosen={chosen}
            plan={plan}
            all={search.places === 'all'}
            onAll={showAll}
            onChoose={(positions) => choose(positions, { replace: !narrow })}
          />
        )}
        {chosen.length > 0 && (
          <PeopleCard
            places={places}
            chosen={chosen}
            plan={plan}
            onChoose={(positions) => choose(positions, { replace: true })}
            onBack={narrow ? () => choose([], { replace: true }) : undefined}
          />
        )}
      </div>
      {/* on a phone whoever is marked has their own bar there */}
      {plan && (!narrow || chosen.length === 0) && <PlanBar eventId={id} plan={plan} />}
    </div>
  );
};

/** Those that the address names; beside the list there is always one, the first with an open place. */
const chosenOf = (
  positions: readonly PlacePosition[],
  at: string | undefined,
  always: boolean,
): readonly PlacePosition[] => {
  const ids = at?.split(',') ?? [];
  const named = positions.filter(({ id }) => ids.includes(id));
  if (named.length > 0 || !always) return named;
  const first = positions.find((one) => openIn(one) > 0) ?? positions[0];
  return first ? [first] : [];
};

const DeskSkeleton = () => {
  const { t } = useTranslation('hiring');
  return (
    <div role="status" aria-label={t('loading')} className={classes['screen']}>
      <Skeleton width={240} height={16} />
      <Skeleton width={200} height={28} />
      <div className={classes['desk']}>
        <Skeleton height={560} card />
        <Skeleton height={560} card />
      </div>
    </div>
  );
};
