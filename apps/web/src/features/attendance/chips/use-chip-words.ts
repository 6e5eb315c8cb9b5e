import type { BoardPerson } from '@proline/contract/attendance/board';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useArrivalWords } from '../arrival/use-arrival-words.ts';
import type { ShownPerson } from '../board/board-model.ts';

export type ChipWords = {
  /** null: the icon says it all */
  readonly words: string | null;
  /** whether they name the state, too: otherwise the icon says it */
  readonly sayState: boolean;
};

/** What stands below a name. */
export const useChipWords = (timeZone: string) => {
  const { t, language } = useTranslation('attendance');
  const { comes, instead: insteadOf } = useArrivalWords(timeZone);
  const clock = (moment: string) => bareTime(language, new Date(moment), timeZone);
  const beside = (words: string | null): ChipWords => ({ words, sayState: false });
  const stating = (words: string): ChipWords => ({ words, sayState: true });
  const cameAt = (from: string, { is_late, late_minutes }: BoardPerson): string =>
    is_late ? t('chip_in_late', { time: clock(from), count: late_minutes }) : t('chip_in', { time: clock(from) });
  return ({ person, state, overdue, instead }: ShownPerson): ChipWords => {
    const { checked_in_at: from, checked_out_at: to } = person;
    const coming = comes(person);
    switch (state) {
      case 'in':
        return beside(from === null ? null : cameAt(from, person));
      case 'left':
        return beside(
          from === null || to === null ? t('chip_left_unknown') : t('chip_left', { from: clock(from), to: clock(to) }),
        );
      case 'late':
        if (overdue > 0) return coming === null ? stating(t('chip_late', { count: overdue })) : beside(coming);
        return stating(t('chip_no_record'));
      case 'no_show':
      case 'excused':
        return instead ? beside(insteadOf(instead)) : stating(t(`chip_${state}`));
      case 'reserve':
        return stating(t(`chip_${state}`));
      case 'expected':
        return beside(coming);
    }
  };
};
