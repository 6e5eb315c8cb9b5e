import type { getUsher } from '@proline/contract/usher/usher';
import { mayDo } from '@proline/domain/account/permission';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findUsher } from './usher.queries.ts';

export const showUsher: Handler<typeof getUsher> = async ({ params }, { pool, admin }) => {
  const usher = await findUsher(pool, params.id);
  if (!usher) throw new Refusal('not_found');
  const maySeeId = mayDo(admin.permission_set, 'bank.reveal');
  return { data: { ...usher, id_number_last4: maySeeId ? usher.id_number_last4 : null } };
};
