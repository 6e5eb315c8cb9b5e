import type { UsherMonth } from '@proline/contract/usher-page/usher-page';
import { SHARE_DIGITS, shownChange, shownOf } from '@proline/domain/figures/shown';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';

export type FigureKind = Exclude<keyof UsherMonth, 'month'>;

/** With how many digits each is read. */
const DIGITS = { reliability: 0, rating: 1 } as const;
const digitsOf = (kind: FigureKind) => (kind === 'reliability' || kind === 'rating' ? DIGITS[kind] : SHARE_DIGITS);

/** How the figures of an usher are written, wherever they stand. */
export const useShownFigures = () => {
  const { t, language } = useTranslation('usher-page');
  const locale = LOCALES[language];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return {
    oneDigit: (value: number) => one.format(value),
    /** Null: there is no case yet, which is not 0 %. */
    shown: (kind: FigureKind, value: number | null): string | null => {
      if (value === null) return null;
      if (kind === 'approved_minutes') return hoursWords(language, value);
      const read = shownOf(value, digitsOf(kind));
      if (kind === 'reliability') return formatNumber(language, read);
      return (kind === 'rating' ? one : percent).format(read);
    },
    /** With its sign, shares in points; null: not by so much that it can be seen. */
    changed: (kind: FigureKind, before: number, now: number) => {
      const change = shownChange(now, before, digitsOf(kind));
      if (change === 0) return null;
      const by = kind === 'reliability' || kind === 'rating' ? change : shownOf(100 * change, 1);
      return { text: signed.format(by), size: formatNumber(language, Math.abs(by)), more: by > 0 };
    },
    sample: ({ part, sample }: { readonly part: number; readonly sample: number }) =>
      sample === 0
        ? t('no_cases')
        : t('of', { part: formatNumber(language, part), sample: formatNumber(language, sample) }),
  };
};
