import type { PermissionSet } from '@proline/domain/permission';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema.gen.ts';

/** Undefined: the account is not active any more. */
export const findPermissionSet = async (
  tx: Transaction<Database>,
  admin_id: string,
): Promise<PermissionSet | undefined> =>
  (
    await tx
      .selectFrom('admins')
      .select('permission_set')
      .where('id', '=', admin_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
  )?.permission_set;
