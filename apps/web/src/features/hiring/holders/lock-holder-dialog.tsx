import type { PlaceHolder } from '@proline/contract/assignment/assignment';
import { LOCK_NOTE_MAX_LENGTH } from '@proline/domain/assignment/assignment-status';
import { IconLock } from '@tabler/icons-react';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lockHolder } from '../hiring.api.ts';
import { lockForm } from '../hiring.forms.ts';

type LockHolderDialogProps = { readonly holder: PlaceHolder; readonly name: string; readonly onClose: () => void };

/** Locks a place; Enter does it without a word of why. */
export const LockHolderDialog = ({ holder, name, onClose }: LockHolderDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('hiring-choice');
  const { t: forms } = useTranslation('form');
  const form = useForm(lockForm, {
    say: (problem) => forms(problem, { most: LOCK_NOTE_MAX_LENGTH }),
    send: async ({ note }) => {
      await lockHolder(holder, note);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('lock_title', { name })}
      text={t('lock_text')}
      icon={<Icon of={IconLock} size="l" />}
      form={form}
      submitLabel={t('lock')}
      onClose={onClose}
    >
      <TextField {...form.text('note')} label={t('lock_note')} hint={t('lock_note_hint')} dir="auto" data-autofocus />
    </FormDialog>
  );
};
