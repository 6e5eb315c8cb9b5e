import type { FillCondition, Outlook } from '@proline/contract/event-plan/event-plan';

/** `busy`: enough people could do it, but too few are free at that time. */
export type ShortBy = FillCondition | 'busy';

type CountedRole = Pick<Outlook['roles'][number], 'funnel' | 'free'>;

/** Returns the condition that leaves too few people; undefined if there are enough. */
export const shortBy = ({ funnel, free }: CountedRole, needed: number): ShortBy | undefined =>
  funnel.find(({ left }) => left < needed)?.by ?? (free < needed ? 'busy' : undefined);
