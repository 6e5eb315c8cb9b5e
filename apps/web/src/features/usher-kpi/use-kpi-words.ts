import { isolated } from '@proline/contract/report/report-text';
import { SHARE_DIGITS, shownOf, STARS_DIGITS } from '@proline/domain/figures/shown';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../lib/texts/plural-text.ts';

/** How the figures of this page are written. */
export const useKpiWords = () => {
  const { t, language } = useTranslation('usher-kpi');
  const locale = LOCALES[language];
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const number = (value: number) => formatNumber(language, value);
  return {
    t,
    language,
    number,
    /** Null: there is no case, which is not 0 %. */
    share: (value: number | null) => (value === null ? null : percent.format(shownOf(value, SHARE_DIGITS))),
    stars: (value: number | null) => (value === null ? null : two.format(shownOf(value, STARS_DIGITS))),
    hours: (minutes: number) => one.format(minutes / 60),
    /** With its sign; null: not by so much that it can be seen. */
    change: (by: number | null) =>
      by === null || by === 0 ? null : { text: isolated(signed.format(by)), more: by > 0, size: number(Math.abs(by)) },
    sample: ({ part, sample }: { readonly part: number; readonly sample: number }) =>
      t('of', { part: number(part), sample: number(sample) }),
  };
};
