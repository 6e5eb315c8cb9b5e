import { cityName } from '@proline/domain/place/cities';
import type { PlanStep } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { StepMark } from '../../../ui/picture/step-mark.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { planFigures } from './plan-figures.ts';
import { PLAN_PAGES, pageOf, stepLink, type PlanPageName } from './plan-pages.ts';
import { ProblemCount } from '../problems/problem-count.tsx';
import { countIn } from '../problems/shown-problems.ts';
import { categoriesQuery } from '../event-plan.api.ts';
import classes from './step-strip.module.css';

/** Returns a few words for each page about what it holds so far. */
const useFacts = (): Readonly<Record<PlanPageName, string>> => {
  const { t, language } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { sound, problems, held } = usePlan();
  const ready = held === null ? t('ready') : change(held.changes.length === 0 ? 'nothing_changed' : 'ready_to_save');
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find(({ id }) => id === sound.stepOne.category_id);
  const what = [category && nameIn(language, category), cityName(sound.stepOne.city.trim(), language)];
  const { places, unzoned } = planFigures(sound);
  const zoned = sound.stepThreeZones.zones.length > 0;
  const all = countIn(
    problems,
    PLAN_PAGES.flatMap(({ steps }) => [...steps]),
  );
  const join = (parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(' · ');
  return {
    stepOne: join(what) || t('no_place_yet'),
    stepTwo: join([
      t('shifts', { count: sound.stepTwo.shifts.length }),
      sound.stepTwo.requirements.length > 0 && t('requirements', { count: sound.stepTwo.requirements.length }),
    ]),
    stepThree: join([t('places', { count: places }), zoned && unzoned > 0 && t('unzoned', { count: unzoned })]),
    stepFour: all === 0 ? ready : t('to_fix', { count: all }),
  };
};

export const StepStrip = ({ step }: { readonly step: PlanStep }) => {
  const { t } = useTranslation('event-plan');
  const { problems, isMarked, eventId } = usePlan();
  const facts = useFacts();
  const at = pageOf(step);
  return (
    <nav className={classes['strip']} aria-label={t('steps')}>
      <ol className={classes['pages']}>
        {PLAN_PAGES.map(({ key, name, steps }, index) => {
          const wrong = countIn(problems, steps);
          const current = index === at;
          // The last page is done only when no page has a blocking problem, because it reviews all of them.
          const done = key === 'stepFour' ? problems.every(({ blocking }) => !blocking) : wrong === 0;
          return (
            <li key={key} className={classes['page']} data-current={current || undefined}>
              <Link
                {...stepLink(eventId, key)}
                className={classes['link'] ?? ''}
                aria-current={current ? 'step' : undefined}
              >
                <StepMark number={index + 1} current={current} done={done} />
                <span className={classes['words']}>
                  <b className={classes['name']}>{t(name)}</b>
                  <span className={classes['facts']}>
                    <bdi>{facts[key]}</bdi>
                  </span>
                </span>
                <ProblemCount
                  count={wrong}
                  wrong={problems.some((one) => one.blocking && isMarked(one) && steps.some((of) => of === one.step))}
                />
                {done && <span className="visually-hidden">{t('step_done')}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
