import { holdsAllOf, refuseAdminChange } from '@proline/domain/account/admin-guard';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { notify } from '../../platform/writing/notify.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { createLink, killLinks, type LinkMeans, type MadeLink } from '../auth/password-link.service.ts';
import { endSessionsOf } from '../auth/session.service.ts';
import {
  deleteInvited,
  lockAccounts,
  saveDisabled,
  saveEnabled,
  savePermissionSet,
  type LockedAccount,
} from './admin-account.queries.ts';

/** Who changes whose account. A single request and each row of a job go the same way. */
export type AccountChange = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly actor_id: string;
  readonly target_id: string;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number;
};

type Pair = { readonly actor: LockedAccount; readonly target: LockedAccount; readonly other_owners: number };

/** Locks both accounts until the transaction ends; the actor may have lost their permission a moment ago. */
async function lockPair({ tx, actor_id, target_id, version }: AccountChange): Promise<Pair> {
  const locked = await lockAccounts(tx, [actor_id, target_id]);
  const actor = locked.find(({ id }) => id === actor_id);
  const target = locked.find(({ id }) => id === target_id);
  if (!target) throw new Refusal('not_found');
  if (actor?.status !== 'active' || !mayDo(actor.permission_set, 'admins.write')) throw new Refusal('forbidden');
  if (version !== undefined && version !== target.version) throw new Refusal('conflict');
  const other_owners = locked.filter(
    ({ id, permission_set, status }) => id !== target_id && permission_set === 'owner' && status === 'active',
  ).length;
  return { actor, target, other_owners };
}

/** Refuses what the domain's guards refuse. */
export async function lockForChange(change: AccountChange, becomes: (target: LockedAccount) => PermissionSet | null) {
  const { actor, target, other_owners } = await lockPair(change);
  const guard = refuseAdminChange({ actor, target, becomes: becomes(target), other_owners });
  if (guard) throw new Refusal(guard);
  return { actor, target };
}

export async function deactivate(change: AccountChange, reason: string): Promise<void> {
  const { tx, audit, actor_id, target_id } = change;
  const { target } = await lockForChange(change, () => null);
  if (target.status === 'disabled') throw new Refusal('admin_disabled');
  await saveDisabled(tx, { id: target_id, by: actor_id, reason });
  await killLinks(tx, target_id);
  const sessions_ended = await endSessionsOf(tx, target_id);
  await audit({
    action: 'deactivate',
    entity: 'admin',
    record_id: target_id,
    before: { status: target.status },
    after: { status: 'disabled', reason, sessions_ended },
  });
}

export async function reactivate(change: AccountChange): Promise<void> {
  const { tx, audit, target_id } = change;
  const { target } = await lockForChange(change, ({ permission_set }) => permission_set);
  if (target.status !== 'disabled') throw new Refusal('admin_not_disabled');
  await saveEnabled(tx, target_id);
  await audit({
    action: 'reactivate',
    entity: 'admin',
    record_id: target_id,
    before: { status: 'disabled' },
    after: { permission_set: target.permission_set },
  });
}

export async function grantPermissionSet(change: AccountChange, permission_set: PermissionSet): Promise<void> {
  const { tx, audit, actor_id, target_id } = change;
  const { actor, target: before } = await lockForChange(change, () => permission_set);
  if (before.permission_set !== permission_set) {
    await savePermissionSet(tx, target_id, permission_set);
    await notify(tx, {
      kind: 'permission_changed',
      params: { permission_set, by: actor.name },
      link: '/profile',
      to: { admin_ids: [target_id] },
      except: actor_id,
    });
  }
  await audit({
    action: 'change_permission_set',
    entity: 'admin',
    record_id: target_id,
    before: { permission_set: before.permission_set },
    after: { permission_set },
  });
}

export async function resend(change: AccountChange, means: LinkMeans): Promise<MadeLink> {
  const { tx, audit, target_id } = change;
  const { actor, target } = await lockPair(change);
  if (target.status !== 'invited') throw new Refusal('admin_not_invited');
  if (!holdsAllOf(actor.permission_set, target.permission_set)) throw new Refusal('more_than_yours');
  const link = await createLink(tx, { to: target, from: actor, invites: true }, means);
  await audit({
    action: 'resend_invite',
    entity: 'admin',
    record_id: target_id,
    after: { link_expires_at: link.expires_at, mailed: link.token === null },
  });
  return link;
}

/** The account goes with its invitation: nobody has ever used it, and its address may be somebody else's. */
export async function withdraw(change: AccountChange): Promise<void> {
  const { tx, audit, target_id } = change;
  const { actor, target } = await lockPair(change);
  if (!holdsAllOf(actor.permission_set, target.permission_set)) throw new Refusal('more_than_yours');
  if (!(await deleteInvited(tx, target_id))) throw new Refusal('admin_not_invited');
  const { name, permission_set } = target;
  await audit({ action: 'withdraw_invite', entity: 'admin', record_id: target_id, before: { name, permission_set } });
}

/** For somebody who has forgotten the password; the person is notified, because whoever has the link gets in. */
export async function sendLink(change: AccountChange, means: LinkMeans): Promise<MadeLink> {
  const { tx, audit, target_id } = change;
  const { actor, target } = await lockForChange(change, ({ permission_set }) => permission_set);
  if (target.status !== 'active') throw new Refusal('admin_not_active');
  const link = await createLink(tx, { to: target, from: actor, invites: false }, means);
  await notify(tx, {
    kind: 'password_link_sent',
    params: { by: actor.name },
    link: '/profile',
    to: { admin_ids: [target_id] },
  });
  await audit({
    action: 'send_password_link',
    entity: 'admin',
    record_id: target_id,
    after: { link_expires_at: link.expires_at, mailed: link.token === null },
  });
  return link;
}
