import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { InterviewDayView } from '../interview/interview-day.parts.tsx';
import { ToBook } from './to-book.tsx';
import classes from './join-request.module.css';

type InterviewsProps = { readonly title: string; readonly tabs: ReactNode };

/** The interviews of one day, which is in the address, and who waits for one. */
export const Interviews = ({ title, tabs }: InterviewsProps): ReactNode => {
  const { t } = useTranslation('interview');
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const navigate = useNavigate();
  const asked: unknown = useSearch({ strict: false, select: ({ day }) => day });
  const day = typeof asked === 'string' && isCalendarDay(asked) ? asked : today;
  const show = (next: string) =>
    void navigate({
      to: '/join-requests',
      search: { tab: 'interviews', ...(next !== today && { day: next }) },
      resetScroll: false,
    });
  usePageTitle(`${t('interviews')} · ${title}`);
  return (
    <>
      <PageHeader title={title} />
      {tabs}
      <div className={classes['day']}>
        <InterviewDayView day={day} onChange={show} />
        <ToBook day={day} />
      </div>
    </>
  );
};
