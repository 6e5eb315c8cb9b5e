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

const PAYER = {
  label: 'Main account',
  holder: 'Proline Events',
  bank_name: 'Al Rajhi Bank',
  bic: 'RJHISARI',
  currency: 'SAR',
  iban: 'SA0380000000608010167519',
};
type Account = { readonly id: string; readonly currency: string; readonly archived: boolean };
type Ready = { readonly id: string; readonly net_minor: number };

/** A draft of two approved transfers; one that is there already will do. Another worker may take the same two meanwhile: then it has a draft. */
export const findBatch = async ({ request, token }: Asked): Promise<string> => {
  const headers = { authorization: token };
  const read = async <Data>(path: string): Promise<Data> => {
    const reply = await request.get(`/api/admin/${path}`, { headers });
    expect(reply.status(), await reply.text()).toBe(200);
    return ((await reply.json()) as { data: Data }).data;
  };
  const knownDraft = async () => (await read<{ id: string }[]>('payment-batches?status=draft'))[0]?.id;
  const known = await knownDraft();
  if (known !== undefined) return known;
  const payers = await read<Account[]>('payer-accounts');
  if (!payers.some(({ currency }) => currency === PAYER.currency))
    await request.post('/api/admin/payer-accounts', { headers, data: PAYER });
  const payer = (await read<Account[]>('payer-accounts')).find(({ currency }) => currency === PAYER.currency);
  const ready = await read<Ready[]>('transfers?status=approved&currency=SAR&in_batch=no&held=no&sort=-code');
  const chosen = ready.slice(0, 2);
  const made = await request.post('/api/admin/payment-batches', {
    headers,
    data: {
      selection: { ids: chosen.map(({ id }) => id) },
      currency: PAYER.currency,
      payer_account_id: payer?.id,
      execute_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      count: chosen.length,
      total_minor: chosen.reduce((sum, { net_minor }) => sum + net_minor, 0),
    },
  });
  if (made.ok()) return ((await made.json()) as { data: { id: string } }).data.id;
  return (await knownDraft()) ?? '';
};
