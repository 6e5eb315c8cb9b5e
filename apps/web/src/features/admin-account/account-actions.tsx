import type { AdminAccount, Invitation } from '@proline/contract/admin-account/admin-account';
import { IconMailForward, IconShieldOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { offerUndo } from '../../lib/api/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { deactivate, reactivate, sendInviteAgain, sendTwoFactorOff } from './admin-account.api.ts';
import { accountReasonForm } from './admin-account.forms.ts';
import { LinkDialog } from './link-dialog.tsx';

/** The actions that are possible for this account now. */
export const AccountActions = ({ account }: { account: AdminAccount }) => {
  const { t } = useTranslation('admin-account');
  const [asking, setAsking] = useState<'deactivate' | 'resend' | 'two_factor' | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const again = useMutation({
    mutationFn: () => reactivate(account),
    onSuccess: ({ name }) => showSuccess(t('reactivated', { name })),
  });

  const resend = async () => {
    const made = await sendInviteAgain(account.id);
    setAsking(null);
    if (made.token === null) showSuccess(t('invited', { email: account.email }));
    else setInvitation(made);
  };
  const stop = async (reason: string) => {
    const stopped = await deactivate(account, reason);
    setAsking(null);
    offerUndo(t('deactivated', { name: account.name }), () => reactivate(stopped));
  };
  const openAgain = async (reason: string) => {
    await sendTwoFactorOff(account, reason);
    setAsking(null);
    showSuccess(t('two_factor_off', { name: account.name }));
  };

  return (
    <DrawerFooter>
      {account.status === 'disabled' && (
        <Button loading={again.isPending} onClick={() => again.mutate()}>
          <Icon of={IconUserCheck} />
          {t('reactivate')}
        </Button>
      )}
      {account.status === 'invited' && (
        <Button onClick={() => setAsking('resend')}>
          <Icon of={IconMailForward} />
          {t('resend')}
        </Button>
      )}
      {account.status !== 'disabled' && (
        <Button tone="secondary" onClick={() => setAsking('deactivate')}>
          <Icon of={IconUserOff} />
          {t('deactivate')}…
        </Button>
      )}
      {account.two_factor && (
        <Button tone="secondary" onClick={() => setAsking('two_factor')}>
          <Icon of={IconShieldOff} />
          {t('two_factor_reset')}…
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'two_factor'}
        title={t('two_factor_title', { name: account.name })}
        consequences={[t('two_factor_password_only'), t('two_factor_told')]}
        confirmLabel={t('two_factor_reset')}
        reason={accountReasonForm}
        onConfirm={openAgain}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'resend'}
        harmless
        title={`${t('resend')}: ${account.name}`}
        text={t('resend_text')}
        confirmLabel={t('resend')}
        onConfirm={resend}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'deactivate'}
        title={t('deactivate_title', { name: account.name })}
        consequences={[
          ...(account.live_sessions > 0 ? [t('ends_sessions', { count: account.live_sessions })] : []),
          ...(account.link_expires_at === null ? [] : [t('link_dies')]),
          t('no_sign_in'),
          t('keeps_history'),
        ]}
        confirmLabel={t('deactivate')}
        reason={accountReasonForm}
        onConfirm={stop}
        onCancel={() => setAsking(null)}
      />
      <LinkDialog invitation={invitation} close={() => setInvitation(null)} />
    </DrawerFooter>
  );
};
