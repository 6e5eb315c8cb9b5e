import type { ChangePreview, ReleasedByChange } from '@proline/contract/event-change/event-change';
import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { validChanges } from '@proline/domain/event-plan/plan-changes';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showError, showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { invalidFields } from '../desk/sent-steps.ts';
import { planQuery, previewChange, sendChange } from '../event-plan.api.ts';
import { focusField } from '../frame/focus-field.ts';
import { PLAN_PAGES, stepLink } from '../frame/plan-pages.ts';
import { useProblemLines } from '../problems/problem-words.parts.ts';
import classes from './change.module.css';

const MOST_NAMED = 6;

const RELEASED = {
  times_changed: 'released_clash',
  too_little_rest: 'released_rest',
  too_many_hours: 'released_hours',
  shift_removed: 'released_removed',
} as const satisfies Readonly<Record<ReleasedByChange, string>>;

/** Asks the server whom the changes concern, shows it, and saves them once that is confirmed. */
export const useSavingChanges = () => {
  const { t } = useTranslation('event-plan-change');
  const lineOf = useProblemLines();
  const { eventId, problems } = usePlan();
  const desk = useDesk();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const [shown, setShown] = useState<{ readonly preview: ChangePreview; readonly isNews: boolean } | null>(null);

  const lead = async (found: readonly (typeof problems)[number][]) => {
    const [first] = byWeight(found);
    if (!first) return;
    showError(t('not_saved', { count: found.length, problem: lineOf(first).text }));
    await navigate(stepLink(eventId, first.step, first.field));
    focusField(first.step, first.field);
  };
  const wanted = () => {
    const { base, plan, version } = desk.store.getState();
    return { version, steps: validChanges(base, plan, invalidFields) };
  };
  /** Somebody else was faster: what both did is on the screen, and is looked at again before it is saved. */
  const catchUp = async () => {
    setShown(null);
    if (eventId !== null) await client.refetchQueries({ queryKey: planQuery(eventId).queryKey });
    showError(t('plan_changed'));
  };
  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return catchUp();
    setShown(null);
    showError(error.code === 'event_not_changeable' ? t('not_changeable') : error.message);
  };
  const look = async (isNews: boolean) => {
    if (eventId === null) return;
    const preview = await previewChange(eventId, wanted());
    const blocking = preview.problems.filter((problem) => problem.blocking);
    if (blocking.length > 0) {
      setShown(null);
      return lead(blocking);
    }
    setShown({ preview, isNews });
  };
  const ask = async () => {
    desk.tryOut(PLAN_PAGES.flatMap(({ steps }) => [...steps]));
    const blocking = problems.filter((problem) => problem.blocking);
    if (blocking.length > 0) return lead(blocking);
    setChecking(true);
    try {
      await look(false);
    } catch (error) {
      await fail(error);
    } finally {
      setChecking(false);
    }
  };
  const confirm = async (fingerprint: string) => {
    if (eventId === null) return;
    try {
      const { version, asked } = await sendChange(eventId, wanted(), fingerprint);
      desk.changed(version);
      showSuccess(asked === 0 ? t('saved') : t('saved_asked', { count: asked }));
      setShown(null);
      await navigate({ to: '/events/$id', params: { id: eventId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'change_outdated') return look(true);
      await fail(error);
    }
  };
  const dialog = shown && (
    <ChangeDialog {...shown} onConfirm={() => confirm(shown.preview.fingerprint)} onCancel={() => setShown(null)} />
  );
  return { ask, checking, dialog };
};

type ChangeDialogProps = {
  readonly preview: ChangePreview;
  /** The numbers are others than those that were shown a moment ago. */
  readonly isNews: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Says in numbers, and by name for those who lose a place, what saving does. */
export const ChangeDialog = ({ preview, isNews, onConfirm, onCancel }: ChangeDialogProps) => {
  const { t, language } = useTranslation('event-plan-change');
  const { plan } = usePlan();
  const { told, asked, released } = preview.numbers;
  const consequences = [
    ...(told > 0 ? [t('told', { count: told })] : []),
    ...(asked > 0 ? [t('asked', { count: asked })] : []),
    ...(released > 0 ? [t('released', { count: released })] : []),
  ];
  return (
    <ConfirmDialog
      open
      harmless={released === 0}
      title={t('confirm_title', { title: titleIn(language, plan.stepOne) })}
      consequences={consequences.length > 0 ? consequences : [t('nobody')]}
      confirmLabel={t('save_changes')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isNews && (
        <p role="status" className={classes['news']}>
          {t('numbers_changed')}
        </p>
      )}
      {preview.released.length > 0 && (
        <ul className={classes['released']}>
          {preview.released.slice(0, MOST_NAMED).map(({ person, as, reason, starts_at }) => (
            <li key={`${person.id} ${as} ${starts_at}`}>
              <bdi>
                {t(as === 'team_leader' ? 'lead_released' : RELEASED[reason], { name: nameIn(language, person) })}
              </bdi>
            </li>
          ))}
          {preview.released.length > MOST_NAMED && (
            <li>{t('released_more', { count: preview.released.length - MOST_NAMED })}</li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  );
};
