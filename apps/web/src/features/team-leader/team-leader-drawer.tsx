import type { LeaderRow } from '@proline/contract/team-leader/team-leader';
import { ownFirst, titleIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CityName } from '../city/city-name.parts.tsx';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { DrawerFacts, DrawerHead } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { leaderQuery } from './team-leader.api.ts';

/** Shows the list's data at once and adds the rest when it is loaded. */
export const TeamLeaderDrawer = ({ id, row }: { readonly id: string; readonly row: LeaderRow | undefined }) => {
  const { t, language } = useTranslation('team-leader');
  const { t: status } = useTranslation('status');
  const { data: whole, isError, refetch } = useQuery(leaderQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const [name, other] = ownFirst(language, known.name_en, known.name_ar);
  const next = whole?.next_event;
  return (
    <>
      <DrawerHead
        title={name}
        other={<bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>}
        picture={<Avatar name={name} image={known.photo} size={64} />}
        badge={<StatusBadge status={known.status}>{status(`team_leader_${known.status}`)}</StatusBadge>}
      />
      {retry}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">L-{known.code}</bdi> },
          {
            label: t('phone'),
            value: (
              <a href={`tel:${known.phone}`}>
                <bdi dir="ltr">{known.phone}</bdi>
              </a>
            ),
          },
          { label: t('email'), value: whole && (whole.email === null ? null : <bdi dir="ltr">{whole.email}</bdi>) },
          { label: t('city'), value: <CityName of={known.city} /> },
          { label: t('age'), value: known.age === null ? null : formatNumber(language, known.age) },
          { label: t('birth_date'), value: whole?.birth_date && calendarDate(language, whole.birth_date) },
          { label: t('joined'), value: mediumDate(language, new Date(known.created_at)) },
          { label: t('events_led'), value: formatNumber(language, known.events_led) },
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
            label: t('was_usher'),
            value:
              whole &&
              (whole.usher_id === null ? null : (
                <Link to="/ushers" search={{ open: whole.usher_id }}>
                  {t('open_usher')}
                </Link>
              )),
          },
        ]}
      />
    </>
  );
};
