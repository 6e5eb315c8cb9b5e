import { expect, type APIRequestContext } from '@playwright/test';
import { drawer, wordsIn } from '../story/list-story.ts';
import { signedInTest as test, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    block: 'Block',
    unblock: 'Unblock',
    blocked: 'is blocked.',
    unblocked: 'is no longer blocked.',
    released: 'released.',
  },
  ar: { block: 'حظر', unblock: 'رفع الحظر', blocked: 'تم حظر', unblocked: 'رُفع الحظر عن', released: 'الإعفاء من' },
} as const;

type Moves = { status: string; touches: { places: number } };

const movesOf = async (request: APIRequestContext, token: string, id: string): Promise<Moves> => {
  const reply = await request.get(`/api/admin/ushers/${id}/moves`, { headers: { authorization: token } });
  return ((await reply.json()) as { data: Moves }).data;
};

/** Somebody of the demo who is expected at a shift that has not begun. */
async function findBooked(request: APIRequestContext, token: string): Promise<string> {
  const reply = await request.get('/api/admin/ushers?status=approved&sort=-code&per_page=100', {
    headers: { authorization: token },
  });
  const { data } = (await reply.json()) as { data: { id: string }[] };
  for (const { id } of data) if ((await movesOf(request, token, id)).touches.places > 0) return id;
  throw new Error('the demo has nobody who is booked');
}

test('blocking says in numbers what it releases, and can be ended', async ({ page, language, request, token }) => {
  const words = WORDS[language];
  const id = await findBooked(request, token);
  await page.goto(`/ushers?open=${id}`);
  const details = drawer(page, wordsIn(language));
  await details.getByRole('button', { name: words.block, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.released)).toBeVisible();
  await dialog.locator('textarea').fill('No-show without a word');
  await dialog.getByRole('button', { name: words.block, exact: true }).click();
  await expect(successToast(page, words.blocked)).toBeVisible();
  expect(await movesOf(request, token, id)).toMatchObject({ status: 'blocked', touches: { places: 0 } });

  await details.getByRole('button', { name: words.unblock }).click();
  await dialog.locator('textarea').fill('It was our mistake');
  await dialog.getByRole('button', { name: words.unblock }).click();
  await expect(successToast(page, words.unblocked)).toBeVisible();
  expect((await movesOf(request, token, id)).status).toBe('approved');
});
