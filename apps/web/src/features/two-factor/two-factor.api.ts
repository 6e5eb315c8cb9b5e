import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@proline/contract/two-factor/two-factor';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { currentUser, setUser } from '../../lib/session/session-store.ts';
import { profileQuery } from '../profile/profile.api.ts';

export const beginSetUp = async () => (await call(beginTwoFactor)).data;

type PasswordAndCode = { readonly current_password: string; readonly otp: string };

export const confirmSetUp = async (body: PasswordAndCode): Promise<string[]> =>
  (await call(confirmTwoFactor, { body })).data.recovery_codes;

export const newRecoveryCodes = async (otp: string): Promise<string[]> =>
  (await call(renewRecoveryCodes, { body: { otp } })).data.recovery_codes;

export const turnOff = async (body: PasswordAndCode): Promise<void> => {
  await call(turnOffTwoFactor, { body });
};

/** Records in this browser whether the account has two-factor sign-in now. */
export const noteTwoFactor = async (state: 'on' | 'off'): Promise<void> => {
  const user = currentUser();
  if (user !== null) setUser({ ...user, two_factor: state });
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
};
