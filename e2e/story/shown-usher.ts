import { expect, type APIRequestContext } from '@playwright/test';

type Asked = { readonly request: APIRequestContext; readonly token: string };

/** Somebody of the demo about whom everything is known. */
export const findPerson = async ({ request, token }: Asked, hat: 'ushers' | 'leaders'): Promise<string> => {
  const reply = await request.get(`/api/admin/${hat}`, {
    headers: { authorization: token },
    params: { status: 'approved', sort: 'code', per_page: '25' },
  });
  const { data } = (await reply.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
};

/** A transfer that waits for approval. */
export const findTransfer = async ({ request, token }: Asked): Promise<string> => {
  const reply = await request.get('/api/admin/transfers', {
    headers: { authorization: token },
    params: { status: 'pending_approval', sort: 'code', per_page: '25' },
  });
  const { data } = (await reply.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
};

/** One good row, one with a warning, and one that is bad in two ways. */
const FILE = [
  'Name,الاسم,Phone,Birth date,Email',
  'Layla Al-Harbi,ليلى الحربي,+966597777771,14/03/1998,',
  'Huda Salem,هدى سالم,0597777772,,',
  'Maha Al-Subaie,مها السبيعي,+966597777773,31/02/1999,maha@',
].join('\n');

/** A file of people that was checked; nobody of it is stored. One person may send few at once, and others do so, too. */
export const checkFile = async ({ request, token }: Asked): Promise<string> => {
  let id = '';
  await expect(async () => {
    const reply = await request.post('/api/admin/usher-imports', {
      headers: { authorization: token, 'content-type': 'application/octet-stream' },
      params: { name: 'people.csv' },
      data: Buffer.from(FILE),
    });
    expect(reply.status()).toBe(200);
    const { data } = (await reply.json()) as { data: { id: string } };
    id = data.id;
  }).toPass();
  return id;
};
