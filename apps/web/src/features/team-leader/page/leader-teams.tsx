import type { Leader } from '@proline/contract/team-leader/team-leader';
import type { TeamMember } from '@proline/contract/team-leader/leader-teams';
import { attendanceOf, punctualityOf, type Rate } from '@proline/domain/figures/work-rates';
import { nameIn } from '@proline/domain/text/name-in';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usherCode } from '../../person/code-names.parts.ts';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { LeaderFigure } from '../leader-figure.tsx';
import { leaderTeamQuery } from '../team-leader.api.ts';
import classes from './leader-page.module.css';
import { useLeaderPages } from './use-leader-pages.ts';

/** Shows everybody who was in a team of this leader, and how they came. */
export const LeaderTeams = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const { page, pageLink } = useLeaderPages();
  const query = useQuery(leaderTeamQuery(leader.id, page));
  return (
    <PersonLoaded query={query} failed={t('teams_failed')}>
      {({ data, meta }) =>
        meta.total === 0 ? (
          <EmptyState
            as="h2"
            tone="grey"
            icon={<Icon of={IconUsersGroup} size="xxl" />}
            title={t('no_teams')}
            text={t('no_teams_text')}
          />
        ) : (
          <Card
            title={t('tab_teams')}
            tag={formatNumber(language, meta.total)}
            end={<span className={classes['sample']}>{t('teams_of')}</span>}
          >
            <TeamTable rows={data} updating={query.isPlaceholderData} />
            <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
          </Card>
        )
      }
    </PersonLoaded>
  );
};

const TeamTable = ({ rows, updating }: { readonly rows: readonly TeamMember[]; readonly updating: boolean }) => {
  const { t, language } = useTranslation('team-leader');
  const number = (figure: number) => formatNumber(language, figure);
  /** Null: there is no case yet, which is not 0 %. */
  const share = ({ value, part, sample }: Rate) =>
    value === null ? null : (
      <LeaderFigure
        of={{
          figure: formatPercent(language, value),
          n: sample,
          sample: t('part_of', { part: number(part), sample: number(sample) }),
        }}
      />
    );
  return (
    <RecordTable
      label={t('tab_teams')}
      rows={rows}
      keyOf={({ id }) => id}
      updating={updating}
      columns={[
        {
          key: 'person',
          title: t('person'),
          cell: ({ id, code, ...names }) => (
            <span className={classes['event']}>
              <Link to="/ushers/$id" params={{ id }} className={classes['person'] ?? ''}>
                <bdi>{nameIn(language, names)}</bdi>
              </Link>
              <bdi className={classes['sample']} dir="ltr">
                {usherCode(code)}
              </bdi>
            </span>
          ),
        },
        { key: 'events', title: t('team_events'), end: true, cell: ({ events }) => number(events) },
        { key: 'shifts', title: t('shifts'), end: true, cell: ({ shifts }) => number(shifts) },
        {
          key: 'attended',
          title: t('team_attendance'),
          end: true,
          // whoever was excused counts for neither
          cell: (member) => share(attendanceOf(member)),
        },
        {
          key: 'on_time',
          title: t('on_time_short'),
          end: true,
          cell: (member) => share(punctualityOf(member)),
        },
        { key: 'no_shows', title: t('no_shows'), end: true, cell: ({ no_shows }) => number(no_shows) },
        { key: 'last', title: t('last_led'), cell: ({ last_at }) => mediumDate(language, new Date(last_at)) },
      ]}
    />
  );
};
