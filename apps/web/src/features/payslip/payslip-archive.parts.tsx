import { mayDo } from '@proline/domain/account/permission';
import { IconFileZip } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { BulkAction, Chosen } from '../../ui/list/list-view.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startArchive } from './payslip.api.ts';

/** The bulk action of the list of transfers, and the dialog to put beside the list. Whoever may see accounts has it. */
export const usePayslipArchive = <Row,>(): {
  readonly actions: readonly BulkAction<Row>[];
  readonly dialog: ReactNode;
} => {
  const { t } = useTranslation('payslip-archive');
  const user = useUser();
  const [asked, setAsked] = useState<{ readonly chosen: Chosen<Row>; readonly key: string } | null>(null);
  if (user === null || !mayDo(user.permission_set, 'bank.reveal')) return { actions: [], dialog: null };
  const close = () => setAsked(null);
  const run = (chosen: Chosen<Row>) => setAsked({ chosen, key: newIdempotencyKey() });
  return {
    actions: [{ key: 'payslips', label: t('action'), icon: <Icon of={IconFileZip} />, run }],
    dialog: asked && (
      <ConfirmDialog
        open
        harmless
        title={t('title', { count: asked.chosen.count })}
        text={t('text')}
        confirmLabel={t('make')}
        onCancel={close}
        onConfirm={async () => {
          await startArchive(asked.chosen.selection, asked.key);
          showSuccess(t('started'));
          asked.chosen.clear();
          close();
        }}
      />
    ),
  };
};
