import type { DayInterview } from '@proline/contract/interview/interview';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconBuilding, IconPhone, IconVideo } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { bareTime, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './interview-day.module.css';

const MODE_ICONS = { video: IconVideo, office: IconBuilding, phone: IconPhone } as const;

/** A link is long; whose it is says enough. */
const hostOf = (link: string): string => link.replace('https://', '').replace(/[/?#].*/, '');

type BookedInterviewProps = {
  readonly interview: DayInterview;
  readonly timeZone: string;
  /** Who interviews instead of how, where no column says so. */
  readonly withInterviewer?: boolean;
};

/** An interview in a day or a week; it opens the person's request. */
export const BookedInterview = ({ interview, timeZone, withInterviewer = false }: BookedInterviewProps) => {
  const { t, language } = useTranslation('interview');
  const { status, mode, place, clash } = interview;
  const name = nameIn(language, interview);
  const isClash = clash !== null;
  // a day's grid names the zone at its corner
  const timeIn = withInterviewer ? timeOfDay : bareTime;
  return (
    <Link
      to="/join-requests"
      search={{ open: interview.person_id }}
      className={classes['booked'] ?? ''}
      data-status={status}
      data-clash={isClash || undefined}
    >
      {!withInterviewer && <Avatar name={name} image={interview.photo} size={24} />}
      <span className={classes['bookedWords']}>
        <b className="clip">
          <bdi>{name}</bdi>
        </b>
        <span className="clip">
          <bdi dir="ltr">{timeIn(language, new Date(interview.starts_at), timeZone)}</bdi> ·{' '}
          {isClash && `${t('clash')} · `}
          {withInterviewer ? (
            <bdi>{interview.interviewer_name}</bdi>
          ) : (
            t(status === 'planned' ? `mode_${mode}` : `status_${status}`)
          )}
          {place !== null && status === 'planned' && (
            <>
              {' · '}
              <bdi>{mode === 'video' ? hostOf(place) : place}</bdi>
            </>
          )}
        </span>
      </span>
      {!withInterviewer && <Icon of={isClash ? IconAlertTriangle : MODE_ICONS[mode]} />}
    </Link>
  );
};
