import type { DayInterview, InterviewDay } from '@proline/contract/interview/interview';
import { waysOut } from '@proline/domain/recruiting/interview-day';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { timeOfDay } from '../../lib/dates/dates.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sendReschedule } from './interview.api.ts';
import { periodsOf, periodOf } from './interview-period.ts';
import classes from './interview-day.module.css';

type Clashing = DayInterview & { readonly clash: NonNullable<DayInterview['clash']> };
const isClashing = (one: DayInterview): one is Clashing => one.clash !== null;

type ClashNotesProps = { readonly day: InterviewDay; readonly may: boolean };

/** Says which interviews of the day cannot be held and why, and offers the nearest ways out. */
export const ClashNotes = ({ day, may }: ClashNotesProps) => {
  const { t } = useTranslation('interview');
  const clashes = day.interviewers.flatMap(({ interviews }) => interviews.filter(isClashing));
  if (clashes.length === 0) return null;
  return (
    <ul className={classes['clashes']} aria-label={t('clashes')}>
      {clashes.map((one) => (
        <ClashLine key={one.id} day={day} interview={one} may={may} />
      ))}
    </ul>
  );
};

type ClashLineProps = ClashNotesProps & { readonly interview: Clashing };

const ClashLine = ({ day, interview, may }: ClashLineProps) => {
  const { t, language } = useTranslation('interview');
  const [sending, setSending] = useState(false);
  const time = (moment: string | Date) => timeOfDay(language, new Date(moment), day.time_zone);
  const { clash, interviewer_id, starts_at } = interview;
  const { kind, event, work } = clash;
  const why =
    event && work
      ? t('clash_work', {
          event: nameIn(language, { name_en: event.title_en, name_ar: event.title_ar }),
          until: time(work.ends_at),
        })
      : t(kind === 'away' ? 'clash_away' : 'clash_interviewer', { interviewer: interview.interviewer_name });
  const ways = waysOut(
    { kind, interviewer_id, starts_at: new Date(starts_at), work: work && periodOf(work) },
    day.interviewers.map(({ id, open }) => ({ id, open: periodsOf(open) })),
  );
  const nameOf = (id: string) => day.interviewers.find((one) => one.id === id)?.name ?? '';
  const move = async (to: (typeof ways)[number]) => {
    setSending(true);
    const { mode, place, version } = interview;
    try {
      await sendReschedule(interview.id, {
        ...to,
        starts_at: to.starts_at.toISOString(),
        mode,
        place: place ?? '',
        version,
      });
      showSuccess(t('moved'));
    } catch {
      // The failure is already on the screen, and the day is loaded again.
    } finally {
      setSending(false);
    }
  };
  return (
    <li className={classes['clash']}>
      <Icon of={IconAlertTriangle} />
      <span className={classes['clashWords']}>
        <Link to="/join-requests" search={{ open: interview.person_id }} className={classes['clashName'] ?? ''}>
          <bdi>{nameIn(language, interview)}</bdi> · <bdi dir="ltr">{time(starts_at)}</bdi>
        </Link>{' '}
        {why}
      </span>
      {may &&
        ways.map((to) => (
          <Button
            key={`${to.interviewer_id} ${to.starts_at.toISOString()}`}
            tone="secondary"
            loading={sending}
            onClick={() => void move(to)}
          >
            {to.interviewer_id === interviewer_id
              ? t('way_later', { name: nameOf(to.interviewer_id), time: time(to.starts_at) })
              : t('way_same_time', { name: nameOf(to.interviewer_id) })}
          </Button>
        ))}
    </li>
  );
};
