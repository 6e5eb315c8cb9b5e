import type { AdminAccountRow } from '@proline/contract/admin-account/admin-account';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { Chosen } from '../../ui/list/list-view.ts';
import { deactivateMany, reactivateMany, resendMany } from './admin-account.api.ts';
import { accountReasonForm } from './admin-account.forms.ts';

export type BulkAsked = {
  readonly act: 'deactivate' | 'reactivate' | 'resend';
  readonly chosen: Chosen<AdminAccountRow>;
};

/** States the number of accounts before the work starts; the work itself is a job with a result for each account. */
export const BulkDialogs = ({ asked, close }: { asked: BulkAsked | null; close: () => void }) => {
  const { t } = useTranslation('admin-account');
  if (!asked) return null;
  const { act, chosen } = asked;
  const { count, selection, clear } = chosen;

  const start = async (reason: string) => {
    if (act === 'deactivate') await deactivateMany(selection, reason);
    else if (act === 'reactivate') await reactivateMany(selection);
    else await resendMany(selection);
    showSuccess(t('bulk_started'));
    clear();
    close();
  };
  const words = {
    deactivate: { title: t('bulk_deactivate', { count }), label: t('deactivate') },
    reactivate: { title: t('bulk_reactivate', { count }), label: t('reactivate') },
    resend: { title: t('bulk_resend', { count }), label: t('resend') },
  }[act];
  return (
    <ConfirmDialog
      open
      harmless={act !== 'deactivate'}
      title={words.title}
      {...(act === 'resend' && { text: t('bulk_resend_text') })}
      consequences={act === 'deactivate' ? [t('no_sign_in'), t('bulk_rules'), t('keeps_history')] : []}
      confirmLabel={words.label}
      {...(act === 'deactivate' && { reason: accountReasonForm })}
      onConfirm={start}
      onCancel={close}
    />
  );
};
