import { templateProblem } from '@proline/domain/message/message-template';
import { IconSend } from '@tabler/icons-react';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { MessageText } from './message.api.ts';
import { messageForm } from './message.forms.ts';
import { StaysInNote } from './stays-in-note.tsx';
import { useMessageProblems } from './use-message-problems.ts';

type MessageDialogProps = {
  readonly title: string;
  readonly text?: string;
  readonly sendLabel: string;
  /** Texts to begin with. */
  readonly proposed?: MessageText | undefined;
  readonly send: (text: MessageText, idempotencyKey: string) => Promise<void>;
  readonly close: () => void;
};

/** Asks for a text in both languages: each person gets the language spoken better. */
export const MessageDialog = ({ title, text, sendLabel, proposed, send, close }: MessageDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('message');
  const say = useMessageProblems();
  const form = useForm(messageForm, {
    ...(proposed && { initial: proposed }),
    say,
    also: ({ text_en, text_ar }) => ({
      text_en: templateProblem('free_text', text_en),
      text_ar: templateProblem('free_text', text_ar),
    }),
    send,
  });
  return (
    <FormDialog
      width={560}
      title={title}
      text={text ?? t('both_text')}
      icon={<Icon of={IconSend} size="l" />}
      form={form}
      submitLabel={sendLabel}
      onClose={close}
    >
      <StaysInNote />
      <TextAreaField
        {...form.text('text_en')}
        label={t('text_en')}
        hint={t('text_hint')}
        dir="ltr"
        lang="en"
        rows={4}
      />
      <TextAreaField
        {...form.text('text_ar')}
        label={t('text_ar')}
        hint={t('text_hint')}
        dir="rtl"
        lang="ar"
        rows={4}
      />
    </FormDialog>
  );
};
