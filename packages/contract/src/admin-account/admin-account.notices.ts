import { z } from 'zod';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { notice } from '../frame/notice.ts';

export const adminJoined = /* @__PURE__ */ notice('admin_joined', {
  access: 'admins.read',
  optional: true,
  params: z.object({ admin_id: z.uuid(), name: z.string() }),
});

/** Whoever has the link can sign in with a password of their choice. */
export const passwordLinkSent = /* @__PURE__ */ notice('password_link_sent', {
  access: 'own',
  optional: false,
  params: z.object({ by: z.string() }),
});

export const permissionChanged = /* @__PURE__ */ notice('permission_changed', {
  access: 'own',
  optional: false,
  params: z.object({ permission_set: z.enum(PERMISSION_SETS), by: z.string() }),
});
