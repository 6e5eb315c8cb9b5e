import { mayDo } from '@proline/domain/account/permission';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { writeToPerson } from './message.api.ts';

type MessageButtonProps = {
  readonly id: string;
  readonly name: string;
  /** In the head of a page: one button of several. */
  readonly inHead?: boolean;
};

/** Writes to one person; nothing for those who may not. */
export const MessageButton = ({ id, name, inHead = false }: MessageButtonProps) => {
  const { t } = useTranslation('message');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user === null || !mayDo(user.permission_set, 'messages.send')) return null;
  return (
    <>
      <Button tone={inHead ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        <Icon of={IconSend} />
        {t(inHead ? 'message' : 'write')}
      </Button>
      {open && (
        <MessageDialog
          title={t('one_title', { name })}
          sendLabel={t('send')}
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
