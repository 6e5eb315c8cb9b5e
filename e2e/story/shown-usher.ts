import type { APIRequestContext } from '@playwright/test';

/** Somebody of the demo about whom everything is known. */
export const findUsher = async ({
  request,
  token,
}: {
  readonly request: APIRequestContext;
  readonly token: string;
}): Promise<string> => {
  const reply = await request.get('/api/admin/ushers', {
    headers: { authorization: token },
    params: { status: 'approved', sort: 'code', per_page: '25' },
  });
  const { data } = (await reply.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
};
