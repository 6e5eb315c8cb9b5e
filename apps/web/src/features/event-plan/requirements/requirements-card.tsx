import { REQUIREMENT_KINDS, type Requirement } from '@proline/domain/event-plan/plan';
import {
  withAsked,
  withRequirement,
  type Asked,
  type RequirementKind,
} from '@proline/domain/event-plan/requirements/requirement-changes';
import { IconFileCheck, IconGenderBigender, IconHistory, IconLanguage, IconStar } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { ProblemLine } from '../problems/problem-line.tsx';
import { RequirementValues } from './requirement-values.tsx';
import { useProblems } from '../problems/use-problems.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from './requirements.module.css';

const ICONS: Readonly<Record<RequirementKind, IconShape>> = {
  gender: IconGenderBigender,
  languages: IconLanguage,
  experience: IconHistory,
  rating: IconStar,
  documents: IconFileCheck,
};
const ASKED: readonly Asked[] = ['off', 'flag', 'block'];

/** Shows the requirements: who qualifies for this event. */
export const RequirementsCard = () => {
  const { t } = useTranslation('event-plan-requirements');
  const { plan, change } = usePlan();
  const problems = useProblems('stepTwo');
  const { requirements } = plan.stepTwo;
  const put = (next: readonly Requirement[]) => change('stepTwo', { requirements: next });
  const before = useRef(new Map<RequirementKind, Requirement>());
  return (
    <WorkCard number="2.2" title={t('requirements')} note={t('requirements_note')}>
      <ul className={classes['list']} {...fieldAnchor('stepTwo', 'requirements')}>
        {REQUIREMENT_KINDS.map((kind) => {
          const asked = requirements.find((one) => one.kind === kind);
          const at = asked ? requirements.indexOf(asked) : -1;
          const Picture = ICONS[kind];
          return (
            <li key={kind} className={classes['row']} data-off={asked === undefined || undefined}>
              <span className={classes['name']}>
                <Icon of={Picture} size="l" />
                {t(`need_${kind}`)}
              </span>
              <Segmented
                label={t(`need_${kind}`)}
                value={asked?.mode ?? 'off'}
                options={ASKED.map((value) => ({ value, label: t(`asked_${value}`) }))}
                onChange={(mode) => {
                  if (asked) before.current.set(kind, asked);
                  put(withAsked(requirements, kind, mode, before.current.get(kind)));
                }}
              />
              <div className={classes['values']}>
                {asked && (
                  <RequirementValues
                    asked={asked}
                    onChange={(changed) => put(withRequirement(requirements, changed))}
                  />
                )}
                <ProblemLine problem={[...problems].find(([field]) => field.startsWith(`requirements.${at}.`))?.[1]} />
              </div>
            </li>
          );
        })}
      </ul>
      <ProblemLine problem={problems.get('requirements')} />
    </WorkCard>
  );
};
