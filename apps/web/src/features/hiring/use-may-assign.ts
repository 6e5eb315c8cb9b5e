import { mayDo } from '@proline/domain/account/permission';
import { useUser } from '../../lib/session/session-store.ts';

/** Whether the reader may give places and take them back. */
export const useMayAssign = (): boolean => {
  const user = useUser();
  return user !== null && mayDo(user.permission_set, 'assignments.write');
};
