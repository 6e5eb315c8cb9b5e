import { listLeaderCandidates, type LeaderCandidate } from '@proline/contract/event-plan/event-plan';
import { cityName } from '@proline/domain/place/cities';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { ClashBadge } from './clash-badge.parts.tsx';
import { PersonPicker } from './person-picker.tsx';

/** Loads the leaders to choose from. The draft is saved first, because their clashes depend on its days. */
const useCandidates = (text: string) => {
  const { eventId, outlook, saveNow } = usePlan();
  return useQuery({
    queryKey: ['event', eventId ?? 'new', 'leader-candidates', outlook?.version ?? 0, text],
    queryFn: async () => {
      const id = eventId ?? (await saveNow());
      return (await call(listLeaderCandidates, { params: { id }, query: text === '' ? {} : { q: text } })).data;
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['team_leader'] },
  });
};

type LeaderPickerProps = {
  /** Returns why somebody cannot be chosen again, or undefined. */
  readonly refused: (leader: LeaderCandidate) => string | undefined;
  readonly onPick: (leader: LeaderCandidate) => void;
};

export const LeaderPicker = ({ refused, onPick }: LeaderPickerProps) => {
  const { t, language } = useTranslation('event-plan-team');
  const { remember } = usePlan();
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useCandidates(useDeferredValue(typed.trim()));
  const reason = (leader: LeaderCandidate) =>
    leader.status === 'approved' ? refused(leader) : t(`leader_${leader.status}`);
  return (
    <PersonPicker
      label={t('find_leader')}
      typed={typed}
      onTyped={setTyped}
      options={data?.map((person) => ({
        person,
        fact: cityName(person.city, language),
        disabled: reason(person),
        badge: person.clashes.map((clash) => <ClashBadge key={`${clash.event_id} ${clash.starts_at}`} clash={clash} />),
      }))}
      failed={
        isError && data === undefined ? (
          <RetryNote text={t('not_loaded')} retryLabel={t('retry')} retry={() => void refetch()} />
        ) : undefined
      }
      onPick={(leader) => {
        const { id, name_en, name_ar, photo, status } = leader;
        remember({ leaders: [{ id, name_en, name_ar, photo, status }] });
        onPick(leader);
      }}
    />
  );
};
