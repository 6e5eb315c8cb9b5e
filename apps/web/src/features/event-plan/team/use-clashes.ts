import type { LeaderCandidate } from '@proline/contract/event-plan/event-plan';
import { useQueryClient } from '@tanstack/react-query';
import { usePlan } from '../desk/plan-context.ts';
import type { Clash } from './clash-badge.parts.tsx';

/**
 * Returns what each leader of the plan leads elsewhere: the server's answer for the plan, or, until it has one, the
 * answer from when the leader was chosen.
 */
export const useClashes = (): ((leader_id: string) => readonly Clash[]) => {
  const { outlook, eventId } = usePlan();
  const client = useQueryClient();
  return (leader_id) => {
    const told = outlook?.leaders.find((leader) => leader.leader_id === leader_id);
    if (told) return told.clashes;
    const asked = client.getQueriesData<readonly LeaderCandidate[]>({
      queryKey: ['event', eventId ?? 'new', 'leader-candidates'],
    });
    // The newest answer that mentions this person.
    const candidates = asked.toReversed().map(([, found]) => found?.find(({ id }) => id === leader_id));
    return candidates.find((candidate) => candidate !== undefined)?.clashes ?? [];
  };
};
