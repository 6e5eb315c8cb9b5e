import { busiestShift, leadersNeeded } from '@proline/domain/event-plan/headcount/headcount';
import { needsAtOnce } from '@proline/domain/event-plan/headcount/needs-at-once';
import { USHERS_PER_LEADER } from '@proline/domain/event-plan/plan';
import { withLead } from '@proline/domain/event-plan/team/lead-changes';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { RequiredMark } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { LeaderPicker } from './leader-picker.tsx';
import { LeaderRows } from './leader-rows.tsx';
import { ProblemLine } from '../problems/problem-line.tsx';
import { UsherPicks } from './usher-picks.tsx';
import { useProblems } from '../problems/use-problems.ts';
import card from '../frame/work-card.module.css';
import classes from './team.module.css';

const MOST_FACES = 4;

/** Shows who leads, who is invited first and who is excluded. When folded, one line summarizes it. */
export const TeamCard = ({ wanted }: { readonly wanted: boolean }) => {
  const { t } = useTranslation('event-plan-team');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, change } = usePlan();
  const problems = useProblems('stepThreeTeam');
  const { leaders } = plan.stepThreeTeam;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    <details ref={fold} className={card['card']}>
      <summary className={classes['summary']}>
        <span className={card['number']} aria-hidden="true">
          3.2
        </span>
        <h2 className={card['title']}>{t('team')}</h2>
        <TeamLine />
        <Icon of={IconChevronDown} size="l" className={classes['arrow']} />
      </summary>
      <section className={classes['part']} aria-label={t('leaders')} {...fieldAnchor('stepThreeTeam', 'leaders')}>
        <div className={classes['partHead']}>
          <h3>
            {t('leaders')} <RequiredMark />
          </h3>
          <span className={classes['muted']}>{t('leaders_note')}</span>
          <span className={classes['end']}>
            <Popover
              label={t('add_leader')}
              align="end"
              trigger={(props) => (
                <Button {...props} tone="secondary" data-small>
                  <Icon of={IconPlus} size="s" stroke={2} />
                  {tPlan('leader')}
                </Button>
              )}
            >
              {() => (
                <LeaderPicker
                  refused={({ id }) => (leaders.some((lead) => lead.leader_id === id) ? t('in_team') : undefined)}
                  onPick={({ id }) =>
                    change('stepThreeTeam', { leaders: withLead(leaders, id, { scope: 'event', of: null }) })
                  }
                />
              )}
            </Popover>
          </span>
        </div>
        <LeaderRows />
        <ProblemLine problem={problems.get('leaders')} />
      </section>
      <UsherPicks kind="invited" />
      <UsherPicks kind="excluded" />
    </details>
  );
};

/** Shows photos, numbers, and whether there are enough leaders. */
const TeamLine = () => {
  const { t, language } = useTranslation('event-plan-team');
  const { plan, people, outlook } = usePlan();
  const { leaders, invited, excluded } = plan.stepThreeTeam;
  const ids = [...new Set(leaders.map(({ leader_id }) => leader_id))];
  const known = ids.flatMap((id) => people.leaders.find((leader) => leader.id === id) ?? []);
  const ratio = outlook?.around.ushers_per_leader ?? USHERS_PER_LEADER;
  // At least one leader is needed, even for a few people.
  const missing = Math.max(1, leadersNeeded(busiestShift(needsAtOnce(plan)), ratio)) - ids.length;
  const facts = [
    ids.length === 0 ? t('no_leaders') : t('leaders_count', { count: ids.length }),
    t('ratio', { people: ratio }),
    ...(invited.length > 0 ? [t('invited_count', { count: invited.length })] : []),
    ...(excluded.length > 0 ? [t('excluded_count', { count: excluded.length })] : []),
  ];
  return (
    <>
      {known.length > 0 && (
        <span className={classes['faces']} aria-hidden="true">
          {known.slice(0, MOST_FACES).map((leader) => (
            <Avatar key={leader.id} name={nameIn(language, leader)} image={leader.photo} size={24} />
          ))}
          {known.length > MOST_FACES && (
            <bdi dir="ltr" className={classes['rest']}>
              +{formatNumber(language, known.length - MOST_FACES)}
            </bdi>
          )}
        </span>
      )}
      <span className={classes['muted']}>{facts.join(' · ')}</span>
      <span className={classes['badge']} data-short={missing > 0 || undefined}>
        {missing > 0 ? (
          <>
            <Icon of={IconAlertTriangle} size="s" stroke={2} />
            {t('leaders_missing', { count: missing })}
          </>
        ) : (
          <>
            <Icon of={IconCheck} size="s" stroke={2} />
            {t('ratio_met')}
          </>
        )}
      </span>
    </>
  );
};
