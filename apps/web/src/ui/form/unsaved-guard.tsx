import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { isSignedIn } from '../../lib/session/session-store.ts';
import { LeaveDialog } from '../overlay/leave-dialog.tsx';

/**
 * Asks before somebody leaves the page with unsaved changes. It does not ask when the address changes within the page,
 * nor after the session has ended, because nothing can be saved then.
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
