import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';

type Transfer = AnswerOf<typeof getTransfer>['data'];

/** Why it is voided, held or came back, before everything else. */
export const TransferNotes = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t, language } = useTranslation('transfer');
  const { voided, hold, returned, account, status } = transfer;
  const date = (at: string) => mediumDate(language, new Date(at));
  const notes = [
    voided && t('voided_why', { date: date(voided.at), reason: voided.reason }),
    hold && t('held_why', { reason: hold.reason }),
    returned &&
      status === 'pending_approval' &&
      t('returned_why', { date: date(returned.at), reason: returned.reason }),
    account?.replaced === true && status === 'approved' && t('account_replaced'),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <DrawerNote key={note}>
      <span dir="auto">{note}</span>
    </DrawerNote>
  ));
};
