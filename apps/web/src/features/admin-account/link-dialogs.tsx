import type { AdminAccountRow, Invitation } from '@proline/contract/admin-account/admin-account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { inviteWayQuery, sendInviteAgain, sendNewPassword, withdraw } from './admin-account.api.ts';
import { LinkDialog } from './link-dialog.tsx';

/** What somebody is about to do with an account's link. */
export type LinkAsked = {
  readonly act: 'resend' | 'withdraw' | 'password';
  readonly account: Pick<AdminAccountRow, 'id' | 'name' | 'email'>;
};

type LinkDialogsProps = {
  readonly asked: LinkAsked | null;
  readonly close: () => void;
  /** Called once the account is gone. */
  readonly onWithdrawn?: () => void;
};

/** Asks before a link is sent or dies, and shows a new link if there is no mail server to send it. */
export const LinkDialogs = ({ asked, close, onWithdrawn }: LinkDialogsProps) => {
  const { t } = useTranslation('admin-account');
  const { data: way } = useQuery({ ...inviteWayQuery, enabled: asked?.act === 'password' });
  const [made, setMade] = useState<Invitation | null>(null);
  if (asked === null) return <LinkDialog invitation={made} close={() => setMade(null)} />;
  const { act, account } = asked;
  const { id, name, email } = account;

  const run = async () => {
    if (act === 'withdraw') {
      await withdraw(id);
      close();
      onWithdrawn?.();
      showSuccess(t('withdrawn', { name }));
      return;
    }
    const link = await (act === 'resend' ? sendInviteAgain(id) : sendNewPassword(id));
    close();
    if (link.token === null) showSuccess(t(act === 'resend' ? 'invited' : 'password_link_sent', { email }));
    else setMade(link);
  };
  const words = {
    resend: { title: `${t('resend')}: ${name}`, label: t('resend'), consequences: [t('resend_text')] },
    withdraw: {
      title: t('withdraw_title', { name }),
      label: t('withdraw'),
      consequences: [t('link_dies'), t('withdraw_gone'), t('withdraw_free', { email })],
    },
    password: {
      title: t('password_link_title', { name }),
      label: t('password_link'),
      consequences: [
        ...(way ? [t(way.mailed ? 'password_link_mailed' : 'password_link_shown')] : []),
        t('password_link_old'),
        t('password_link_told'),
      ],
    },
  }[act];
  return (
    <ConfirmDialog
      open
      harmless={act !== 'withdraw'}
      title={words.title}
      consequences={words.consequences}
      confirmLabel={words.label}
      onConfirm={run}
      onCancel={close}
    />
  );
};
