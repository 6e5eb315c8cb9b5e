import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { isSignedIn } from '../../lib/session/session-store.ts';
import { LeaveDialog } from '../overlay/leave-dialog.tsx';

/**
 * Nobody loses what he wrote by a slip: leaving the page asks first. Changes of the address that stay on the page pass,
 * and so does an ended session, whose writer could not save any more.
 */
export const UnsavedGuard = ({ when }: { when: boolean }) => {
  const { t } = useTranslation('form');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && isSignedIn() && current.pathname !== next.pathname,
    enableBeforeUnload: () => when && isSignedIn(),
    withResolver: true,
  });
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      title={t('unsaved_title')}
      text={t('unsaved_text')}
      leaveLabel={t('leave')}
      stayLabel={t('stay')}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
};
