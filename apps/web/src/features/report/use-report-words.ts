import type { Words } from '@proline/contract/frame/words';
import type { ReportValue } from '@proline/contract/report/report';
import { reportTexts } from '@proline/contract/report/report-text';
import { reportWords } from '@proline/contract/report/report.words';
import { REPORT_FIGURES } from '@proline/domain/report/report-figures';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';

/** How the figures of reports are written. */
export const useReportWords = () => {
  const { t, language } = useTranslation('report');
  const texts = reportTexts(LOCALES[language], language);
  return {
    ...texts,
    t,
    language,
    /** what files say, too */
    say: (words: keyof typeof reportWords | Words): string =>
      (typeof words === 'string' ? reportWords[words] : words)[language],
    /** Null: not compared, or not by so much that it can be seen. */
    change: (figure: Pick<ReportValue, 'key' | 'change'>) => {
      const changed = texts.change(figure);
      if (!changed) return null;
      const { better } = REPORT_FIGURES[figure.key];
      const { text, size, more } = changed;
      return {
        text,
        good: better === null ? undefined : more === (better === 'more'),
        words: t(more ? 'more' : 'less', { size }),
      };
    },
  };
};
