import { randomBytes } from 'node:crypto';
import type { AdminProfile } from '@proline/contract/admin';
import type { login, logout, me, setFirstPassword } from '@proline/contract/auth';
import { SIGN_IN_DELAYS } from '@proline/domain/sign-in-delay';
import type { Context, Handler } from '../../platform/handler.ts';
import { hashPassword, verifyPassword } from '../../platform/password.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashOfToken } from '../../platform/session-check.ts';
import {
  forgetFailures,
  networkOf,
  recordFailure,
  refuseBlocked,
  throttleKey,
  useQuota,
} from '../../platform/throttle.ts';
import {
  endSession,
  findAdminForSignIn,
  insertSession,
  isFirstPasswordLinkOpen,
  revokeSessions,
  savePassword,
  useFirstPasswordLink,
} from './auth.queries.ts';

const TOKEN_BYTES = 32;
const TOKEN_TYPE = 'Bearer';
/** Links are long random numbers that nobody guesses; this only bounds the hashing that one address can cause. */
const FIRST_PASSWORD_TRIES = { limit: 60, window_seconds: 600 } as const;

const profileOf = ({ id, name, email, image, permission_set }: AdminProfile): AdminProfile => ({
  id,
  name,
  email,
  image,
  permission_set,
});

/** Unknown account, wrong password, disabled account, no password yet: one reply, after one hash. */
export const signIn: Handler<typeof login> = async ({ body }, context) => {
  const { db, config, request, write } = context;
  const admin = await inCountedTry(context, body.email, async () => {
    const found = await findAdminForSignIn(db, body.email);
    const right = await verifyPassword(found?.password_hash ?? null, body.password);
    return right ? found : undefined;
  });
  if (!admin || admin.password_hash === null) throw new Refusal('wrong_credentials', 401);

  const access_token = randomBytes(TOKEN_BYTES).toString('base64url');
  const session = {
    admin_id: admin.id,
    password_hash: admin.password_hash,
    token_hash: hashOfToken(access_token),
    hours: config.sessionMaxHours,
    address: request.address,
    user_agent: request.user_agent,
  };
  return write(async (tx, audit) => {
    const session_id = await insertSession(tx, session);
    if (session_id === undefined) throw new Refusal('wrong_credentials', 401);
    await audit({ action: 'sign_in', entity: 'session', record_id: session_id, admin_id: admin.id });
    return { data: { token_type: TOKEN_TYPE, access_token, user: profileOf(admin) } };
  });
};

/** Only an attempt that finds nothing counts. Blocked meanwhile by others, it is refused without telling what it found. */
async function inCountedTry<T>(
  { db, dataKey, request }: Pick<Context, 'db' | 'dataKey' | 'request'>,
  email: string,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networkOf(request.address);
  const account = { key: throttleKey(dataKey, 'account', email), rule: SIGN_IN_DELAYS.account };
  const address = { key: throttleKey(dataKey, 'address', network), rule: SIGN_IN_DELAYS.address };
  const both = {
    key: throttleKey(dataKey, 'account_and_address', email, network),
    rule: SIGN_IN_DELAYS.account_and_address,
  };
  const keys = [account.key, address.key, both.key];

  await refuseBlocked(db, keys);
  const result = await attempt();
  if (result === undefined) {
    await recordFailure(db, [account, address, both]);
  } else {
    await refuseBlocked(db, keys);
    // not the address: one's own account must not wash away guesses at others
    await forgetFailures(db, [account.key, both.key]);
  }
  return result;
}

export const signOut: Handler<typeof logout> = (_input, { admin, write }) =>
  write(async (tx, audit) => {
    await endSession(tx, admin.session_id);
    await audit({ action: 'sign_out', entity: 'session', record_id: admin.session_id });
    return { data: null };
  });

export const showMe: Handler<typeof me> = async (_input, { admin }) => ({ data: profileOf(admin) });

export const chooseFirstPassword: Handler<typeof setFirstPassword> = async ({ params, body }, context) => {
  const { db, dataKey, request, write } = context;
  await useQuota(db, {
    key: throttleKey(dataKey, 'first_password', networkOf(request.address)),
    ...FIRST_PASSWORD_TRIES,
  });
  const token_hash = hashOfToken(params.token);
  // hashed before the transaction, so that no connection waits for it, and only for a link that may still be good
  const password_hash = (await isFirstPasswordLinkOpen(db, token_hash)) ? await hashPassword(body.password) : null;
  return write(async (tx, audit) => {
    const admin_id = password_hash === null ? undefined : await useFirstPasswordLink(tx, token_hash);
    if (admin_id === undefined || password_hash === null) throw new Refusal('link_not_valid', 404);
    await savePassword(tx, admin_id, password_hash);
    const sessions_ended = await revokeSessions(tx, admin_id);
    await audit({
      action: 'set_first_password',
      entity: 'admin',
      record_id: admin_id,
      admin_id,
      after: { password: 'set', sessions_ended },
    });
    return { data: null };
  });
};
