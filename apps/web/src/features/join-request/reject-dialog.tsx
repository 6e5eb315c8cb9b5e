import type { Hat } from '@proline/domain/recruiting/recruiting';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { recruitingQuery } from '../interview/interview.api.ts';
import { rejectionForm } from './join-request.forms.ts';

type RejectDialogProps = {
  readonly name: string;
  readonly hat: Hat;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => Promise<void>;
};

/** Asks why; the usual reasons of the settings are one click away, and can be changed. */
export const RejectDialog = ({ name, hat, onClose, onReject }: RejectDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('join-request');
  const { data } = useQuery(recruitingQuery);
  return (
    <ConfirmDialog
      open
      title={t('reject_title', { name })}
      text={t(hat === 'usher' ? 'reject_text' : 'turn_down_text')}
      confirmLabel={t('reject')}
      reason={{
        ...rejectionForm,
        templates: {
          label: t('templates'),
          texts: data?.reasons.map(({ en, ar }) => (language === 'ar' ? ar : en)) ?? [],
        },
      }}
      onConfirm={onReject}
      onCancel={onClose}
    />
  );
};
