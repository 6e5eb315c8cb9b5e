import type { AdminAccount } from '@proline/contract/admin-account/admin-account';
import { IconKey, IconMailForward, IconMailOff, IconShieldOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { offerUndo } from '../../lib/api/undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DrawerFooter } from '../../ui/list/drawer/drawer-content.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { deactivate, reactivate, sendTwoFactorOff } from './admin-account.api.ts';
import { accountReasonForm } from './admin-account.forms.ts';
import { LinkDialogs, type LinkAsked } from './link-dialogs.tsx';

/** The actions that are possible for this account now. */
export const AccountActions = ({ account }: { account: AdminAccount }) => {
  const { t } = useTranslation('admin-account');
  const [asking, setAsking] = useState<'deactivate' | 'two_factor' | null>(null);
  const [linking, setLinking] = useState<LinkAsked | null>(null);
  const navigate = useNavigate();
  const again = useMutation({
    mutationFn: () => reactivate(account),
    onSuccess: ({ name }) => showSuccess(t('reactivated', { name })),
  });

  const ask = (act: LinkAsked['act']) => setLinking({ act, account });
  const leave = () => navigate({ to: '/admin', search: (old) => ({ ...old, open: undefined }), replace: true });
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
        <Button onClick={() => ask('resend')}>
          <Icon of={IconMailForward} />
          {t('resend')}
        </Button>
      )}
      {account.status === 'invited' && (
        <Button tone="secondary" onClick={() => ask('withdraw')}>
          <Icon of={IconMailOff} />
          {t('withdraw')}…
        </Button>
      )}
      {account.status === 'active' && (
        <Button tone="secondary" onClick={() => ask('password')}>
          <Icon of={IconKey} />
          {t('password_link')}…
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
      <LinkDialogs asked={linking} close={() => setLinking(null)} onWithdrawn={() => void leave()} />
    </DrawerFooter>
  );
};
