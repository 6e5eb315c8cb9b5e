import { PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';

export const isPermissionSet = (value: string): value is PermissionSet => PERMISSION_SETS.some((set) => set === value);
