import { emptyPlan } from '@proline/domain/event-plan/plan';
import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { DeskProblem } from '../desk/plan-context.ts';
import { ProblemRow } from './problem-row.parts.tsx';
import { useLinesAbout } from './problem-words.parts.ts';
import classes from './plan-blockers.module.css';

type PlanBlockersProps = {
  readonly eventId: string;
  readonly problems: readonly DeskProblem[];
  /** Called when somebody follows a link, so that a dialog can close. */
  readonly onFollow?: () => void;
};

/** Longer lists are better worked through in the plan. */
const MOST_SHOWN = 4;

/** The plan itself is not loaded here: shifts and zones are named by their number. */
const UNREAD = { plan: emptyPlan('UTC', 'SAR'), people: { leaders: [], ushers: [] } };

/** Lists what keeps a draft from being published, each with a link to its field in the plan. */
export const PlanBlockers = ({ eventId, problems, onFollow }: PlanBlockersProps) => {
  const { t } = useTranslation('event-plan');
  const lineOf = useLinesAbout(UNREAD);
  const rest = problems.length - MOST_SHOWN;
  return (
    <>
      <ul className={classes['list']}>
        {byWeight(problems)
          .slice(0, MOST_SHOWN)
          .map((problem) => (
            <li key={`${problem.step}.${problem.field} ${problem.code}`}>
              <ProblemRow
                eventId={eventId}
                problem={problem}
                line={lineOf(problem)}
                {...(onFollow && { onClick: onFollow })}
              />
            </li>
          ))}
      </ul>
      {rest > 0 && <p className={classes['more']}>{t('more_problems', { count: rest })}</p>}
    </>
  );
};
