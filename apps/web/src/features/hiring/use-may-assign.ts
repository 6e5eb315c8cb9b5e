import { mayDo, type Permission } from '@proline/domain/account/permission';
import { useUser } from '../../lib/session/session-store.ts';

const useMay = (permission: Permission): boolean => {
  const user = useUser();
  return user !== null && mayDo(user.permission_set, permission);
};

/** Whether the reader may give places and take them back. */
export const useMayAssign = (): boolean => useMay('assignments.write');

/** Whether the reader may put applicants on the waitlist. */
export const useMayDecide = (): boolean => useMay('applications.write');
