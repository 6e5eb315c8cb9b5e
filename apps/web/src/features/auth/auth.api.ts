import { getRecoveryWay, login, recoverPassword, setFirstPassword } from '@proline/contract/auth/auth';
import { followAccount } from '../../lib/preferences/account-preferences.ts';
import { call } from '../../lib/api/api-client.ts';
import { setUser, storeToken } from '../../lib/session/session-store.ts';

export type Credentials = { email: string; password: string; otp?: string };

export const signIn = async (credentials: Credentials): Promise<void> => {
  // The sign-in page answers a missing code by asking for it, which is no failure.
  const { data } = await call(login, { body: credentials, quiet: ['otp_required'] });
  storeToken(`${data.token_type} ${data.access_token}`);
  setUser(data.user);
  await followAccount(data.user);
};

export const saveFirstPassword = async (token: string, password: string): Promise<void> => {
  await call(setFirstPassword, { params: { token }, body: { password } });
};

/** Whether a link to a new password can be mailed from here. */
export const mayRecover = async (): Promise<boolean> => (await call(getRecoveryWay)).data.mailed;

export const askForLink = async (email: string, idempotencyKey: string): Promise<void> => {
  await call(recoverPassword, { body: { email }, idempotencyKey });
};
