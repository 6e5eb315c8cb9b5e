import { expect } from '@playwright/test';
import { drawer, rows, wordsIn } from '../story/list-story.ts';
import { freshPhone, makeUsher } from '../story/own-usher.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { signedInTest as test, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    part: 'Deletion requests',
    open: /^Open/,
    done: /^Done/,
    requests: 'Requests',
    whose: 'Delete the data of Sara Leaver',
    delete: 'Delete the data of 1 person',
    everywhere: /deleted everywhere/,
    confirm: 'Delete data',
    deleted: 'The data is deleted.',
  },
  ar: {
    part: 'طلبات حذف الحسابات',
    open: /^مفتوح/,
    done: /^منفَّذ/,
    requests: 'الطلبات',
    whose: 'حذف بيانات سارة المغادرة',
    delete: 'حذف بيانات شخص واحد',
    everywhere: /من كل مكان/,
    confirm: 'حذف البيانات',
    deleted: 'حُذفت البيانات.',
  },
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

test(
  'a request is carried out: whose data it is, what goes, and nobody is left',
  IN_TWO_MIXTURES,
  async ({ page, language, request, token }) => {
    const words = WORDS[language];
    const phone = freshPhone();
    const email = `leaver-${phone}@example.com`;
    const id = await makeUsher({ request, token }, { name_en: 'Sara Leaver', name_ar: 'سارة المغادرة', phone, email });
    await request.post('/api/account-deletion-requests', { data: { email, message: 'Please forget me.' } });

    await page.goto(`/join-requests?tab=deletion&status=open&q=${encodeURIComponent(email)}`);
    await rows(page).first().click();
    const details = drawer(page, wordsIn(language));
    await details.getByRole('checkbox', { name: words.whose }).check();
    await details.getByRole('button', { name: words.delete }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByText(words.everywhere)).toBeVisible();
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(successToast(page, words.deleted)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    const gone = await request.get(`/api/admin/ushers/${id}`, { headers: { authorization: token } });
    expect(gone.status()).toBe(404);
  },
);
