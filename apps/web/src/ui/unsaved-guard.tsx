import { IconAlertTriangle } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../lib/i18n.ts';
import { isSignedIn } from '../lib/session-store.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Nobody loses what he wrote by a slip: leaving the page asks first. Changes of the address that stay on the page pass,
 * and so does an ended session, whose writer could not save any more.
 */
export const UnsavedGuard = ({ when }: { when: boolean }) => {
  const { t } = useTranslation('forms');
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && isSignedIn() && current.pathname !== next.pathname,
    enableBeforeUnload: () => when && isSignedIn(),
    withResolver: true,
  });
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={stay}
      title={t('unsaved_title')}
      text={t('unsaved_text')}
      tone="amber"
      icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}
      actions={
        <>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button data-autofocus onClick={stay}>
            {t('stay')}
          </Button>
        </>
      }
    />
  );
};
