import type { Transaction } from 'kysely';
import { notify } from '../../platform/writing/notify.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findNewcomer, isNewDevice } from './sign-in-notice.queries.ts';

/** Notifies the account's owner of a sign-in from a new device. */
export async function notifyOfNewDevice(
  tx: Transaction<Database>,
  { admin_id, session_id }: { readonly admin_id: string; readonly session_id: string },
  { address, user_agent }: RequestFacts,
): Promise<void> {
  if (!(await isNewDevice(tx, session_id))) return;
  const to = { admin_ids: [admin_id] };
  await notify(tx, { kind: 'new_sign_in', params: { address, user_agent }, link: '/profile', to });
}

/**
 * Must run before the first password is saved: afterwards it cannot be recognized as the first. False: there was one.
 */
export async function notifyOfJoining(tx: Transaction<Database>, admin_id: string): Promise<boolean> {
  const name = await findNewcomer(tx, admin_id);
  if (name === undefined) return false;
  await notify(tx, {
    kind: 'admin_joined',
    params: { admin_id, name },
    link: `/admin?open=${admin_id}`,
    to: { permission: 'admins.read' },
    except: admin_id,
  });
  return true;
}
