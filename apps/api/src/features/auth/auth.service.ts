import { randomBytes } from 'node:crypto';
import type { endLeftSession, login, logout, me, setFirstPassword } from '@proline/contract/auth/auth';
import { SIGN_IN_DELAYS } from '@proline/domain/account/sign-in-delay';
import { isWeakPassword } from '@proline/domain/account/weak-password';
import { inCountedTry, type GuessedAt } from '../../platform/security/counted-try.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { hashPassword, verifyPassword } from '../../platform/security/password.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { profileOf } from '../../platform/security/admin-profile.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { networkOf, throttleKey, spendQuota } from '../../platform/security/throttle.ts';
import {
  endSession,
  endSessionOf,
  findAdminForSignIn,
  findKnownAddresses,
  findLinkOwner,
  insertSession,
  revokeSessions,
  savePassword,
  spendFirstPasswordLink,
} from './auth.queries.ts';
import { recordFailedSignIn } from './failed-sign-in.service.ts';
import { notifyOfJoining, notifyOfNewDevice } from './sign-in-notice.service.ts';
import { findOpenCode, spendCode } from '../two-factor/one-time-code.service.ts';

const TOKEN_BYTES = 32;
const TOKEN_TYPE = 'Bearer';
/** Nobody guesses a link; this only limits how much hashing one address can cause. */
const FIRST_PASSWORD_TRIES = { limit: 60, window_seconds: 600 } as const;

/** A device tells each of its sessions once, and again when the answer was lost. */
const LEFT_SESSIONS = { limit: 60, window_seconds: 600 } as const;

/**
 * Unknown account, wrong password, disabled account, no password yet: all get the same reply after one hash. Only a
 * caller who knows the password learns that a code is required.
 */
export const signIn: Handler<typeof login> = async ({ body }, context) => {
  const { db, dataKey, config, request, write } = context;
  const { admin, password_hash, code } = await inCountedTry(db, await guessedAt(context, body.email), async () => {
    const found = await findAdminForSignIn(db, body.email);
    const right = await verifyPassword(found?.password_hash ?? null, body.password);
    if (!right || !found || found.password_hash === null)
      return recordFailedSignIn(context, found?.id, 'wrong_credentials');
    const verified = { admin: profileOf(found), password_hash: found.password_hash };
    if (found.two_factor !== 'on') return { ...verified, code: null };
    if (body.otp === undefined) return new Refusal('otp_required');
    const open = await findOpenCode(db, dataKey, found.id, body.otp);
    return open ? { ...verified, code: open } : recordFailedSignIn(context, found.id, 'otp_wrong');
  });

  const access_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const session = {
    admin_id: admin.id,
    password_hash,
    token_hash: hashOfToken(access_token),
    hours: config.sessionMaxHours,
    address: request.address,
    user_agent: request.user_agent,
  };
  return write(async (tx, audit) => {
    if (code && !(await spendCode(tx, admin.id, code))) throw new Refusal('otp_wrong');
    const session_id = await insertSession(tx, session);
    if (session_id === undefined) throw new Refusal('wrong_credentials');
    await audit({ action: 'sign_in', entity: 'session', record_id: session_id, admin_id: admin.id });
    await notifyOfNewDevice(tx, { admin_id: admin.id, session_id }, request);
    return { data: { token_type: TOKEN_TYPE, access_token, user: admin } };
  });
};

/**
 * Guesses are counted for the account, for the address they come from, and for both together. Where the account was
 * signed in to lately only the last one counts, so that guesses of others keep nobody out of their own account.
 */
async function guessedAt(
  { db, dataKey, request }: Pick<Context, 'db' | 'dataKey' | 'request'>,
  email: string,
): Promise<GuessedAt[]> {
  const network = networkOf(request.address);
  const both = {
    key: throttleKey(dataKey, 'account_and_address', email, network),
    rule: SIGN_IN_DELAYS.account_and_address,
    forgiven: true,
  };
  const known = await findKnownAddresses(db, email);
  if (known.some((address) => networkOf(address) === network)) return [both];
  return [
    { key: throttleKey(dataKey, 'account', email), rule: SIGN_IN_DELAYS.account, forgiven: true },
    // signing in to one's own account must not reset the count of guesses at others
    { key: throttleKey(dataKey, 'address', network), rule: SIGN_IN_DELAYS.address, forgiven: false },
    both,
  ];
}

export const signOut: Handler<typeof logout> = (_input, { admin, write }) =>
  write(async (tx, audit) => {
    await endSession(tx, admin.session_id);
    await audit({ action: 'sign_out', entity: 'session', record_id: admin.session_id });
    return { data: null };
  });

/** Whoever knows the hash of a token has had the token; who guesses finds nothing out. */
export const endLeft: Handler<typeof endLeftSession> = async ({ body }, { db, dataKey, request, write }) => {
  await spendQuota(db, { key: throttleKey(dataKey, 'left_session', networkOf(request.address)), ...LEFT_SESSIONS });
  return write(async (tx, audit) => {
    const ended = await endSessionOf(tx, Buffer.from(body.print, 'hex'));
    await audit(
      ...(ended
        ? [{ action: 'sign_out', entity: 'session', record_id: ended.id, admin_id: ended.admin_id } as const]
        : []),
    );
    return { data: null };
  });
};

export const showMe: Handler<typeof me> = async (_input, { admin }) => ({ data: admin });

async function refuseWeak(password: string, owner: { email: string; password_hash: string | null }): Promise<void> {
  const { email, password_hash } = owner;
  if (isWeakPassword(password, email) || (password_hash !== null && (await verifyPassword(password_hash, password))))
    throw new Refusal('weak_password', { errors: { password: ['weak'] } });
}

export const chooseFirstPassword: Handler<typeof setFirstPassword> = async ({ params, body }, context) => {
  const { db, dataKey, request, write } = context;
  await spendQuota(db, {
    key: throttleKey(dataKey, 'first_password', networkOf(request.address)),
    ...FIRST_PASSWORD_TRIES,
  });
  const token_hash = hashOfToken(params.token);
  // hashed before the transaction, so that no connection waits for it, and only while the link is open
  const owner = await findLinkOwner(db, token_hash);
  if (owner) await refuseWeak(body.password, owner);
  const password_hash = owner ? await hashPassword(body.password) : null;
  return write(async (tx, audit) => {
    const admin_id = password_hash === null ? undefined : await spendFirstPasswordLink(tx, token_hash);
    if (admin_id === undefined || password_hash === null) throw new Refusal('link_not_valid');
    const isFirst = await notifyOfJoining(tx, admin_id);
    await savePassword(tx, admin_id, password_hash);
    const sessions_ended = await revokeSessions(tx, admin_id);
    await audit({
      action: isFirst ? 'set_first_password' : 'reset_password',
      entity: 'admin',
      record_id: admin_id,
      admin_id,
      after: { password: 'set', sessions_ended },
    });
    return { data: null };
  });
};
