/// <reference lib="dom" />
import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { findEvents, makeDraft, makePublished } from '../story/own-event.ts';
import { signedInTest } from '../story/story.ts';

const WORDS = {
  en: {
    select_page: 'Select all on this page',
    select: 'Select',
    publish: 'Publish',
    publish_title: 'Publish 3 events?',
    delete_drafts: 'Delete drafts',
    not_drafts: '2 aren’t drafts and won’t be deleted',
    cancel: 'Cancel…',
    cancel_title: 'Cancel 2 events?',
    leaders: /team leaders? (is|are) released/,
    cancel_events: 'Cancel events',
    reason: 'Reason',
    bulk: 'Bulk actions',
    tray: 'Background jobs',
    finished: '3 jobs finished',
    outcome: '2 done, 1 failed',
    results: /^View results: Publish 3 events/,
    why: 'The plan isn’t ready to publish.',
    short: ['Gate', '3 short', 'Unzoned', '1 short'],
    staffing: '0 confirmed and 0 invited of 4 places',
  },
  ar: {
    select_page: 'تحديد كل ما في هذه الصفحة',
    select: 'تحديد',
    publish: 'نشر',
    publish_title: 'نشر 3 فعاليات؟',
    delete_drafts: 'حذف المسودات',
    not_drafts: 'اثنتان منها ليستا مسودتين ولن تُحذفا',
    cancel: 'إلغاء…',
    cancel_title: 'إلغاء فعاليتين؟',
    leaders: /^يُعفى .*فر/,
    cancel_events: 'إلغاء الفعاليات',
    reason: 'السبب',
    bulk: 'إجراءات جماعية',
    tray: 'المهام في الخلفية',
    finished: 'انتهت 3 مهام',
    outcome: 'تم 2، وتعذّر 1',
    results: /^عرض النتائج: نشر/,
    why: 'الخطة غير جاهزة للنشر.',
    short: ['البوابة', 'ينقص 3', 'بلا منطقة', 'ينقص واحد'],
    staffing: '0 مؤكد و0 مدعو من 4 من الأماكن',
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
  'events are published, deleted and canceled in bulk, with a result for each',
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    // an admin of its own: the tray then holds these jobs alone
    const admin = await inviteOwnAdmin(request, token, language);
    const own = await tokenOf(request, admin);
    const calls = { request, token: own };
    const client_name = `Client ${randomInt(100_000, 999_999)}`;
    const unready = await makeDraft(calls, { ready: false });
    const events = [await makeDraft(calls, { ready: true }), await makeDraft(calls, { ready: true }), unready];
    for (const { id } of events) await giveClient(calls, id, client_name);
    const filter = new URLSearchParams({ client_name }).toString();
    const countOf = async (status: string) => (await findEvents(calls, `${filter}&status=${status}`)).length;

    await page.addInitScript((value) => localStorage.setItem('token', value), own);
    await page.goto(`/events?${filter}`);
    if (narrow) await page.getByRole('button', { name: words.select, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const withAll = async (action: string) => {
      if (narrow) for (const box of await page.locator('li').getByRole('checkbox').all()) await box.press('Space');
      else await page.getByRole('checkbox', { name: words.select_page }).check({ force: true });
      await page.getByRole('region', { name: words.bulk }).getByRole('button', { name: action }).click();
    };

    await expect(page.locator('main [data-row]')).toHaveCount(3);
    await withAll(words.publish);
    await expect(dialog.getByText(words.publish_title)).toBeVisible();
    await dialog.getByRole('button', { name: words.publish }).click();
    await expect.poll(() => countOf('published')).toBe(2);

    await withAll(words.delete_drafts);
    await expect(dialog.getByText(words.not_drafts)).toBeVisible();
    await dialog.getByRole('button', { name: words.delete_drafts }).click();
    await expect(page.locator('main [data-row]')).toHaveCount(2);

    await withAll(words.cancel);
    await expect(dialog.getByText(words.cancel_title)).toBeVisible();
    await expect(dialog.getByText(words.leaders)).toBeVisible();
    await dialog.getByLabel(words.reason).fill('The client withdrew');
    await dialog.getByRole('button', { name: words.cancel_events }).click();
    await expect.poll(() => countOf('canceled')).toBe(2);

    const tray = page.getByRole('region', { name: words.tray });
    await tray.getByRole('button', { name: words.finished }).press('Enter');
    await expect(tray.getByText(words.outcome, { exact: true }).first()).toBeVisible();
    await tray.getByRole('link', { name: words.results }).first().press('Enter');
    const refused = dialog.getByRole('listitem').filter({ hasText: unready.title_en.replace('Story ', '') });
    await expect(refused).toContainText(words.why);
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
