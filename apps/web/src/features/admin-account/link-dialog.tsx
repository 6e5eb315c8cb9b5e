import type { Invitation } from '@proline/contract/admin-account/admin-account';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';

/**
 * Shows the first-password link, which exists nowhere else: an admin who closes this without copying must invite again.
 */
export const LinkDialog = ({ invitation, close }: { invitation: Invitation | null; close: () => void }) => {
  const { t, language } = useTranslation('admin-account');
  if (!invitation || invitation.token === null) return null;
  const { account, token, expires_at } = invitation;
  const link = `${location.origin}/update-password-for-first-time/${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    showSuccess(t('copied'));
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('link_title')}
      text={t('link_text', { name: account.name, date: mediumDate(language, new Date(expires_at)) })}
      icon={<Icon of={IconLink} size="l" />}
      width={560}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {t('done')}
          </Button>
          <Button data-autofocus onClick={() => void copy()}>
            <Icon of={IconCopy} />
            {t('copy')}
          </Button>
        </>
      }
    >
      <TextField label={t('link')} value={link} dir="ltr" readOnly onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
};
