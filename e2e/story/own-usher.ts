import { expect, type APIRequestContext } from '@playwright/test';

/** Playwright counts its workers, also those that replace another. */
const worker = String(Number(process.env['TEST_WORKER_INDEX']) % 1_000).padStart(3, '0');
let taken = 0;

/** A local number that nobody has: the demo has none that begins so, and each worker has its own. */
export const freshPhone = (): string => {
  taken += 1;
  return `0569${worker}${String(taken).padStart(3, '0')}`;
};

/** What a hundred numbers of this worker begin with, for a story that leaves none of them behind. */
export const phoneBlock = `9665901${worker}`;

type Asked = { readonly request: APIRequestContext; readonly token: string };
type Named = { readonly name_en: string; readonly name_ar: string };
type Known = Named & { readonly phone?: string; readonly email?: string | null };

/** The API asks for the country, which the form adds by itself. */
const abroad = (phone: string): string => phone.replace(/^0/, '+966');

/** A pending usher of the story's own, of whom little is known; returns the id. */
export const makeUsher = async ({ request, token }: Asked, known: Known): Promise<string> => {
  const reply = await request.post('/api/admin/ushers', {
    headers: { authorization: token },
    data: {
      email: null,
      birth_date: null,
      gender: null,
      nationality: null,
      city: 'Riyadh',
      languages: [],
      height_cm: null,
      clothing_size: null,
      shoe_size: null,
      ...known,
      phone: abroad(known.phone ?? freshPhone()),
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { data } = (await reply.json()) as { data: { id: string } };
  return data.id;
};
