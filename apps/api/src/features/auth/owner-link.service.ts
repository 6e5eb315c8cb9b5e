import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { recordAudit } from '../../platform/writing/audit.ts';
import { turnOffLost } from '../two-factor/two-factor.service.ts';
import { lockActiveOwner } from './password-link.queries.ts';
import { createLink } from './password-link.service.ts';

/** Whoever runs a command on the machine has no request. */
const SOURCE = { id: 'owner-link', address: null, user_agent: null } as const;

export type OwnerLink = { readonly token: string; readonly expires_at: string; readonly two_factor_reset: boolean };

/** A link for an owner who cannot sign in and has no other owner to ask. Undefined: no active owner has this address. */
export async function makeOwnerLink(
  tx: Transaction<Database>,
  dataKey: DataKey,
  { email, resetTwoFactor }: { readonly email: string; readonly resetTwoFactor: boolean },
): Promise<OwnerLink | undefined> {
  const owner = await lockActiveOwner(tx, email);
  if (!owner) return undefined;
  const two_factor_reset = resetTwoFactor && (await turnOffLost(tx, owner.id));
  // printed, never mailed: the mailbox may be what was lost
  const printed = { config: { mail: null }, dataKey };
  const { token, expires_at } = await createLink(tx, { to: owner, from: null, invites: false }, printed);
  if (token === null) throw new Error('The link was mailed.');
  await recordAudit(
    tx,
    { admin_id: null, source: SOURCE, dataKey },
    {
      action: 'make_owner_link',
      entity: 'admin',
      record_id: owner.id,
      after: { link_expires_at: expires_at, two_factor_reset },
    },
  );
  return { token, expires_at, two_factor_reset };
}
