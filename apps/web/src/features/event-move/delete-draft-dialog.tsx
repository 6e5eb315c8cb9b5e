import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { useEventTitle, type Titled } from '../event/event-title.parts.ts';
import { sendDelete } from './event-move.api.ts';
import { useFreshMoves } from './use-moves.parts.ts';

type DeleteDraftDialogProps = {
  readonly event: Titled & { readonly id: string };
  readonly onClose: () => void;
  /** Called before onClose, so that a page that shows the deleted draft can leave. */
  readonly onDeleted?: () => void;
};

export const DeleteDraftDialog = ({ event, onClose, onDeleted }: DeleteDraftDialogProps) => {
  const { t } = useTranslation('event-move');
  useFocusReturn();
  const title = useEventTitle(event);
  const known = useFreshMoves(event.id, onClose);
  if (!known) return null;
  const remove = async () => {
    await sendDelete(event.id, known.version);
    showSuccess(t('delete_done', { title }));
    onDeleted?.();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('delete_title', { title })}
      text={t('delete_text')}
      consequences={[t('delete_nobody')]}
      confirmLabel={t('delete')}
      cancelLabel={t('keep')}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
};
