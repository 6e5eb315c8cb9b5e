import { emptyPlan } from '@proline/domain/event-plan/plan';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { ApiError } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NotForYou } from '../../../ui/page/not-for-you.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { isPlannable } from '../desk/plan-state.ts';
import { PlanProvider } from '../desk/plan-provider.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { planQuery } from '../event-plan.api.ts';

/** Shows the wizard for a new draft or a saved one. */
export const PlanPage = () => {
  const { id } = useParams({ strict: false });
  // Another draft needs a new provider. A draft that has just got its own address keeps the one it has.
  const [made, setMade] = useState<string | null>(null);
  const [opened, setOpened] = useState({ id, count: 0 });
  if (opened.id !== id) {
    const goesOn = id !== undefined && id === made;
    setOpened({ id, count: goesOn ? opened.count : opened.count + 1 });
  }
  return <Opened key={opened.count} id={id} onMade={setMade} />;
};

/** Sends people who may only read events to the event's page. */
export const PlanNotForYou = () => {
  const { t } = useTranslation('event-plan');
  const { id } = useParams({ strict: false });
  if (id !== undefined) return <Navigate to="/events/$id" params={{ id }} replace />;
  return <NotForYou page={t('new_event')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};

type OpenedProps = { readonly id: string | undefined; readonly onMade: (id: string) => void };

const Opened = ({ id, onMade }: OpenedProps) => {
  // The address that the page was opened with decides, even if the address changes later.
  const [savedId] = useState(id);
  const frame = <PlanFrame onMade={onMade} />;
  return savedId === undefined ? <NewPlan>{frame}</NewPlan> : <SavedPlan id={savedId}>{frame}</SavedPlan>;
};

const NewPlan = ({ children }: { readonly children: ReactNode }) => {
  const { data, isError, refetch } = useQuery(organisationQuery);
  if (!data) return <Missing failed={isError} retry={() => void refetch()} />;
  const { time_zone, currency } = data.region;
  return <PlanProvider start={{ empty: emptyPlan(time_zone, currency, data.usual_rules) }}>{children}</PlanProvider>;
};

const SavedPlan = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const { data, error, isError, refetch } = useQuery(planQuery(id));
  // The provider merges later versions, which must neither restart the wizard nor close it while somebody types.
  const [first, setFirst] = useState<StoredPlan | undefined>(data);
  if (first === undefined && data) setFirst(data);
  const saved = first ?? data;
  if (!saved) {
    const unknown = error instanceof ApiError && error.status < 500;
    return unknown ? <NoSuchDraft /> : <Missing failed={isError} retry={() => void refetch()} />;
  }
  if (!isPlannable(saved.status)) return <Navigate to="/events/$id" params={{ id }} replace />;
  return <PlanProvider start={{ saved }}>{children}</PlanProvider>;
};

const Missing = ({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) => {
  const { t } = useTranslation('event-plan');
  if (!failed) return <PlanSkeleton />;
  return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={retry} />;
};

const NoSuchDraft = () => {
  const { t } = useTranslation('event-plan');
  return (
    <EmptyState
      icon={<Icon of={IconFileOff} size="xxl" />}
      tone="grey"
      title={t('not_found')}
      text={t('not_found_text')}
      as="h1"
    >
      <ButtonLink to="/events" tone="secondary">
        {t('back_to_events')}
      </ButtonLink>
    </EmptyState>
  );
};
