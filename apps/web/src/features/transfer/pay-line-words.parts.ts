import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { hoursWords } from '../../lib/dates/hours-words.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';

type Transfer = AnswerOf<typeof getTransfer>['data'];
export type PayLine = Transfer['lines'][number];

/** Puts a pay line into words: what it is for, and how its amount is calculated. */
export const usePayLineWords = () => {
  const { t } = useTranslation('transfer');
  const sumOf = useSumWords();
  const kindOf = ({ kind }: Pick<PayLine, 'kind'>): string => (kind === 'other' ? t('line_else') : t(`line_${kind}`));
  return { kindOf, sumOf };
};

/**
 * Returns how an amount is calculated: '6:30 h × SAR 40.00 an hour × 1.5', 'SAR 315.00 for the shift'; null if there is
 * nothing to add to the amount.
 */
const useSumWords = (): ((line: PayLine, currency: string) => string | null) => {
  const { t, language } = useTranslation('transfer');
  return ({ minutes, rate_minor, factor, shift, amount_minor }, currency) => {
    if (minutes === null || rate_minor === null) return null;
    const rate = moneyText(language, currency, rate_minor);
    const hours = t('line_hours', { hours: hoursWords(language, minutes), rate });
    switch (shift?.basis ?? 'hour') {
      case 'hour':
        return factor === 1 ? hours : `${hours} × ${formatNumber(language, factor)}`;
      case 'shift':
        return t('line_by_shift', { rate });
      case 'day':
        return amount_minor === 0 ? t('line_day_paid') : t('line_by_day', { rate });
      case 'fixed':
        return t('line_part', { rate });
    }
  };
};
