import type { TransferRow } from '@proline/contract/transfer/transfer';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerFooter, DrawerPart } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { TransferActions } from '../transfer-move/transfer-actions.parts.tsx';
import { PaidActions } from './paid-actions.tsx';
import { PayLines } from './pay-lines.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferNotes } from './transfer-notes.tsx';
import { transferQuery } from './transfer.api.ts';

/** Shows the list's data at once and adds the rest when it is loaded. */
type TransferDrawerProps = {
  readonly id: string;
  readonly row: TransferRow | undefined;
  readonly next?: (() => void) | undefined;
};

export const TransferDrawer = ({ id, row, next }: TransferDrawerProps) => {
  const { t } = useTranslation('transfer');
  const { t: status } = useTranslation('status');
  const { data: whole, isError, refetch } = useQuery(transferQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  return (
    <>
      <PersonDrawerHead
        person={known.payee}
        badge={<StatusBadge status={known.status}>{status(`transfer_${known.status}`)}</StatusBadge>}
      />
      {retry}
      {whole && <TransferNotes transfer={whole} />}
      <TransferFacts known={known} whole={whole} />
      {whole && whole.lines.length > 0 && (
        <DrawerPart title={t('lines')}>
          <PayLines transfer={whole} />
        </DrawerPart>
      )}
      {whole && (
        <DrawerFooter>
          <PaidActions transfer={whole} />
          <TransferActions key={whole.id} transfer={whole} next={next} />
        </DrawerFooter>
      )}
    </>
  );
};
