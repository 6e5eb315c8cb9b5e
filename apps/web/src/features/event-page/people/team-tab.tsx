import type { EventDetail } from '@proline/contract/event/event';
import type { getEventTeam } from '@proline/contract/event-page/event-page';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCheck, IconUserStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMayMove } from '../../event-move/use-moves.parts.ts';
import { outlookQuery } from '../../event-plan/event-plan.api.ts';
import { ClashBadge, type Clash } from '../../event-plan/team/clash-badge.parts.tsx';
import { teamQuery } from '../event-page.api.ts';
import { Loaded } from '../loaded.tsx';
import { PersonLink } from './person-link.tsx';
import { shiftWords } from '../shifts/shift-period.ts';
import classes from './team-tab.module.css';

type Team = AnswerOf<typeof getEventTeam>['data'];
type Lead = Team['leads'][number];

/** Shows who leads what, who was invited first and who is excluded. */
export const TeamTab = ({ event }: { readonly event: EventDetail }) => {
  const query = useQuery(teamQuery(event.id));
  return (
    <Loaded query={query}>
      {(team) => (
        <div className={classes['stack']}>
          <Leads event={event} team={team} />
          <People team={team} kind="invited_ahead" />
          <People team={team} kind="excluded" />
        </div>
      )}
    </Loaded>
  );
};

const Leads = ({ event, team }: { readonly event: EventDetail; readonly team: Team }) => {
  const { t, language } = useTranslation('event-page');
  const scopeWords = useScopeWords(event.time_zone);
  const clashesOf = useClashes(event);
  if (team.leads.length === 0) return <NoLeader event={event} />;
  return (
    <Card title={t('leaders')} end={event.status !== 'canceled' && <Ratio team={team} />}>
      <RecordTable
        label={t('leaders')}
        rows={team.leads}
        keyOf={({ leader, scope, zone, shift }) => [leader.id, scope, zone?.code, shift?.starts_at].join(' ')}
        columns={[
          { key: 'leader', title: t('leader'), cell: ({ leader }) => <PersonLink person={leader} leader /> },
          { key: 'scope', title: t('scope'), cell: scopeWords },
          ...(team.leads.some(({ leader }) => clashesOf(leader.id).length > 0)
            ? [
                {
                  key: 'clashes',
                  title: t('clashes'),
                  cell: ({ leader }: Lead) => {
                    const clashes = clashesOf(leader.id);
                    if (clashes.length === 0) return null;
                    return (
                      <span className={classes['clashes']}>
                        {clashes.map((clash) => (
                          <ClashBadge key={`${clash.event_id} ${clash.starts_at}`} clash={clash} />
                        ))}
                      </span>
                    );
                  },
                },
              ]
            : []),
          {
            key: 'phone',
            title: t('phone'),
            cell: ({ leader }) =>
              leader.phone === '' ? null : (
                <a href={`tel:${leader.phone}`} className={classes['phone']}>
                  <bdi dir="ltr">{leader.phone}</bdi>
                </a>
              ),
          },
          ...(team.leads.some(({ released_at }) => released_at !== null)
            ? [
                {
                  key: 'released',
                  title: t('released'),
                  cell: ({ released_at }: Lead) =>
                    released_at === null ? null : mediumDate(language, new Date(released_at)),
                },
              ]
            : []),
          {
            key: 'pay',
            title: t('pay'),
            end: true,
            cell: (lead) => moneyText(language, team.currency, lead.pay_minor),
          },
        ]}
      />
    </Card>
  );
};

/** Returns the clashes of a draft's leaders. They are only planned, so clashes must be seen before publishing. */
const useClashes = ({ id, status, version }: EventDetail) => {
  const { data } = useQuery({ ...outlookQuery(id, version), enabled: status === 'draft' });
  return (leader_id: string): readonly Clash[] =>
    data?.leaders.find((leader) => leader.leader_id === leader_id)?.clashes ?? [];
};

const useScopeWords = (zone: string) => {
  const { t, language } = useTranslation('event-page');
  return (lead: Lead) => {
    if (lead.scope === 'zone' && lead.zone)
      return (
        <span>
          {t('scope_zone')} <bdi>{lead.zone.code}</bdi> · <bdi>{nameIn(language, lead.zone)}</bdi>
        </span>
      );
    if (lead.scope === 'shift' && lead.shift) return shiftWords(language, lead.shift, zone);
    return t('scope_event');
  };
};

/** Shows whether there are enough leaders for the number of people who work at once. */
const Ratio = ({ team }: { readonly team: Team }) => {
  const { t, language } = useTranslation('event-page');
  const live = new Set(team.leads.filter(({ released_at }) => released_at === null).map(({ leader }) => leader.id))
    .size;
  const enough = live >= team.leaders_needed;
  const figure = (value: number) => formatNumber(language, value);
  return (
    <span className={classes['ratio']} data-enough={enough || undefined}>
      {enough ? <Icon of={IconCheck} size="s" stroke={2} /> : <Icon of={IconAlertTriangle} size="s" />}
      {t(enough ? 'ratio_met' : 'ratio_short', {
        places: figure(team.busiest_shift),
        needed: figure(team.leaders_needed),
        leaders: figure(live),
      })}
    </span>
  );
};

const NoLeader = ({ event }: { readonly event: EventDetail }) => {
  const { t } = useTranslation('event-page');
  const may = useMayMove();
  return (
    <EmptyState
      as="h2"
      tone="amber"
      icon={<Icon of={IconUserStar} size="xxl" />}
      title={t('no_leader')}
      text={t('no_leader_text')}
    >
      {event.status === 'draft' && may && (
        <ButtonLink to="/events/$id/plan/$step" params={{ id: event.id, step: 'stepThreeTeam' }}>
          {t('way_plan')}
        </ButtonLink>
      )}
    </EmptyState>
  );
};

const People = ({ team, kind }: { readonly team: Team; readonly kind: 'invited_ahead' | 'excluded' }) => {
  const { t, language } = useTranslation('event-page');
  const people = team[kind];
  if (people.length === 0) return null;
  return (
    <Card title={t(kind)} tag={formatNumber(language, people.length)}>
      <ul className={classes['people']}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
