import type {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  turnOffTwoFactor,
} from '@proline/contract/two-factor/two-factor';
import type { Transaction } from 'kysely';
import { inCountedTry } from '../../platform/security/counted-try.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import type { Context, Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import { notify } from '../../platform/writing/notify.ts';
import { hashOfRecoveryCode, newRecoveryCodes, newTotpSecret, totpUri } from '../../platform/security/one-time-code.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { lockForChange } from '../admin-account/account-change.service.ts';
import { accountOf } from '../admin-account/admin-account.service.ts';
import { endSessionsOf } from '../auth/session.service.ts';
import { guessedAtOwn, verifyOwnPassword, wrongCurrentPassword } from '../profile/profile.service.ts';
import { findTwoFactor } from './one-time-code.queries.ts';
import { findOpenCode, findProvedSecret, sealSecret, spendCode, type OpenCode } from './one-time-code.service.ts';
import { replaceRecoveryCodes, saveSecret, turnOff, turnOn, type ProvedSecret } from './two-factor.queries.ts';

type Own = Pick<Context<SignedInAdmin>, 'admin' | 'db' | 'dataKey'>;

const wrongCode = (): Refusal => new Refusal('otp_wrong', { errors: { otp: ['wrong'] } });

/** Guesses at the code, and at whatever else is asked with it, count together. */
const openCodeOf = ({ admin, db, dataKey }: Own, otp: string, also = async (): Promise<Refusal | null> => null) =>
  inCountedTry<OpenCode>(
    db,
    guessedAtOwn(dataKey, admin.id),
    async () => (await also()) ?? (await findOpenCode(db, dataKey, admin.id, otp)) ?? wrongCode(),
  );

const refusalOfPassword = async (own: Own, password: string): Promise<Refusal | null> =>
  (await verifyOwnPassword(own, password)) === undefined ? wrongCurrentPassword() : null;

/** Until a code confirms it, the secret is asked for nowhere, and another beginning replaces it. */
export const beginSetUp: Handler<typeof beginTwoFactor> = (_input, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const secret = newTotpSecret();
    if (!(await saveSecret(tx, admin.id, sealSecret(dataKey, admin.id, secret)))) throw new Refusal('two_factor_is_on');
    await audit({ action: 'begin_two_factor', entity: 'admin', record_id: admin.id });
    return { data: { secret, uri: totpUri(secret, admin.email) } };
  });

export const confirmSetUp: Handler<typeof confirmTwoFactor> = async ({ body }, context) => {
  const { admin, db, dataKey, write } = context;
  if (admin.two_factor === 'on') throw new Refusal('two_factor_is_on');
  const begun = await findTwoFactor(db, admin.id);
  if (!begun?.secret_encrypted) throw new Refusal('two_factor_not_begun');
  const proved = await inCountedTry<ProvedSecret>(
    db,
    guessedAtOwn(dataKey, admin.id),
    async () =>
      (await refusalOfPassword(context, body.current_password)) ??
      (await findProvedSecret(db, dataKey, admin.id, body.otp)) ??
      wrongCode(),
  );
  return write(async (tx, audit) => {
    if (!(await turnOn(tx, admin.id, proved))) throw new Refusal('two_factor_not_begun');
    const recovery_codes = await issueRecoveryCodes(tx, dataKey, admin.id);
    const sessions_ended = await endSessionsOf(tx, admin.id, admin.session_id);
    await audit({ action: 'turn_on_two_factor', entity: 'admin', record_id: admin.id, after: { sessions_ended } });
    await notifyOfChange(tx, admin.id, true);
    return { data: { recovery_codes } };
  });
};

export const reissueRecoveryCodes: Handler<typeof renewRecoveryCodes> = async ({ body }, context) => {
  const { admin, dataKey, write } = context;
  if (admin.two_factor !== 'on') throw new Refusal('two_factor_is_off');
  const code = await openCodeOf(context, body.otp);
  return write(async (tx, audit) => {
    if (!(await spendCode(tx, admin.id, code))) throw wrongCode();
    const recovery_codes = await issueRecoveryCodes(tx, dataKey, admin.id);
    await audit({ action: 'renew_recovery_codes', entity: 'admin', record_id: admin.id });
    return { data: { recovery_codes } };
  });
};

export const turnOffOwn: Handler<typeof turnOffTwoFactor> = async ({ body }, context) => {
  const { admin, write } = context;
  if (admin.two_factor !== 'on') throw new Refusal('two_factor_is_off');
  const code = await openCodeOf(context, body.otp, () => refusalOfPassword(context, body.current_password));
  return write(async (tx, audit) => {
    if (!(await spendCode(tx, admin.id, code))) throw wrongCode();
    if (!(await turnOff(tx, admin.id))) throw new Refusal('two_factor_is_off');
    await audit({ action: 'turn_off_two_factor', entity: 'admin', record_id: admin.id });
    await notifyOfChange(tx, admin.id, false);
    return { data: null };
  });
};

/** Whoever has lost phone and recovery codes asks an owner; from then on the password alone lets them in. */
export const turnOffForAnother: Handler<typeof resetTwoFactor> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = { tx, audit, actor_id: admin.id, target_id: params.id, version: body.version };
    await lockForChange(change, ({ permission_set }) => permission_set);
    if (!(await turnOff(tx, params.id))) throw new Refusal('two_factor_is_off');
    await audit({ action: 'reset_two_factor', entity: 'admin', record_id: params.id, after: { reason: body.reason } });
    await notifyOfChange(tx, params.id, false);
    return { data: await accountOf(tx, params.id) };
  });

/** For an owner who proves who they are at the machine itself. False: it was not on. */
export async function turnOffLost(tx: Transaction<Database>, admin_id: string): Promise<boolean> {
  const wasOn = await turnOff(tx, admin_id);
  if (wasOn) await notifyOfChange(tx, admin_id, false);
  return wasOn;
}

async function issueRecoveryCodes(tx: Transaction<Database>, dataKey: DataKey, admin_id: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    admin_id,
    codes.map((code) => hashOfRecoveryCode(dataKey, admin_id, code)),
  );
  return codes;
}

/** The account's owner is notified: if they did not do it, somebody else is after their account. */
const notifyOfChange = (tx: Transaction<Database>, admin_id: string, on: boolean) =>
  notify(tx, { kind: 'two_factor_changed', params: { on }, link: '/profile', to: { admin_ids: [admin_id] } });
