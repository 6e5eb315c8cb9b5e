import type { UsherMonth } from '@proline/contract/usher-page/usher-page';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';

export type FigureKind = Exclude<keyof UsherMonth, 'month'>;

const PERCENT = 100;

/** How the figures of an usher are written, wherever they stand. */
export const useShownFigures = () => {
  const { t, language } = useTranslation('usher-page');
  const locale = LOCALES[language];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = (digits: number) =>
    new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: digits });
  return {
    oneDigit: (value: number) => one.format(value),
    /** Null: there is no case yet, which is not 0 %. */
    shown: (kind: FigureKind, value: number | null): string | null => {
      if (value === null) return null;
      if (kind === 'reliability') return formatNumber(language, Math.round(value));
      if (kind === 'rating') return one.format(value);
      return kind === 'approved_minutes' ? hoursWords(language, value) : percent.format(value);
    },
    /** With its sign, shares in points; null: not by so much that it can be seen. */
    changed: (kind: FigureKind, by: number): { readonly text: string; readonly size: string } | null => {
      const scale = kind === 'reliability' || kind === 'rating' ? 1 : PERCENT;
      const digits = kind === 'reliability' ? 0 : 1;
      const rounded = Math.round(by * scale * 10 ** digits) / 10 ** digits;
      if (rounded === 0) return null;
      return { text: signed(digits).format(rounded), size: formatNumber(language, Math.abs(rounded)) };
    },
    sample: ({ part, sample }: { readonly part: number; readonly sample: number }) =>
      sample === 0
        ? t('no_cases')
        : t('of', { part: formatNumber(language, part), sample: formatNumber(language, sample) }),
  };
};
