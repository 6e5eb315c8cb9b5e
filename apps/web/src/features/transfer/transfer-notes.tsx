import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** What an admin or the bank wrote is in no language of ours. */
type Note = { readonly words: string; readonly reason: string };

/** Why it is voided, held or came back, before everything else. */
export const TransferNotes = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, language } = useTranslation('transfer');
  const { voided, hold, returned, account, status } = transfer;
  const date = (at: string) => mediumDate(language, new Date(at));
  const notes: readonly (Note | false | null)[] = [
    voided && { words: t('voided_why', { date: date(voided.at) }), reason: voided.reason },
    hold && { words: t('held_why'), reason: hold.reason },
    returned &&
      status === 'pending_approval' && {
        words: t('returned_why', { date: date(returned.at) }),
        reason: returned.reason,
      },
    account?.replaced === true && status === 'approved' && { words: t('account_replaced'), reason: '' },
  ];
  return notes
    .filter((note) => note !== null && note !== false)
    .map(({ words, reason }) => (
      <DrawerNote key={words}>
        {words} <bdi lang="">{reason}</bdi>
      </DrawerNote>
    ));
};
