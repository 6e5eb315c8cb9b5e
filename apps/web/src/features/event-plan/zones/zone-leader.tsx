import type { PlanZone } from '@proline/domain/event-plan/plan';
import { removeLeads, withLead } from '@proline/domain/event-plan/team/lead-changes';
import { nameIn } from '@proline/domain/text/name-in';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { LeaderPicker } from '../team/leader-picker.tsx';
import classes from './zones.module.css';

/** Chooses who leads a zone. The choice is stored in the team, because leads belong there. */
export const ZoneLeader = ({ zone, name }: { readonly zone: PlanZone; readonly name: string }) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, people, change } = usePlan();
  const { leaders } = plan.stepThreeTeam;
  const here = leaders.filter(({ scope, of }) => scope === 'zone' && of === zone.key);
  const named = here.map(({ leader_id }) => {
    const person = people.leaders.find(({ id }) => id === leader_id);
    return {
      id: leader_id,
      photo: person?.photo ?? null,
      name: person ? nameIn(language, person) : '…',
    };
  });
  const words = named.map((leader) => leader.name).join(' · ');
  return (
    <Popover
      label={t('leader_of_zone', { name })}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={classes['leader']}
          data-none={named.length === 0 || undefined}
          title={words || t('no_zone_leader')}
          aria-label={`${t('leader_of_zone', { name })}: ${words || t('no_zone_leader')}`}
        >
          {named.length === 0 ? (
            <Icon of={IconPlus} size="xs" />
          ) : (
            named
              .slice(0, 2)
              .map((leader) => <Avatar key={leader.id} name={leader.name} image={leader.photo} size={24} />)
          )}
        </button>
      )}
    >
      {(close) => (
        <div className={classes['leaderPanel']}>
          {named.map((leader) => (
            <span key={leader.id} className={classes['current']}>
              <Avatar name={leader.name} image={leader.photo} size={24} />
              <span className="clip">{leader.name}</span>
              <button
                type="button"
                aria-label={tPlan('remove_of', { name: leader.name })}
                onClick={() => {
                  const { stay } = removeLeads(
                    leaders,
                    ({ leader_id, scope, of }) => leader_id === leader.id && scope === 'zone' && of === zone.key,
                  );
                  change('stepThreeTeam', { leaders: stay });
                }}
              >
                <Icon of={IconX} size="s" stroke={2} />
              </button>
            </span>
          ))}
          <LeaderPicker
            refused={({ id }) => (named.some((leader) => leader.id === id) ? t('leads_this') : undefined)}
            onPick={({ id }) => {
              change('stepThreeTeam', { leaders: withLead(leaders, id, { scope: 'zone', of: zone.key }) });
              close();
            }}
          />
        </div>
      )}
    </Popover>
  );
};
