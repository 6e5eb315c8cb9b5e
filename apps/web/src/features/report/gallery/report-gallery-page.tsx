import { periodBefore } from '@proline/domain/report/report-period';
import { REPORTS } from '@proline/domain/report/report';
import { useSearch } from '@tanstack/react-router';
import { dayRange } from '../../../lib/dates/dates.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { GalleryCard } from './gallery-card.tsx';
import { CityFilter } from '../report-filters.tsx';
import { PeriodChoice } from '../period-choice.tsx';
import { chosenPeriod } from '../report-period.ts';
import { SentReports } from '../sent/sent-reports.tsx';
import { useToday } from '../use-today.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

/** Every report with the figure that it is about. */
export const ReportGalleryPage = () => {
  const { t, language } = useReportWords();
  const search = useSearch({ from: '/shell/reports' });
  const period = chosenPeriod(search, useToday());
  usePageTitle(t('title'));
  const range = ({ from, to }: typeof period) => dayRange(language, new Date(from), new Date(to), 'UTC');
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('subtitle', { period: range(period), before: range(periodBefore(period)) })}
        actions={<PeriodChoice />}
      />
      <div className={classes['tools']}>
        <CityFilter />
      </div>
      <ul className={classes['gallery']}>
        {REPORTS.map((report) => (
          <li key={report}>
            <GalleryCard report={report} />
          </li>
        ))}
        <li className={classes['wide']}>
          <SentReports />
        </li>
      </ul>
    </>
  );
};
