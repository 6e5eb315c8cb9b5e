import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './confirm-deletion.module.css';
import type { Deletion } from './deletion-request.forms.ts';
import { sendDeletionRequest } from './deletion-request.api.ts';

type ConfirmDeletionProps = {
  readonly deletion: Deletion;
  readonly idempotencyKey: string;
  readonly open: boolean;
  readonly onCancel: () => void;
};

export const ConfirmDeletion = ({ deletion, idempotencyKey, open, onCancel }: ConfirmDeletionProps) => {
  const { t } = useTranslation('deletion-request');
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const confirm = async () => {
    setSending(true);
    try {
      await sendDeletionRequest(deletion, idempotencyKey);
    } catch {
      // The failure is already on the screen; the dialog stays, so that the person can try again or cancel.
      setSending(false);
      return;
    }
    // Somebody who has left the page meanwhile is not pulled back.
    if (!here.current) return;
    showSuccess(t('deleted'));
    await navigate({ to: '/' });
  };

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!sending) onCancel();
      }}
      title={t('dialog_title')}
      tone="red"
      width={440}
      icon={<Icon of={IconAlertTriangle} size="l" />}
      actions={
        <>
          <Button
            tone="secondary"
            data-autofocus
            aria-disabled={sending || undefined}
            onClick={() => !sending && onCancel()}
          >
            {t('cancel')}
          </Button>
          <Button tone="danger" loading={sending} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('confirmation')}</p>
      <p className={classes['account']}>
        <bdi dir="ltr">{deletion.email.trim()}</bdi>
      </p>
    </Dialog>
  );
};
