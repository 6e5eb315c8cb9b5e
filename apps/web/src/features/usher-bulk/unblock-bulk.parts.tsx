import { mayDo } from '@proline/domain/account/permission';
import { IconLockOpen } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { BulkAction, Chosen } from '../../ui/list/list-view.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startUnblockJob } from './usher-bulk.api.ts';
import { bulkUnblockForm } from './usher-bulk.forms.ts';

/**
 * The bulk action "Unblock" of the list of blocked ushers, and the dialog to put beside the list. It runs as a job, with
 * a result for each usher.
 */
export const useUnblockBulk = <Row,>(): {
  readonly actions: readonly BulkAction<Row>[];
  readonly dialog: ReactNode;
} => {
  const { t } = useTranslation('usher-bulk');
  const user = useUser();
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  if (user === null || !mayDo(user.permission_set, 'ushers.write')) return { actions: [], dialog: null };
  return {
    actions: [{ key: 'unblock', label: t('unblock'), icon: <Icon of={IconLockOpen} />, run: setChosen }],
    dialog: chosen && (
      <ConfirmDialog
        open
        harmless
        title={t('unblock_title', { count: chosen.count })}
        consequences={[t('unblock_text'), t('unblock_left')]}
        confirmLabel={t('unblock')}
        reason={{ ...bulkUnblockForm, label: t('note'), hint: t('reason_hint') }}
        onConfirm={async (reason) => {
          await startUnblockJob(chosen.selection, reason);
          showSuccess(t('started'));
          chosen.clear();
          setChosen(null);
        }}
        onCancel={() => setChosen(null)}
      />
    ),
  };
};
