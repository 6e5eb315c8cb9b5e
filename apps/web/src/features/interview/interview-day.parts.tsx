import type { Interview, InterviewDay } from '@proline/contract/interview/interview';
import { addDays } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconBuilding, IconChevronLeft, IconChevronRight, IconPhone, IconUsers, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { nameIn } from '@proline/domain/text/name-in';
import { wholeDayWithYear } from '../../lib/dates/calendar-words.ts';
import { timeOfDay } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { interviewDayQuery } from './interview.api.ts';
import classes from './interview.module.css';

const MODE_ICONS = { video: IconVideo, office: IconBuilding, phone: IconPhone } as const;

type InterviewDayViewProps = { readonly day: string; readonly onChange: (day: string) => void };

/** One day: a column for each interviewer, what is booked and what is open. */
export const InterviewDayView = ({ day, onChange: setDay }: InterviewDayViewProps) => {
  const { t, language } = useTranslation('interview');
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const { data, isError, refetch } = useQuery(interviewDayQuery(day));
  const booked = data?.interviewers.reduce((sum, { interviews }) => sum + interviews.length, 0) ?? 0;
  const open = data?.interviewers.reduce((sum, one) => sum + one.open.length, 0) ?? 0;
  return (
    <section aria-label={t('day_title')}>
      <div className={classes['dayHead']}>
        <h2 className={classes['dayTitle']}>{wholeDayWithYear(language, day)}</h2>
        {data && (
          <span className={classes['muted']} role="status">
            {t('booked_count', { count: booked })} · {t('open_count', { count: open })}
          </span>
        )}
        <div className={classes['steps']}>
          <IconButton label={t('previous_day')} onClick={() => setDay(addDays(day, -1))}>
            <Icon of={IconChevronLeft} size="l" flip />
          </IconButton>
          <Button tone="secondary" onClick={() => setDay(today)}>
            {t('today')}
          </Button>
          <IconButton label={t('next_day')} onClick={() => setDay(addDays(day, 1))}>
            <Icon of={IconChevronRight} size="l" flip />
          </IconButton>
        </div>
      </div>
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton card height={320} />}
      {data && data.interviewers.length === 0 && (
        <EmptyState
          tone="grey"
          icon={<Icon of={IconUsers} size="xxl" />}
          title={t('interviews')}
          text={t('no_interviewers')}
        />
      )}
      {data && data.interviewers.length > 0 && <DayGrid day={data} />}
    </section>
  );
};

type Slot = InterviewDay['slots'][number];

/** An interview stands where it begins. */
const isIn = ({ starts_at, ends_at }: Slot, interview: Interview): boolean =>
  interview.starts_at >= starts_at && interview.starts_at < ends_at;

const DayGrid = ({ day }: { readonly day: InterviewDay }) => {
  const { t, language } = useTranslation('interview');
  const time = (moment: string) => timeOfDay(language, new Date(moment), day.time_zone);
  const outside = (interview: Interview) => !day.slots.some((slot) => isIn(slot, interview));
  const late = day.interviewers.flatMap(({ interviews }) => interviews.filter(outside));
  return (
    <>
      <div
        className={classes['grid']}
        tabIndex={0}
        role="group"
        aria-label={t('day_title')}
        style={{ gridTemplateColumns: `64px repeat(${day.interviewers.length}, minmax(168px, 1fr))` }}
      >
        <span className={classes['columnHead']} />
        {day.interviewers.map(({ id, name, interviews }) => (
          <span key={id} className={classes['columnHead']}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span className={classes['muted']}>{t('booked_count', { count: interviews.length })}</span>
          </span>
        ))}
        {day.slots.map((slot) => (
          <Fragment key={slot.starts_at}>
            <span className={classes['times']}>
              <bdi dir="ltr">{time(slot.starts_at)}</bdi>
            </span>
            {day.interviewers.map(({ id, open, interviews }) => {
              const here = interviews.filter((one) => isIn(slot, one));
              const isOpen = open.some(({ starts_at }) => starts_at === slot.starts_at);
              return (
                <span key={id} className={classes['cell']}>
                  {here.map((one) => (
                    <Booked key={one.id} interview={one} time={time(one.starts_at)} />
                  ))}
                  {here.length === 0 && isOpen && (
                    <span className={classes['open']}>{t('open_slot', { time: time(slot.starts_at) })}</span>
                  )}
                  {here.length === 0 && !isOpen && <span className={classes['busy']} />}
                </span>
              );
            })}
          </Fragment>
        ))}
      </div>
      {late.length > 0 && (
        <div className={classes['slots']}>
          {late.map((one) => (
            <Booked key={one.id} interview={one} time={time(one.starts_at)} />
          ))}
        </div>
      )}
    </>
  );
};

const Booked = ({ interview, time }: { readonly interview: Interview; readonly time: string }) => {
  const { t, language } = useTranslation('interview');
  const name = nameIn(language, interview);
  return (
    <Link
      to="/join-requests"
      search={{ open: interview.person_id }}
      className={classes['booked'] ?? ''}
      data-status={interview.status}
    >
      <Avatar name={name} image={interview.photo} size={24} />
      <span className={classes['bookedWords']}>
        <b className="clip">
          <bdi>{name}</bdi>
        </b>
        <span>
          <bdi dir="ltr">{time}</bdi> ·{' '}
          {interview.status === 'planned' ? t(`mode_${interview.mode}`) : t(`status_${interview.status}`)}
        </span>
      </span>
      <Icon of={MODE_ICONS[interview.mode]} />
    </Link>
  );
};
