import { mayDo } from '@proline/domain/account/permission';
import { IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { BulkAction, Chosen } from '../../ui/list/list-view.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { writeToMany, type MessagedList } from './message.api.ts';

/**
 * The bulk action "Message" of a list of people, and the dialog to put beside the list. The dialog says how many before
 * anything is sent; it then runs as a job, with a result for each person.
 */
export const useMessageBulk = <Row,>(
  list: MessagedList,
): { readonly actions: readonly BulkAction<Row>[]; readonly dialog: ReactNode } => {
  const { t } = useTranslation('message');
  const user = useUser();
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  if (user === null || !mayDo(user.permission_set, 'messages.send')) return { actions: [], dialog: null };
  return {
    actions: [{ key: 'message', label: t('message'), icon: <Icon of={IconSend} />, run: setChosen }],
    dialog: chosen && (
      <MessageDialog
        title={t('many_title', { count: chosen.count })}
        text={t('many_text')}
        sendLabel={t('send_many', { count: chosen.count })}
        send={async (text, key) => {
          await writeToMany(list, chosen.selection, text, key);
          showSuccess(t('started'));
          chosen.clear();
          setChosen(null);
        }}
        close={() => setChosen(null)}
      />
    ),
  };
};
