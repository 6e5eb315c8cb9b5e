import { mayDo } from '@proline/domain/account/permission';
import { CURRENCIES } from '@proline/domain/place/region';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { moneyText } from '../../lib/money/money-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { BulkAction, Chosen } from '../../ui/list/list-view.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { bulkApprovalQuery, startBulkApproval } from './transfer-move.api.ts';

/** The bulk action of the list of transfers, and the dialog to put beside the list. */
export const useBulkApprove = <Row,>(): {
  readonly actions: readonly BulkAction<Row>[];
  readonly dialog: ReactNode;
} => {
  const { t } = useTranslation('transfer-move');
  const user = useUser();
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  if (user === null || !mayDo(user.permission_set, 'transfers.write')) return { actions: [], dialog: null };
  return {
    actions: [{ key: 'approve', label: t('bulk_approve'), icon: <Icon of={IconCheck} />, run: setChosen }],
    dialog: chosen && <BulkApproveDialog chosen={chosen} close={() => setChosen(null)} />,
  };
};

type BulkApproveDialogProps = {
  readonly chosen: Pick<Chosen<unknown>, 'selection' | 'clear'>;
  readonly close: () => void;
};

/** Restates count and control total in each currency; the server compares them with what it would approve. */
const BulkApproveDialog = ({ chosen, close }: BulkApproveDialogProps) => {
  const { t, language } = useTranslation('transfer-move');
  const query = useQuery({ ...bulkApprovalQuery(chosen.selection), refetchOnMount: 'always' });
  const { data, isError, isFetchedAfterMount } = query;
  // the reason for the failure is already on the screen
  useEffect(() => {
    if (isError) close();
  }, [isError, close]);
  if (!data || !isFetchedAfterMount) return null;
  const count = data.totals.reduce((sum, total) => sum + total.count, 0);
  const leftOut = data.left_out.map(({ refusal, count: left }) =>
    t('bulk_left', { count: formatNumber(language, left), why: t(`why_${refusal}`) }),
  );
  if (count === 0)
    return (
      <Dialog open onClose={close} title={t('bulk_none')} actions={<Button onClick={close}>{t('close')}</Button>}>
        {leftOut.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Dialog>
    );
  const totals = data.totals.flatMap(({ currency, ...total }) => {
    const known = CURRENCIES.find((one) => one === currency);
    return known === undefined ? [] : [{ currency: known, ...total }];
  });
  return (
    <ConfirmDialog
      open
      harmless
      title={t('bulk_title', { count })}
      text={t('bulk_text')}
      consequences={[
        ...totals.map((total) => (
          <b key={total.currency}>
            {t('bulk_total', {
              amount: moneyText(language, total.currency, total.net_minor),
              transfers: t('bulk_transfers', { count: total.count }),
            })}
          </b>
        )),
        ...(data.first_approvals > 0 ? [t('bulk_first', { count: data.first_approvals })] : []),
        ...leftOut,
      ]}
      confirmLabel={t('bulk_approve')}
      onConfirm={async () => {
        await startBulkApproval(chosen.selection, totals).catch(async (error: unknown) => {
          await query.refetch();
          throw error;
        });
        showSuccess(t('bulk_started'));
        chosen.clear();
        close();
      }}
      onCancel={close}
    />
  );
};
