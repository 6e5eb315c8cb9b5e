import type { Role } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCalendarTime, IconClipboardText, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { stepLink } from '../frame/plan-pages.ts';
import { HeadcountPasteDialog } from './headcount-paste-dialog.tsx';
import { HeadcountTable } from './headcount-table.tsx';
import { HiringMode } from './hiring-mode.tsx';
import { ProblemLine } from '../problems/problem-line.tsx';
import { useHeadcount } from './use-headcount.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useRoleRows } from './use-role-rows.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from '../frame/work-table.module.css';

/** Shows the headcount as a table of roles by shifts. */
export const HeadcountCard = () => {
  const { t, language } = useTranslation('event-plan-headcount');
  const { t: tPlan } = useTranslation('event-plan');
  const { t: tShifts } = useTranslation('event-plan-shifts');
  const { plan, eventId } = usePlan();
  const { roles, others, loaded } = useRoleRows();
  const [pasting, setPasting] = useState(false);
  const work = useHeadcount(roles);
  const nameOf = (role: Role) => nameIn(language, role);
  const roleMenu = (
    <Menu
      label={t('add_role')}
      items={others.map((role) => ({ key: role.id, label: nameOf(role), run: () => work.add(role) }))}
      trigger={(props) => (
        <Button {...props} tone="secondary" data-small>
          <Icon of={IconPlus} size="s" stroke={2} />
          {t('role')}
        </Button>
      )}
    />
  );
  const noShifts = plan.stepTwo.shifts.length === 0;
  return (
    <WorkCard
      number="3.1"
      title={t('headcount')}
      required
      note={t('headcount_note')}
      end={
        !noShifts && (
          <>
            <Button tone="secondary" data-small onClick={() => setPasting(true)}>
              <Icon of={IconClipboardText} size="s" stroke={2} />
              {tPlan('paste')}
            </Button>
            {others.length > 0 && roleMenu}
          </>
        )
      }
    >
      {noShifts ? (
        <EmptyState
          icon={<Icon of={IconCalendarTime} size="xxl" />}
          tone="brand"
          title={tShifts('no_shifts')}
          text={t('shifts_first')}
        >
          <ButtonLink {...stepLink(eventId, 'stepTwo')}>{t('to_shifts')}</ButtonLink>
        </EmptyState>
      ) : loaded && roles.length === 0 ? (
        <div {...fieldAnchor('stepThree', 'needs')}>
          <EmptyState
            icon={<Icon of={IconUsersGroup} size="xxl" />}
            tone="brand"
            title={t('no_roles')}
            text={t('no_roles_text')}
          >
            {others.slice(0, 4).map((role) => (
              <Button key={role.id} tone="secondary" data-small onClick={() => work.add(role)}>
                <Icon of={IconPlus} size="s" stroke={2} />
                {nameOf(role)}
              </Button>
            ))}
          </EmptyState>
        </div>
      ) : (
        <HeadcountTable {...work} roles={roles} needs={plan.stepThree.needs} onPaste={work.paste} />
      )}
      <HeadcountProblems />
      <HiringMode />
      {pasting && <HeadcountPasteDialog onClose={() => setPasting(false)} onApply={work.put} shifts={work.shifts} />}
    </WorkCard>
  );
};

/** Lists the problems that cells show only by color. The same sentence appears once. */
const HeadcountProblems = () => {
  const problems = useProblems('stepThree');
  const told = new Map(
    [...problems].filter(([field]) => field.startsWith('needs')).map(([, problem]) => [problem.text, problem]),
  );
  return (
    told.size > 0 && (
      <div className={classes['problems']}>
        {[...told.values()].map((problem) => (
          <ProblemLine key={problem.text} problem={problem} />
        ))}
      </div>
    )
  );
};
