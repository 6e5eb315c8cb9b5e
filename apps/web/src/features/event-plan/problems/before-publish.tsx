import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { focusField } from '../frame/focus-field.ts';
import { usePlan, type DeskProblem } from '../desk/plan-context.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { ProblemCount } from './problem-count.tsx';
import { ProblemRow } from './problem-row.parts.tsx';
import { useProblemLines } from './problem-words.parts.ts';
import classes from './before-publish.module.css';

const MOST_SHOWN = 6;

/** Lists blocking problems and warnings, each with a link to its field. */
export const BeforePublish = () => {
  const { t } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { problems, isMarked, held } = usePlan();
  const title = held === null ? t('before_publish') : change('before_save');
  const blocking = problems.filter((problem) => problem.blocking);
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <h3>{title}</h3>
        <ProblemCount count={blocking.length} wrong={blocking.some(isMarked)} />
      </div>
      <ProblemList most={MOST_SHOWN} />
    </section>
  );
};

export const ProblemList = ({ most }: { readonly most: number }) => {
  const { t } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { problems, held } = usePlan();
  const [all, setAll] = useState(false);
  const found = byWeight(problems);
  const shown = all ? found : found.slice(0, most);
  if (found.length === 0)
    return (
      <p className={classes['clear']}>
        <Icon of={IconCircleCheck} />
        {held === null ? t('all_clear') : change(held.changes.length === 0 ? 'nothing_changed' : 'ready_to_save')}
      </p>
    );
  return (
    <>
      <ul className={classes['list']}>
        {shown.map((problem) => (
          <li key={`${problem.step}.${problem.field} ${problem.code}`}>
            <ProblemLink problem={problem} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className={classes['more']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer_problems') : t('more_problems', { count: found.length - most })}
        </button>
      )}
    </>
  );
};

const ProblemLink = ({ problem }: { readonly problem: DeskProblem }) => {
  const { eventId, isMarked } = usePlan();
  const desk = useDesk();
  const lineOf = useProblemLines();
  const { step, field } = problem;
  return (
    <ProblemRow
      eventId={eventId}
      problem={problem}
      line={lineOf(problem)}
      quiet={!isMarked(problem)}
      onClick={() => {
        desk.tryOut([step]);
        // The link may lead to the current address, and then no navigation moves the focus.
        focusField(step, field);
      }}
    />
  );
};
