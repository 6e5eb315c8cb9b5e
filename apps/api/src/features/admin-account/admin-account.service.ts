import type {
  changePermissionSet,
  deactivateAdmin,
  getAdminAccount,
  getInviteWay,
  inviteAdmin,
  reactivateAdmin,
  resendInvite,
  sendPasswordLink,
  withdrawInvite,
} from '@proline/contract/admin-account/admin-account';
import { holdsAllOf } from '@proline/domain/account/admin-guard';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { createLink } from '../auth/password-link.service.ts';
import { deactivate, grantPermissionSet, reactivate, resend, sendLink, withdraw } from './account-change.service.ts';
import { findAccount, insertInvited } from './admin-account.queries.ts';

export const accountOf = async (db: Kysely<Database>, id: string) => {
  const account = await findAccount(db, id);
  if (!account) throw new Refusal('not_found');
  return account;
};

export const showAccount: Handler<typeof getAdminAccount> = async ({ params }, { db }) => ({
  data: await accountOf(db, params.id),
});

export const showInviteWay: Handler<typeof getInviteWay> = async (_input, { config }) => ({
  data: { mailed: config.mail !== null },
});

export const invite: Handler<typeof inviteAdmin> = ({ body }, context) => {
  const { admin, config, dataKey, write } = context;
  if (!holdsAllOf(admin.permission_set, body.permission_set)) throw new Refusal('more_than_yours');
  return write(async (tx, audit) => {
    const id = await insertInvited(tx, { ...body, invited_by: admin.id });
    if (id === undefined) throw new Refusal('email_taken');
    const { token, expires_at } = await createLink(
      tx,
      { to: { ...body, id }, from: admin, invites: true },
      { config, dataKey },
    );
    const { name, permission_set, language } = body;
    await audit({
      action: 'invite',
      entity: 'admin',
      record_id: id,
      after: { name, permission_set, language, link_expires_at: expires_at, mailed: token === null },
    });
    return { data: { account: await accountOf(tx, id), token, expires_at } };
  });
};

export const inviteAgain: Handler<typeof resendInvite> = ({ params }, { admin, config, dataKey, write }) =>
  write(async (tx, audit) => {
    const change = { tx, audit, actor_id: admin.id, target_id: params.id };
    const link = await resend(change, { config, dataKey });
    return { data: { account: await accountOf(tx, params.id), ...link } };
  });

export const withdrawInvitation: Handler<typeof withdrawInvite> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    await withdraw({ tx, audit, actor_id: admin.id, target_id: params.id });
    return { data: null };
  });

export const sendNewPasswordLink: Handler<typeof sendPasswordLink> = ({ params }, { admin, config, dataKey, write }) =>
  write(async (tx, audit) => {
    const link = await sendLink({ tx, audit, actor_id: admin.id, target_id: params.id }, { config, dataKey });
    return { data: { account: await accountOf(tx, params.id), ...link } };
  });

export const deactivateAccount: Handler<typeof deactivateAdmin> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = { tx, audit, actor_id: admin.id, target_id: params.id, version: body.version };
    await deactivate(change, body.reason);
    return { data: await accountOf(tx, params.id) };
  });

export const reactivateAccount: Handler<typeof reactivateAdmin> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    await reactivate({ tx, audit, actor_id: admin.id, target_id: params.id, version: body.version });
    return { data: await accountOf(tx, params.id) };
  });

export const changeAccountPermissions: Handler<typeof changePermissionSet> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = { tx, audit, actor_id: admin.id, target_id: params.id, version: body.version };
    await grantPermissionSet(change, body.permission_set);
    return { data: await accountOf(tx, params.id) };
  });
