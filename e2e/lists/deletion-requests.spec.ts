import { expect } from '@playwright/test';
import { drawer, rows, wordsIn } from '../story/list-story.ts';
import { signedInTest as test } from '../story/story.ts';

const WORDS = {
  en: { part: 'Deletion requests', open: /^Open/, done: /^Done/, requests: 'Requests' },
  ar: { part: 'طلبات حذف الحسابات', open: /^مفتوح/, done: /^منفَّذ/, requests: 'الطلبات' },
} as const;
const OPEN_REQUESTS = '/join-requests?tab=deletion&status=open';

test('the dashboard leads to the open deletion requests, as many as it counts', async ({
  page,
  language,
  request,
  token,
}) => {
  const words = WORDS[language];
  const counted = async (): Promise<number | undefined> => {
    const reply = await request.get('/api/admin/needs', { headers: { authorization: token } });
    const { data } = (await reply.json()) as { data: { kind: string; count?: number }[] };
    return data.find(({ kind }) => kind === 'deletion_requests')?.count;
  };
  await page.goto('/');
  await page.locator(`main a[href="${OPEN_REQUESTS}"]`).click();
  await expect(page).toHaveURL(OPEN_REQUESTS);
  // other stories ask for deletions meanwhile, and the list shows them by itself
  await expect(async () => {
    await expect(rows(page)).toHaveCount((await counted()) ?? 0, { timeout: 1_000 });
  }).toPass();
  const main = page.getByRole('main');
  await expect(main.locator('[data-status="done"], [data-status="refused"]')).toHaveCount(0);
  await expect(main.locator('a[aria-current="page"]')).toHaveText([words.part, words.open]);

  await rows(page).first().click();
  const details = drawer(page, wordsIn(language));
  await expect(details.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page).toHaveURL(/tab=deletion&status=open&open=/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: words.done }).click();
  await expect(page).toHaveURL('/join-requests?tab=deletion&status=done');
  await page.getByRole('link', { name: words.requests, exact: true }).click();
  await expect(page).toHaveURL('/join-requests');
});
