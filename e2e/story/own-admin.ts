import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { signInByApi } from './story.ts';

const PASSWORD = 'a story of its own';

export type OwnAdmin = { readonly email: string; readonly password: string; readonly name: string };

/** An account of this story alone, invited by the owner as anybody is: what it changes disturbs no other story. */
export const inviteOwnAdmin = async (
  request: APIRequestContext,
  ownerToken: string,
  language: 'en' | 'ar',
  permission_set = 'ops',
): Promise<OwnAdmin> => {
  const mark = randomBytes(4).toString('hex');
  const admin = { email: `story.${mark}@proline.test`, password: PASSWORD, name: `Story ${mark}` };
  const invited = await request.post('/api/admin/accounts', {
    headers: { authorization: ownerToken },
    data: { name: admin.name, email: admin.email, permission_set, language },
  });
  expect(invited.status()).toBe(200);
  const { data } = (await invited.json()) as { data: { token: string } };
  const set = await request.post(`/api/admin/auth/update-password-for-first-time/${data.token}`, {
    data: { password: admin.password },
  });
  expect(set.status()).toBe(200);
  // the story is not about being shown around, and finds no session but its own
  const headers = { authorization: await tokenOf(request, admin) };
  expect((await request.post('/api/admin/profile/tour/end', { headers })).status()).toBe(200);
  expect((await request.post('/api/admin/auth/logout', { headers })).status()).toBe(200);
  return admin;
};

/** The same, signed in. */
export const tokenOf = (request: APIRequestContext, { email, password }: OwnAdmin): Promise<string> =>
  signInByApi(request, { email, password });
