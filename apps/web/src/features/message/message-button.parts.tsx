import { mayDo } from '@proline/domain/account/permission';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { writeToPerson, type MessageText } from './message.api.ts';

type MessageButtonProps = {
  readonly id: string;
  readonly name: string;
  /** In the head of a page: one button of several. */
  readonly inHead?: boolean;
  /** What it is about, in place of the usual word, and what it may say. */
  readonly about?: { readonly label: string; readonly proposed: MessageText };
};

/** Writes to one person; nothing for those who may not. */
export const MessageButton = ({ id, name, inHead = false, about }: MessageButtonProps) => {
  const { t } = useTranslation('message');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user === null || !mayDo(user.permission_set, 'messages.send')) return null;
  return (
    <>
      <Button tone={inHead || about ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        <Icon of={IconSend} />
        {about?.label ?? t(inHead ? 'message' : 'write')}
      </Button>
      {open && (
        <MessageDialog
          title={t('one_title', { name })}
          sendLabel={t('send')}
          proposed={about?.proposed}
          send={async (text, key) => {
            await writeToPerson(id, text, key);
            showSuccess(t('sent_toast'));
            setOpen(false);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
};
