import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { batchCode } from '@proline/domain/payment-batch/batch-status';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './transfer.module.css';
import { DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** What an admin or the bank wrote is in no language of ours. */
type Note = { readonly key: string; readonly words: ReactNode; readonly reason: string };

/** Why it is voided, held or came back, before everything else. */
export const TransferNotes = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, language } = useTranslation('transfer');
  const { voided, hold, returned, account, status } = transfer;
  const date = (at: string) => mediumDate(language, new Date(at));
  const refused = returned?.batch ?? null;
  const notes: readonly (Note | false | null)[] = [
    voided && { key: 'voided', words: t('voided_why', { date: date(voided.at) }), reason: voided.reason },
    returned &&
      refused !== null &&
      status !== 'transferred' && {
        key: 'refused',
        words: <RefusedFrom batch={refused} date={date(returned.at)} />,
        reason: returned.reason,
      },
    // the bank's refusal holds it for the same reason
    hold &&
      !(refused !== null && hold.reason === returned?.reason) && {
        key: 'held',
        words: t('held_why'),
        reason: hold.reason,
      },
    returned &&
      refused === null &&
      status === 'pending_approval' && {
        key: 'returned',
        words: t('returned_why', { date: date(returned.at) }),
        reason: returned.reason,
      },
    account?.replaced === true &&
      status === 'approved' && { key: 'replaced', words: t('account_replaced'), reason: '' },
  ];
  return notes
    .filter((note) => note !== null && note !== false)
    .map(({ key, words, reason }) => (
      <DrawerNote key={key}>
        {words} <bdi lang="">{reason}</bdi>
      </DrawerNote>
    ));
};

const RefusedFrom = ({
  batch,
  date,
}: {
  readonly batch: { readonly id: string; readonly code: number };
  readonly date: string;
}) => {
  const { t } = useTranslation('transfer');
  const code = batchCode(batch.code);
  return (
    <Link to="/transactions/batches/$id" params={{ id: batch.id }} className={classes['from'] ?? ''}>
      {t('refused_why', { code, date })}
    </Link>
  );
};
