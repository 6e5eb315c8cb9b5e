import type { Samples } from '../../testing/sample/sample-ground.ts';
import { codeOf, forCaller, setTwoFactor, withTestPassword } from '../../testing/sample/sample-profiles.ts';
import { TEST_PASSWORD } from '../../testing/test-app.ts';

export const samples: Samples = {
  resetTwoFactor: async (ground) => {
    const { id } = await ground.addAdmin('viewer');
    await setTwoFactor(ground, id, 'on');
    return { params: { id }, body: { version: 1, reason: 'Lost the phone' } };
  },
  beginTwoFactor: forCaller(async (ground, caller) => {
    await setTwoFactor(ground, caller, 'begun');
    return {};
  }),
  confirmTwoFactor: forCaller(async (ground, caller) => {
    await withTestPassword(ground, caller);
    return { body: { current_password: TEST_PASSWORD, otp: codeOf(await setTwoFactor(ground, caller, 'begun')) } };
  }),
  renewRecoveryCodes: forCaller(async (ground, caller) => ({
    body: { otp: codeOf(await setTwoFactor(ground, caller, 'on')) },
  })),
  turnOffTwoFactor: forCaller(async (ground, caller) => {
    await withTestPassword(ground, caller);
    return { body: { current_password: TEST_PASSWORD, otp: codeOf(await setTwoFactor(ground, caller, 'on')) } };
  }),
};
