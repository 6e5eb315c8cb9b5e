/// <reference lib="dom" />
import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { openAccessibly } from './accessible.ts';
import { inviteOwnAdmin, tokenOf } from './own-admin.ts';
import { makeDraft, makePublished, moveEvent } from './own-event.ts';
import { signedInTest } from './story.ts';

const WORDS = {
  en: {
    select_page: 'Select all on this page',
    select: 'Select',
    delete_drafts: 'Delete drafts',
    not_drafts: '1 of them is no draft and stays',
    bulk: 'With the selected ones',
    tray: 'Background jobs',
    finished: '1 job finished',
    outcome: '2 done, 1 failed',
    results: /^See results: Delete 3 drafts/,
    short: ['Gate', '3 short', 'In no zone', '1 short'],
    staffing: '0 confirmed and 0 invited of 4 places',
  },
  ar: {
    select_page: 'تحديد كل ما في هذه الصفحة',
    select: 'تحديد',
    delete_drafts: 'حذف المسودات',
    not_drafts: 'واحدة منها ليست مسودة وتبقى',
    bulk: 'إجراءات على المحدد',
    tray: 'مهام الخلفية',
    finished: 'انتهت مهمة واحدة',
    outcome: 'تم 2، وتعذّر 1',
    results: /^عرض النتائج: حذف/,
    short: ['البوابة', 'ينقص 3', 'بلا منطقة', 'ينقص واحد'],
    staffing: '0 مؤكد و0 مدعو من 4 مكان',
  },
} as const;

type Calls = { readonly request: APIRequestContext; readonly token: string };

/** So that a story finds its own events by a filter. */
const giveClient = async ({ request, token }: Calls, id: string, client_name: string) => {
  const headers = { authorization: token };
  const plan = await request.get(`/api/admin/events/${id}/plan`, { headers });
  const { data } = (await plan.json()) as { data: { version: number; steps: { stepOne: object } } };
  const stepOne = { ...data.steps.stepOne, client_name };
  const saved = await request.put(`/api/admin/events/${id}/plan`, {
    headers,
    data: { version: data.version, steps: { stepOne } },
  });
  expect(saved.status()).toBe(200);
};

signedInTest(
  'drafts are deleted in bulk, with a result for each',
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    // an admin of its own: the tray then holds this job alone
    const admin = await inviteOwnAdmin(request, token, language);
    const own = await tokenOf(request, admin);
    const calls = { request, token: own };
    const client = `Client ${randomInt(100_000, 999_999)}`;
    const events = [
      await makeDraft(calls, { ready: true }),
      await makeDraft(calls, { ready: false }),
      await makeDraft(calls, { ready: false }),
    ];
    for (const { id } of events) await giveClient(calls, id, client);
    const [published] = events;
    await moveEvent(calls, published?.id ?? '', 'published');

    await page.addInitScript((value) => localStorage.setItem('token', value), own);
    await page.goto(`/events?client_name=${encodeURIComponent(client)}`);
    if (narrow) {
      await page.getByRole('button', { name: words.select, exact: true }).click();
      for (const box of await page.locator('li').getByRole('checkbox').all()) await box.press('Space');
    } else await page.getByRole('checkbox', { name: words.select_page }).check({ force: true });
    await page.getByRole('region', { name: words.bulk }).getByRole('button', { name: words.delete_drafts }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.not_drafts)).toBeVisible();
    await dialog.getByRole('button', { name: words.delete_drafts }).click();
    // what is left is the one that is no draft
    await expect(page.locator('main [data-row]')).toHaveCount(1);
    await expect(page.locator(`main [data-row="${published?.id}"]`)).toBeVisible();

    const tray = page.getByRole('region', { name: words.tray });
    if (narrow) await tray.getByRole('button', { name: words.finished }).press('Enter');
    await expect(tray.getByText(words.outcome, { exact: true }).first()).toBeVisible();
    await tray.getByRole('link', { name: words.results }).first().press('Enter');
    await expect(
      page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: /Story|قصة/ })
        .first(),
    ).toBeVisible();
  },
);

signedInTest(
  'which zones lack people is seen by pointing at the bar, and by coming there with Tab',
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width: 1440, height: 900 });
    const event = await makePublished({ request, token });
    await page.goto(`/events?q=${encodeURIComponent(event.title_en)}`);
    const bar = page.getByRole('button', { name: words.staffing });
    const tip = page.getByRole('tooltip');
    await bar.hover();
    for (const word of words.short) await expect(tip).toContainText(word);
    await page.mouse.move(5, 5);
    await expect(tip).toHaveCount(0);
    await bar.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(bar).toBeFocused();
    await expect(tip).toContainText(words.short[1]);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(page).not.toHaveURL(/open=/);
  },
);

for (const way of ['as=calendar', 'as=calendar&week=2026-12-08', 'as=board', 'as=map'])
  signedInTest(`/events?${way} without an accessibility fault`, async ({ page, language }) => {
    // a few of them are enough to find one
    await openAccessibly(page, `/events?city=Doha&${way}`, language);
  });
