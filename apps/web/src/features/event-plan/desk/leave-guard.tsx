import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { isSignedIn } from '../../../lib/session/session-store.ts';
import { LeaveDialog } from '../../../ui/overlay/leave-dialog.tsx';
import { useDesk } from './plan-provider.tsx';

/** Saves before the page is left. It asks only when saving fails, because the text is then in this tab alone. */
export const LeaveGuard = () => {
  const { t } = useTranslation('event-plan');
  const desk = useDesk();
  const isUnsaved = () => {
    const { base, plan } = desk.store.getState();
    return isSignedIn() && changedSteps(base, plan).length > 0;
  };
  const blocker = useBlocker({
    shouldBlockFn: async ({ next }) => {
      const { event_id } = desk.store.getState();
      // Going from step to step, or to the address that the draft has just got, does not leave the draft.
      const home = event_id === null ? '/events/new' : `/events/${event_id}/plan`;
      if (!isUnsaved() || next.pathname.startsWith(home)) return false;
      return !(await desk.flush());
    },
    // What is only waiting to be saved is sent while the page closes, so nobody has to be asked.
    enableBeforeUnload: () => isUnsaved() && !desk.isSoonSaved(),
    withResolver: true,
  });
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      title={t('leave_title')}
      text={t('leave_text')}
      leaveLabel={t('leave_anyway')}
      stayLabel={t('leave_stay')}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
};
