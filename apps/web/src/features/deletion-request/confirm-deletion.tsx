import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './confirm-deletion.module.css';
import type { DeletionForm } from './deletion-checks.ts';
import { askForDeletion } from './deletion-request.api.ts';

type ConfirmDeletionProps = {
  readonly form: DeletionForm;
  readonly idempotencyKey: string;
  readonly open: boolean;
  readonly onCancel: () => void;
};

export const ConfirmDeletion = ({ form, idempotencyKey, open, onCancel }: ConfirmDeletionProps) => {
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
      await askForDeletion(form, idempotencyKey);
    } catch {
      // The failure is on the screen already; the dialog stays, to try again or to cancel.
      setSending(false);
      return;
    }
    // Whoever has left the page meanwhile is not pulled back.
    if (!here.current) return;
    showSuccess(t('deleted'));
    await navigate({ to: paths.dashboard });
  };

  return (
    <Modal.Root
      opened={open}
      onClose={() => {
        if (!sending) onCancel();
      }}
      centered
      size={440}
      // Locking adds a style element that the content security policy refuses.
      lockScroll={false}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '', title: classes['title'] ?? '' }}
    >
      <Modal.Overlay backgroundOpacity={0.5} color="#101613" />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>
            <span className={classes['tile']}>
              <Icon of={IconAlertTriangle} size="l" />
            </span>
            {t('dialog_title')}
          </Modal.Title>
          <p>{t('confirmation')}</p>
          <p className={classes['account']}>
            <bdi dir="ltr">{form.email.trim()}</bdi>
          </p>
          <div className={classes['actions']}>
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
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
