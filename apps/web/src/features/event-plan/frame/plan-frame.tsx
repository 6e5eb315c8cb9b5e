import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { PlanStep } from '@proline/domain/event-plan/plan';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { BeforePublish } from '../problems/before-publish.tsx';
import { focusField } from './focus-field.ts';
import { LeaveGuard } from '../desk/leave-guard.tsx';
import { PlanConflict } from '../desk/plan-conflict.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { HeldNote } from '../change/held-note.tsx';
import { PlanFoot } from './plan-foot.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotes } from '../desk/plan-notes.tsx';
import { PLAN_PAGES, pageOf, readStep, stepLink } from './plan-pages.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { StepFour } from '../money/step-four.tsx';
import { StepOne } from '../place/step-one.tsx';
import { StepStrip } from './step-strip.tsx';
import { SummaryCard } from './summary-card.tsx';
import { usePlanTitle } from './use-plan-title.ts';
import { StepThree } from '../headcount/step-three.tsx';
import { StepTwo } from '../shifts/step-two.tsx';
import classes from '../event-plan.module.css';

const isThird = (step: PlanStep) => step === 'stepThree' || step === 'stepThreeTeam' || step === 'stepThreeZones';

const StepAt = ({ step }: { readonly step: PlanStep }) => {
  if (step === 'stepOne') return <StepOne />;
  if (step === 'stepTwo') return <StepTwo />;
  return isThird(step) ? <StepThree section={step} /> : <StepFour />;
};

/**
 * Goes to the draft's own address once its first save has given it one, and again after a deleted draft was saved as a
 * new one. The same step stays open, without a jump.
 */
const useOwnAddress = (step: PlanStep, onMade: (id: string) => void) => {
  const { id } = useParams({ strict: false });
  const { eventId } = usePlan();
  const navigate = useNavigate();
  useEffect(() => {
    if (eventId === null || id === eventId) return;
    onMade(eventId);
    void navigate({ ...stepLink(eventId, step), replace: true });
  }, [id, eventId, step, navigate, onMade]);
};

/** Starts a page at its top, or at the field that the address names. */
const useStepFocus = (step: PlanStep) => {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<PlanStep | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (hash !== '') return focusField(step, hash);
    if (before === null || pageOf(before) === pageOf(step)) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, hash]);
  return heading;
};

/** Marks the problems of a page once somebody has left it, because they have seen it then. */
const useTriedPages = (step: PlanStep) => {
  const desk = useDesk();
  const at = pageOf(step);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) desk.tryOut(PLAN_PAGES[shown.current]?.steps ?? []);
    shown.current = at;
  }, [desk, at]);
};

export const PlanFrame = ({ onMade }: { readonly onMade: (id: string) => void }) => {
  const { t } = useTranslation('event-plan');
  const params = useParams({ strict: false });
  const step = readStep(params.step) ?? 'stepOne';
  const title = usePlanTitle();
  usePageTitle(title);
  useOwnAddress(step, onMade);
  useTriedPages(step);
  const heading = useStepFocus(step);
  const place = pageOf(step);
  const name = t(PLAN_PAGES[place]?.name ?? 'page_what');
  return (
    <div className={classes['wizard']}>
      <PlanHeader title={title} />
      <StepStrip step={step} />
      <PlanNotes />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <h2 ref={heading} tabIndex={-1} className="visually-hidden">
            {t('step_title', { step: place + 1, total: PLAN_PAGES.length, name })}
          </h2>
          <HeldNote step={step} />
          <StepAt step={step} />
        </div>
        <aside className={classes['side']} aria-label={t('summary')}>
          <SummaryCard />
          <BeforePublish />
        </aside>
      </div>
      <PlanFoot step={step} />
      <PlanConflict />
      <LeaveGuard />
    </div>
  );
};
