import type { LeadPlace } from '@proline/domain/event-plan/team/lead-changes';

/** Written into a select: the whole event, or one shift or zone of it. */
export const placeName = ({ scope, of }: LeadPlace): string => (of === null ? scope : `${scope}:${of}`);

export const placeNamed = (name: string): LeadPlace => {
  const [scope, of] = name.split(':');
  return of !== undefined && (scope === 'zone' || scope === 'shift') ? { scope, of } : { scope: 'event', of: null };
};
