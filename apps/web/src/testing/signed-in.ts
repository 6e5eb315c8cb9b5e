import type { AdminProfile } from '@proline/contract/auth/admin';
import { mayDo, PERMISSION_SETS, type Permission, type PermissionSet } from '@proline/domain/account/permission';

/** Somebody of operations, for pieces that offer what their reader may do. */
export const OPS: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'ops', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};

/** Everybody who may not do it. */
export const setsWithout = (permission: Permission): PermissionSet[] =>
  PERMISSION_SETS.filter((set) => !mayDo(set, permission));
