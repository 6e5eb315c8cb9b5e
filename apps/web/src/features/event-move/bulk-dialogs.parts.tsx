import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { bulkConsequences, concerned, leftOut } from './bulk-words.ts';
import { bulkFiguresQuery, startBulkJob, type BulkAsked, type BulkFigures } from './event-bulk.api.ts';
import { cancelForm } from './event-move.forms.ts';

type BulkDialogsProps = { readonly asked: BulkAsked | null; readonly close: () => void };

/** Says in numbers what a bulk action will do before it starts. It then runs as a job, with a result for each event. */
export const BulkDialogs = ({ asked, close }: BulkDialogsProps) =>
  asked && <BulkDialog key={asked.act} asked={asked} close={close} />;

type BulkDialogProps = { readonly asked: BulkAsked; readonly close: () => void };

const BulkDialog = ({ asked, close }: BulkDialogProps) => {
  const { data, isFetchedAfterMount, isError } = useQuery({ ...bulkFiguresQuery(asked), refetchOnMount: 'always' });
  // The reason for the failure is already on the screen.
  useEffect(() => {
    if (isError) close();
  }, [isError, close]);
  if (!data || !isFetchedAfterMount) return null;
  if (concerned(data) === 0) return <NothingToDo figures={data} close={close} />;
  return <Confirm asked={asked} figures={data} close={close} />;
};

type FiguresProps = { readonly figures: BulkFigures; readonly close: () => void };

const Confirm = ({ asked, figures, close }: FiguresProps & { readonly asked: BulkAsked }) => {
  const { t } = useTranslation('event');
  const { t: moves } = useTranslation('event-move');
  const { act, chosen } = asked;
  const count = concerned(figures);

  const start = async (reason: string) => {
    await startBulkJob(asked, reason);
    showSuccess(t('bulk_started'));
    chosen.clear();
    close();
  };
  const words = {
    publish: { title: t('bulk_publish', { count }), text: t('bulk_publish_text'), label: t('publish') },
    cancel: { title: t('bulk_cancel', { count }), label: t('cancel_events') },
    delete: { title: t('bulk_delete', { count }), text: t('bulk_delete_text'), label: t('delete_drafts') },
  }[act];
  return (
    <ConfirmDialog
      open
      harmless={act === 'publish'}
      title={words.title}
      {...('text' in words && { text: words.text })}
      consequences={bulkConsequences(t, figures)}
      confirmLabel={words.label}
      {...(act === 'cancel' && {
        cancelLabel: t('keep_them'),
        reason: { ...cancelForm, hint: moves('reason_hint') },
      })}
      onConfirm={start}
      onCancel={close}
    />
  );
};

/** Explains why nothing can be done, instead of starting a job that would only be refused. */
const NothingToDo = ({ figures, close }: FiguresProps) => {
  const { t } = useTranslation('event');
  const { t: moves } = useTranslation('event-move');
  return (
    <Dialog
      open
      onClose={close}
      icon={<Icon of={IconLock} size="l" />}
      tone="grey"
      title={t(figures.act === 'cancel' ? 'bulk_none_to_cancel' : 'bulk_no_draft')}
      text={leftOut(t, figures).join(' · ')}
      actions={
        <Button tone="secondary" data-autofocus onClick={close}>
          {moves('close')}
        </Button>
      }
    />
  );
};
