import { mayDo, type Permission } from '@proline/domain/account/permission';
import { useUser } from '../../lib/session/session-store.ts';

/** What this reader may do with batches: change them, and see accounts and files. */
export const useMayPay = () => {
  const user = useUser();
  const may = (permission: Permission) => user !== null && mayDo(user.permission_set, permission);
  return {
    mayWrite: may('transfers.write'),
    mayReveal: may('bank.reveal'),
    mayMessage: may('messages.send'),
    mayChangeSettings: may('settings.write'),
    mayReadSettings: may('settings.read'),
  };
};
