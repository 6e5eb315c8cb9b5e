import { calendarDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import type { Decisions } from './join-request.api.ts';

/** Says why a decision is shut; null when it is open. */
export const useWhy = () => {
  const { t, language } = useTranslation('join-request');
  return (data: Decisions, refusal: NonNullable<Decisions['approve']>['refusal'] | undefined): string | null => {
    if (refusal === null || refusal === undefined) return null;
    return t(`why_${refusal}`, {
      what: withCommas(
        language,
        data.missing.map((need) => t(`need_${need}`)),
      ),
      mark: formatNumber(language, data.pass_mark),
      date: data.reapply_on === null ? '' : calendarDate(language, data.reapply_on),
    });
  };
};
