import { REPORT_WORDS } from '@proline/contract/report/report.words';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { weekdayDate } from '../../../lib/dates/dates.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { weeklyQuery } from './report-weekly.api.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

const ICONS = { pdf: IconFileTypePdf, xlsx: IconFileSpreadsheet, csv: IconFileTypeCsv } as const;

/** What the reader is sent every Monday; each is changed in its report. */
export const SentReports = () => {
  const { t, say, language } = useReportWords();
  const data = useQuery(weeklyQuery).data?.data;
  return (
    <section className={classes['card']} aria-label={t('sent_title')} aria-busy={!data || undefined}>
      <h2 className={classes['name']}>{t('sent_title')}</h2>
      {data?.length === 0 && (
        <p className={classes['muted']}>
          {t('sent_none')} {t('sent_none_text')}
        </p>
      )}
      <ul>
        {data?.map(({ report, format, language: written, next }) => (
          <li key={report} className={classes['sentReport']}>
            <Icon of={ICONS[format]} />
            <Link to="/reports/$report" params={{ report }}>
              {say(REPORT_WORDS[report])}
            </Link>
            <span className={classes['muted']}>{format === 'pdf' ? t(`pdf_${written}`) : t(format)}</span>
            <span className={classes['muted']}>
              {t('weekly_next', { day: weekdayDate(language, new Date(next), 'UTC') })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
