import type { LeaderRow } from '@proline/contract/team-leader/team-leader';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CityName } from '../city/city-name.parts.tsx';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { DrawerFacts, DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { leaderCode, usherCode } from '../person/code-names.parts.ts';
import { LeaderMoveButtons } from '../team-leader-move/leader-moves.parts.tsx';
import { useLeaderFigures } from './leader-figure.tsx';
import { LeaderStatusBadge } from './leader-status-badge.tsx';
import { leaderQuery } from './team-leader.api.ts';
import classes from './team-leader.module.css';
import { EmailLink, PhoneLink } from '../person/contact-facts.parts.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';

/** Shows the list's data at once and adds the rest when it is loaded. */
export const TeamLeaderDrawer = ({ id, row }: { readonly id: string; readonly row: LeaderRow | undefined }) => {
  const { t, language } = useTranslation('team-leader');
  const user = useUser();
  const { teamSize, onTime, load } = useLeaderFigures();
  const { data: whole, isError, refetch } = useQuery(leaderQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const name = nameIn(language, known);
  const next = whole?.next_event;
  return (
    <>
      <PersonDrawerHead
        person={known}
        badge={<LeaderStatusBadge status={known.status} turnedDown={known.turned_down_at !== null} />}
      />
      {retry}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">{leaderCode(known.code)}</bdi> },
          {
            label: t('phone'),
            value: <PhoneLink phone={known.phone} />,
          },
          { label: t('email'), value: whole && (whole.email === null ? null : <EmailLink email={whole.email} />) },
          { label: t('city'), value: <CityName of={known.city} /> },
          { label: t('age'), value: known.age === null ? null : formatNumber(language, known.age) },
          { label: t('birth_date'), value: whole?.birth_date && calendarDate(language, whole.birth_date) },
          { label: t('joined'), value: mediumDate(language, new Date(known.created_at)) },
          { label: t('events_led'), value: formatNumber(language, known.events_led) },
          { label: t('team_size'), value: figure(teamSize(known)) },
          { label: t('on_time'), value: figure(onTime(known)) },
          { label: t('load'), value: figure(load(known)) },
          {
            label: t('next_event'),
            value:
              whole &&
              (next ? (
                <Link to="/events" search={{ open: next.id }}>
                  <bdi>{titleIn(language, next)}</bdi>
                </Link>
              ) : null),
          },
          {
            label: t('usher'),
            value: whole?.usher && (
              <Link to="/ushers/$id" params={{ id: whole.usher.id }}>
                <bdi dir="ltr">{usherCode(whole.usher.code)}</bdi>
              </Link>
            ),
          },
        ]}
      />
      {user !== null && mayDo(user.permission_set, 'leaders.write') && (
        <DrawerFooter>
          <LeaderMoveButtons id={id} name={name} />
        </DrawerFooter>
      )}
    </>
  );
};

/** A figure never stands without its sample. */
const figure = (of: { readonly figure: string; readonly sample: string } | null) =>
  of && (
    <>
      {of.figure} <span className={classes['sample']}>{of.sample}</span>
    </>
  );
