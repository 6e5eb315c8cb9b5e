import type { PlanStep } from '@proline/domain/event-plan/plan';
import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { IconArrowLeft, IconArrowRight, IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { showError } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { MoveDialog } from '../../event-move/move-dialog.parts.tsx';
import { useSavingChanges } from '../change/save-changes.tsx';
import { focusField } from './focus-field.ts';
import { usePlan } from '../desk/plan-context.ts';
import { PLAN_PAGES, pageOf, stepLink } from './plan-pages.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { useProblemLines } from '../problems/problem-words.parts.ts';
import classes from './plan-foot.module.css';

const ONWARD = { stepOne: 'to_step_two', stepTwo: 'to_step_three', stepThree: 'to_step_four' } as const;

/** Shows the way back, the current step and the way on. Ctrl or ⌘ with S saves at once, and with Enter goes on. */
export const PlanFoot = ({ step }: { readonly step: PlanStep }) => {
  const { t } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { eventId, problems, held } = usePlan();
  const left = problems.filter(({ blocking }) => blocking).length;
  const desk = useDesk();
  const navigate = useNavigate();
  const at = pageOf(step);
  const [page, before, after] = [PLAN_PAGES[at], PLAN_PAGES[at - 1], PLAN_PAGES[at + 1]];
  const go = (to: (typeof PLAN_PAGES)[number] | undefined) => to && void navigate(stepLink(eventId, to.key));
  const publishing = usePublishing();
  const saving = useSavingChanges();
  const finishing = held === null ? publishing : saving;
  const onward = () => (after ? go(after) : void finishing.ask());
  usePlanKeys({ save: () => void (held === null ? desk.flush() : saving.ask()), onward });
  const leave = async () => {
    await desk.flush();
    // The leave guard decides whether the page may be left with unsaved changes.
    await (held === null || eventId === null
      ? navigate({ to: '/events' })
      : navigate({ to: '/events/$id', params: { id: eventId } }));
  };
  const isSame = held !== null && held.changes.length === 0;
  const reviews = held !== null && after !== undefined && !isSame;
  return (
    <div className={classes['foot']} data-bottom-bar>
      {before && (
        <Button tone="secondary" onClick={() => go(before)}>
          <Icon of={IconArrowLeft} flip />
          {t('back')}
        </Button>
      )}
      <span className={classes['where']}>
        {t('step_of', { step: at + 1, total: PLAN_PAGES.length })}
        {left > 0 && ` · ${t('to_fix', { count: left })}`}
      </span>
      <button
        type="button"
        className={classes['leave']}
        data-beside-review={reviews || undefined}
        onClick={() => void leave()}
      >
        {held !== null ? change('back_to_event') : t(after ? 'save_and_leave' : 'save_draft')}
      </button>
      {reviews && (
        <Button tone="secondary" onClick={() => go(PLAN_PAGES.at(-1))}>
          {change('review_changes', { count: held.changes.length })}
        </Button>
      )}
      {after && page && page.key !== 'stepFour' ? (
        <Button onClick={onward} aria-keyshortcuts="Control+Enter Meta+Enter">
          <span className={classes['wide']}>{t(ONWARD[page.key])}</span>
          <span className={classes['narrow']}>{t('continue')}</span>
          <Icon of={IconArrowRight} flip />
        </Button>
      ) : (
        <Button
          loading={finishing.checking}
          {...(isSame ? { 'aria-disabled': true } : { onClick: onward })}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {held === null ? <Icon of={IconSend} flip /> : <Icon of={IconDeviceFloppy} />}
          {held === null ? t('publish') : change('save_changes')}
        </Button>
      )}
      {finishing.dialog}
    </div>
  );
};

/** Saves the draft and asks for confirmation, or leads to the first problem that blocks publishing, and names it. */
const usePublishing = () => {
  const { t } = useTranslation('event-plan');
  const lineOf = useProblemLines();
  const { eventId, plan, problems } = usePlan();
  const desk = useDesk();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const [asking, setAsking] = useState(false);
  const blocking = byWeight(problems).filter((problem) => problem.blocking);
  const [first] = blocking;
  const ask = async () => {
    desk.tryOut(PLAN_PAGES.flatMap(({ steps }) => [...steps]));
    if (first) {
      showError(t('not_published', { count: blocking.length, problem: lineOf(first).text }));
      await navigate(stepLink(eventId, first.step, first.field));
      return focusField(first.step, first.field);
    }
    setChecking(true);
    const saved = await desk.flush();
    setChecking(false);
    if (saved) setAsking(true);
  };
  const dialog = asking && eventId !== null && (
    <MoveDialog
      event={{ id: eventId, title_en: plan.stepOne.title_en, title_ar: plan.stepOne.title_ar }}
      to="published"
      onClose={() => setAsking(false)}
      onDone={() => void navigate({ to: '/events/$id', params: { id: eventId } })}
    />
  );
  return { ask, checking, dialog };
};

const usePlanKeys = ({ save, onward }: { readonly save: () => void; readonly onward: () => void }) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // A dialog handles its own keys.
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      const act = event.code === 'KeyS' ? save : event.key === 'Enter' ? onward : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
