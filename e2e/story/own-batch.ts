import { expect, type APIRequestContext } from '@playwright/test';

type Asked = { readonly request: APIRequestContext; readonly token: string };
type Row = { readonly id: string; readonly net_minor: number };

const PAYER = {
  label: 'Main account',
  holder: 'Proline Events',
  bank_name: 'Al Rajhi Bank',
  bic: 'RJHISARI',
  currency: 'SAR',
  iban: 'SA0380000000608010167519',
};

const asker = ({ request, token }: Asked) => {
  const headers = { authorization: token };
  const read = async <Data>(reply: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Data> => {
    expect(reply.status(), await reply.text()).toBe(200);
    return ((await reply.json()) as { data: Data }).data;
  };
  return {
    get: async <Data>(path: string) => read<Data>(await request.get(`/api/admin/${path}`, { headers })),
    post: async <Data>(path: string, data: object) =>
      read<Data>(await request.post(`/api/admin/${path}`, { headers, data })),
  };
};

/** The account that pays in riyals, made by whoever needs it first. */
export const payerAccount = async (asked: Asked): Promise<string> => {
  const { get, post } = asker(asked);
  const accounts = await get<{ id: string; currency: string; archived: boolean }[]>('payer-accounts');
  const known = accounts.find(({ currency, archived }) => currency === PAYER.currency && !archived);
  return (known ?? (await post<{ id: string }>('payer-accounts', PAYER))).id;
};

/** Approved transfers that are in no batch; each story takes its own, from a place of its own in the list. */
export const readyTransfers = async (asked: Asked, page: number, count: number): Promise<Row[]> => {
  const rows = await asker(asked).get<Row[]>(
    `transfers?status=approved&currency=SAR&in_batch=no&held=no&sort=code&per_page=25&page=${page}`,
  );
  return rows.slice(0, count);
};

/** A draft of a few approved transfers; returns its id. */
export const makeBatch = async (asked: Asked): Promise<string> => {
  const { post } = asker(asked);
  const chosen = await readyTransfers(asked, 3, 4);
  const execute_on = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await post<{ id: string }>('payment-batches', {
    selection: { ids: chosen.map((row) => row.id) },
    currency: PAYER.currency,
    payer_account_id: await payerAccount(asked),
    execute_on,
    count: chosen.length,
    total_minor: chosen.reduce((sum, { net_minor }) => sum + net_minor, 0),
  });
  return id;
};
