import { login, setFirstPassword } from '@proline/contract/auth';
import { call } from '../../lib/api-client.ts';
import { setUser, storeToken } from '../../lib/session-store.ts';

export const signIn = async (credentials: { email: string; password: string }): Promise<void> => {
  const { data } = await call(login, { body: credentials });
  storeToken(`${data.token_type} ${data.access_token}`);
  setUser(data.user);
};

export const saveFirstPassword = async (token: string, password: string): Promise<void> => {
  await call(setFirstPassword, { params: { token }, body: { password } });
};
