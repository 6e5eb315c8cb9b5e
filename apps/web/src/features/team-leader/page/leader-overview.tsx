import type { Leader } from '@proline/contract/team-leader/team-leader';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { InterviewPart } from '../../interview/interview-part.parts.tsx';
import { interviewsOfQuery } from '../../interview/interview.api.ts';
import { SlotDialog } from '../../interview/slot-dialog.parts.tsx';
import { DuplicatesNote } from '../../person-merge/duplicates-note.parts.tsx';
import { MissingNote, PersonNote } from '../../person/page/person-note.parts.tsx';
import { PersonOverview } from '../../person/page/person-overview.parts.tsx';
import { LeaderCourse } from './leader-course.tsx';
import { LeaderNext } from './leader-next.tsx';
import { LeaderOnTime } from './leader-on-time.tsx';
import classes from './leader-page.module.css';

export const LeaderOverview = ({ leader }: { readonly leader: Leader }) => {
  const isOpen = leader.status === 'pending' && leader.turned_down_at === null;
  return (
    <>
      <StatusNote leader={leader} />
      <DuplicatesNote person={leader} />
      <PersonOverview
        person={leader}
        aside={
          <div className={classes['beside']}>
            <LeaderNext leader={leader} />
            <LeaderCourse id={leader.id} />
          </div>
        }
      >
        {isOpen && <InterviewCard leader={leader} />}
        <LeaderOnTime leader={leader} />
      </PersonOverview>
    </>
  );
};

/** Says what keeps somebody from being approved, or why somebody was turned down. */
const StatusNote = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  if (leader.turned_down_at !== null)
    return (
      <PersonNote title={t('turned_down_on', { date: mediumDate(language, new Date(leader.turned_down_at)) })}>
        <span dir="auto" lang="">
          {leader.turn_down_reason}
        </span>
      </PersonNote>
    );
  return leader.status === 'pending' && leader.missing.length > 0 && <MissingNote missing={leader.missing} />;
};

/** Who is no approved usher is interviewed before they lead. */
const InterviewCard = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const user = useUser();
  const [booking, setBooking] = useState(false);
  const { data } = useQuery(interviewsOfQuery(leader.id));
  const person = { id: leader.id, hat: 'leader', name: nameIn(language, leader), version: leader.version } as const;
  const isPlanned = data?.some(({ status, hat }) => status === 'planned' && hat === 'leader');
  const offered = isPlanned === false && user !== null && mayDo(user.permission_set, 'join_requests.write');
  return (
    <Card
      title={t('before_approval')}
      end={
        offered && (
          <Button tone="secondary" onClick={() => setBooking(true)}>
            <Icon of={IconCalendarPlus} />
            {t('book')}
          </Button>
        )
      }
    >
      <InterviewPart person={person} />
      {booking && <SlotDialog person={person} onClose={() => setBooking(false)} />}
    </Card>
  );
};
