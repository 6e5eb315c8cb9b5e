import { cityName } from '@proline/domain/place/cities';
import type { PlanStep } from '@proline/domain/event-plan/plan';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import { ProblemList } from '../problems/before-publish.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { planDays } from '../place/plan-dates.ts';
import { planFigures } from '../frame/plan-figures.ts';
import { PLAN_PAGES, stepLink } from '../frame/plan-pages.ts';
import { countIn } from '../problems/shown-problems.ts';
import { categoriesQuery } from '../event-plan.api.ts';
import { WorkCard } from '../frame/work-card.tsx';
import classes from './review-card.module.css';

const MOST_SHOWN = 30;

/** Summarizes the plan in a few lines, and lists everything that blocks publishing with a link to its field. */
export const ReviewCard = () => {
  const { t } = useTranslation('event-plan-money');
  const { t: tPlan } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { problems, eventId, held } = usePlan();
  const facts = useReviewFacts();
  const all = PLAN_PAGES.flatMap(({ steps }) => [...steps]);
  const blocking = countIn(problems, all);
  const note =
    blocking === 0 ? (held === null ? tPlan('ready') : change('ready_to_save')) : tPlan('to_fix', { count: blocking });
  return (
    // without any problem the list below says it
    <WorkCard number="4.5" title={t('review')} {...(problems.length > 0 && { note })}>
      <dl className={classes['facts']}>
        {facts.map(({ step, label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
            <dd className={classes['edit']}>
              <Link {...stepLink(eventId, step)} aria-label={t('edit_part', { part: label })}>
                {t('edit')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes['list']}>
        <ProblemList most={MOST_SHOWN} />
      </div>
    </WorkCard>
  );
};

type Fact = { readonly step: PlanStep; readonly label: string; readonly value: string };

const useReviewFacts = (): readonly Fact[] => {
  const { t, language } = useTranslation('event-plan-money');
  const { t: tPlace } = useTranslation('event-plan-place');
  const { t: tPlan } = useTranslation('event-plan');
  const { sound, forecast } = usePlan();
  const { data: categories } = useQuery(categoriesQuery);
  const { stepOne, stepTwo, stepThreeTeam, stepThreeZones, stepFour } = sound;
  const { places } = useMemo(() => planFigures(sound), [sound]);
  const category = categories?.find(({ id }) => id === stepOne.category_id);
  const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ') || '—';
  const leaders = new Set(stepThreeTeam.leaders.map(({ leader_id }) => leader_id)).size;
  const title = titleIn(language, stepOne) || stepOne.title_en || stepOne.title_ar;
  return [
    {
      step: 'stepOne',
      label: t('what'),
      value: join(title.trim(), category && nameIn(language, category), stepOne.client_name.trim()),
    },
    {
      step: 'stepTwo',
      label: tPlace('time'),
      value: join(planDays(language, stepOne) ?? tPlan('no_dates'), tPlan('shifts', { count: stepTwo.shifts.length })),
    },
    {
      step: 'stepOne',
      label: tPlace('place'),
      value: join(stepOne.venue.trim(), cityName(stepOne.city.trim(), language)),
    },
    {
      step: 'stepThree',
      label: t('people'),
      value: join(
        places === 0 ? t('nobody') : tPlan('places', { count: places }),
        t('leaders_count', { count: leaders }),
        stepThreeZones.zones.length > 0 ? t('zones_count', { count: stepThreeZones.zones.length }) : undefined,
      ),
    },
    {
      step: 'stepFour',
      label: tPlan('forecast'),
      value: roughMoney(language, stepFour.currency, forecast.total_minor),
    },
  ];
};
