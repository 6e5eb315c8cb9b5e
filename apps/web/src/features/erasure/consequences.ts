import type { Erasable } from '@proline/contract/erasure/erasure';
import type { Translate } from '../../lib/texts/i18n.ts';

/** What goes with these people, in numbers. */
export const consequencesOf = (people: readonly Erasable[], t: Translate<'erasure'>): string[] => {
  const sum = (of: keyof Erasable['touches']) => people.reduce((total, { touches }) => total + touches[of], 0);
  const counted = (['places', 'applications', 'documents', 'payments'] as const).flatMap((part) => {
    const count = sum(part);
    return count === 0 ? [] : [t(part, { count })];
  });
  return people.length === 0 ? counted : [t('gone'), ...counted];
};
