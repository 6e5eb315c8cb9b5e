import { REPORT_DIMENSION_WORDS } from '@proline/contract/report/report.words';
import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { isFew } from '@proline/domain/report/report-figures';
import { HeatMap } from '../../../ui/chart/heat-map.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { rowsLink, type ShownReport } from '../report-links.ts';
import { useToday } from '../use-today.ts';
import { useReportSearch } from '../use-report-search.ts';
import { useReportWords } from '../use-report-words.ts';

/** Of those who first worked in each month, how many came again: the more, the darker. */
export const CohortHeat = ({ report }: ShownReport) => {
  const { t, say, language, value, sample } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  if (report.by !== 'cohort' || report.groups.length === 0) return null;
  return (
    <Card title={say('chart_retention')}>
      <HeatMap
        good
        label={say('chart_retention')}
        corner={say(REPORT_DIMENSION_WORDS.cohort)}
        head={report.figures.map(({ key }) => say(REPORT_FIGURE_WORDS[key].name))}
        rows={report.groups.map(({ key: group, label_en, label_ar, figures }) => ({
          key: group,
          name: language === 'ar' ? label_ar : label_en,
          cells: figures.map((figure) => {
            const text = value(figure.key, figure) ?? t('unknown');
            return {
              text,
              words: [text, sample(figure)].filter((part) => part !== null).join(' · '),
              heat: isFew(figure) ? null : figure.value,
              link: figure.sample === 0 ? undefined : rowsLink(report, search, { figure: figure.key, group }, today),
            };
          }),
        }))}
      />
    </Card>
  );
};
