import type { DayInterview } from '@proline/contract/interview/interview';
import { mayDo } from '@proline/domain/account/permission';
import { addDays } from '@proline/domain/time/calendar-day';
import { weekOf } from '@proline/domain/time/calendar-week';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { daysTitle, wholeDayWithYear } from '../../lib/dates/calendar-words.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useRegion } from '../../lib/preferences/region.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { BlockTimeDialog } from './block-time-dialog.tsx';
import { ClashNotes } from './clash-note.tsx';
import { DayGrid } from './interview-grid.tsx';
import { interviewDayQuery, interviewWeekQuery } from './interview.api.ts';
import { WeekGrid } from './interview-week.tsx';
import classes from './interview-day.module.css';

export const INTERVIEW_SPANS = ['day', 'week'] as const;
export type InterviewSpan = (typeof INTERVIEW_SPANS)[number];

type Shown = {
  readonly day: string;
  readonly show: (day: string, span: InterviewSpan) => void;
};

/** One day: a column for each interviewer, what is booked, what is open and what cannot be held. */
export const InterviewDayView = ({ day, show, over }: Shown & { readonly over: string | null }) => {
  const { t, language } = useTranslation('interview');
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  const query = useQuery(interviewDayQuery(day));
  const { data } = query;
  const [blocking, setBlocking] = useState(false);
  return (
    <section aria-label={t('day_title')}>
      <Head
        title={wholeDayWithYear(language, day)}
        span="day"
        day={day}
        show={show}
        counts={
          data && (
            <Counts
              interviews={data.interviewers.flatMap(({ interviews }) => interviews)}
              open={data.interviewers.reduce((sum, { open }) => sum + open.length, 0)}
            />
          )
        }
        action={
          may &&
          data &&
          data.interviewers.length > 0 && (
            <Button tone="secondary" onClick={() => setBlocking(true)}>
              <Icon of={IconCalendarOff} />
              {t('block_time')}
            </Button>
          )
        }
      />
      {data && blocking && <BlockTimeDialog shown={data} day={day} onClose={() => setBlocking(false)} />}
      <Loading query={query} />
      {data && data.interviewers.length === 0 && (
        <EmptyState
          tone="grey"
          icon={<Icon of={IconUsers} size="xxl" />}
          title={t('interviews')}
          text={t('no_interviewers')}
        />
      )}
      {data && <ClashNotes day={data} may={may} />}
      {data && data.interviewers.length > 0 && <DayGrid day={data} over={over} may={may} />}
    </section>
  );
};

/** The days of a week, each with its interviews. */
export const InterviewWeekView = ({ day, show }: Shown) => {
  const { t, language } = useTranslation('interview');
  const { weekStart } = useRegion();
  const today = useToday();
  const days = weekOf(day, weekStart);
  const [first = day] = days;
  const query = useQuery(interviewWeekQuery(first));
  const { data } = query;
  return (
    <section aria-label={t('week_title')}>
      <Head
        title={daysTitle(language, first, days.at(-1) ?? day)}
        span="week"
        day={day}
        show={show}
        counts={
          data && (
            <Counts
              interviews={data.days.flatMap(({ interviews }) => interviews)}
              open={data.days.reduce((sum, { open }) => sum + open, 0)}
            />
          )
        }
      />
      <Loading query={query} />
      {data && <WeekGrid week={data} today={today} />}
    </section>
  );
};

const useToday = (): string => {
  const zone = useRecordsZone((state) => state.zone);
  return wallTimeOf(useNow(), zone).day;
};

const STEP_DAYS = { day: 1, week: 7 } as const;

type HeadProps = Shown & {
  readonly title: string;
  readonly span: InterviewSpan;
  readonly counts: ReactNode;
  readonly action?: ReactNode;
};

const Head = ({ title, span, day, show, counts, action }: HeadProps) => {
  const { t } = useTranslation('interview');
  const today = useToday();
  return (
    <div className={classes['dayHead']}>
      <h2 className={classes['dayTitle']}>{title}</h2>
      {counts}
      <div className={classes['steps']}>
        <IconButton label={t(`previous_${span}`)} onClick={() => show(addDays(day, -STEP_DAYS[span]), span)}>
          <Icon of={IconChevronLeft} size="l" flip />
        </IconButton>
        <Button tone="secondary" onClick={() => show(today, span)}>
          {t('today')}
        </Button>
        <IconButton label={t(`next_${span}`)} onClick={() => show(addDays(day, STEP_DAYS[span]), span)}>
          <Icon of={IconChevronRight} size="l" flip />
        </IconButton>
        <Segmented
          label={t('span')}
          value={span}
          options={INTERVIEW_SPANS.map((value) => ({ value, label: t(`span_${value}`) }))}
          onChange={(next) => show(day, next)}
          roomy
        />
        {action}
      </div>
    </div>
  );
};

type CountsProps = { readonly interviews: readonly DayInterview[]; readonly open: number };

const Counts = ({ interviews, open }: CountsProps) => {
  const { t } = useTranslation('interview');
  const clashes = interviews.filter(({ clash }) => clash !== null).length;
  return (
    <span className={classes['muted']} role="status">
      {t('booked_count', { count: interviews.length })} · {t('open_count', { count: open })}
      {clashes > 0 && (
        <>
          {' · '}
          <span className={classes['clashCount']}>{t('clash_count', { count: clashes })}</span>
        </>
      )}
    </span>
  );
};

type LoadingProps = {
  readonly query: { readonly data: unknown; readonly isError: boolean; readonly refetch: () => unknown };
};

const Loading = ({ query: { data, isError, refetch } }: LoadingProps) => {
  const { t } = useTranslation('interview');
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return data === undefined && <Skeleton card height={320} />;
};
