import { randomBytes } from 'node:crypto';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const REASON = 'Left the agency';
const adminId = async ({ addAdmin }: Ground): Promise<string> => (await addAdmin('viewer')).id;
const invitedId = async ({ pool }: Ground): Promise<string> =>
  (await addRow(pool, 'admins', { permission_set: 'viewer' })).id;
const disabledId = async (ground: Ground): Promise<string> =>
  (await addRow(ground.pool, 'admins', { permission_set: 'viewer', disabled_at: new Date() })).id;

export const samples: Samples = {
  getAdminAccount: async (ground) => ({ params: { id: await adminId(ground) } }),
  inviteAdmin: async () => ({
    body: {
      name: 'Sara Al-Fahad',
      email: `sara.${randomBytes(6).toString('hex')}@example.com`,
      permission_set: 'viewer',
      language: 'ar',
    },
  }),
  resendInvite: async (ground) => ({ params: { id: await invitedId(ground) } }),
  withdrawInvite: async (ground) => ({ params: { id: await invitedId(ground) } }),
  sendPasswordLink: async (ground) => ({ params: { id: await adminId(ground) } }),
  deactivateAdmin: async (ground) => ({ params: { id: await adminId(ground) }, body: { version: 1, reason: REASON } }),
  reactivateAdmin: async (ground) => ({ params: { id: await disabledId(ground) }, body: { version: 1 } }),
  changePermissionSet: async (ground) => ({
    params: { id: await adminId(ground) },
    body: { version: 1, permission_set: 'ops' },
  }),
  bulkDeactivateAdmins: async (ground) => ({
    body: { selection: { ids: [await adminId(ground)] }, reason: REASON },
  }),
  bulkReactivateAdmins: async (ground) => ({ body: { selection: { ids: [await disabledId(ground)] } } }),
  bulkResendInvites: async (ground) => ({ body: { selection: { ids: [await invitedId(ground)] } } }),
};
