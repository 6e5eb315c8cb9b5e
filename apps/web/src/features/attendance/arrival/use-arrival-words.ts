import type { BoardPerson } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';

/** When somebody comes, and who comes instead. */
export const useArrivalWords = (timeZone: string) => {
  const { t, language } = useTranslation('attendance');
  const clock = (at: string) => bareTime(language, new Date(at), timeZone);
  return {
    comes: ({ expected_at }: BoardPerson): string | null =>
      expected_at === null ? null : t('chip_comes', { time: clock(expected_at) }),
    instead: ({ usher, expected_at, state }: BoardPerson): string => {
      const name = nameIn(language, usher);
      return expected_at === null || state !== 'expected'
        ? t('comes_instead', { name })
        : t('comes_instead_at', { name, time: clock(expected_at) });
    },
  };
};
