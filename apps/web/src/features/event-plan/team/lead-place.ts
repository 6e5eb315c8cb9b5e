import type { LeadPlace } from '@proline/domain/event-plan/team/lead-changes';

/** Returns the select's value for what somebody leads: the whole event, one shift or one zone. */
export const placeName = ({ scope, of }: LeadPlace): string => (of === null ? scope : `${scope}:${of}`);

export const placeNamed = (name: string): LeadPlace => {
  const [scope, of] = name.split(':');
  return of !== undefined && (scope === 'zone' || scope === 'shift') ? { scope, of } : { scope: 'event', of: null };
};
