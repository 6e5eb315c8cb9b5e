import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { signInByApi, test } from '../story/story.ts';

const WORDS = {
  en: {
    tray: 'Background jobs',
    finished: '1 job finished',
    title: 'Reactivate 2 admins',
    outcome: '1 done, 1 failed',
    results: 'View results: Reactivate 2 admins',
    why: 'This account isn’t deactivated.',
    retry: 'Retry failed item',
    done_tab: /^Done 1$/,
    failed_tab: /^Failed 1$/,
    close: 'Close',
    put_away: 'Dismiss: Reactivate 2 admins',
    bell: /^Notifications: \d+ unread$/,
    notifications: 'Notifications',
  },
  ar: {
    tray: 'المهام في الخلفية',
    finished: 'انتهت مهمة واحدة',
    title: 'إعادة تفعيل مسؤولَين',
    outcome: 'تم 1، وتعذّر 1',
    results: 'عرض النتائج: إعادة تفعيل مسؤولَين',
    why: 'هذا الحساب غير معطّل.',
    retry: 'إعادة محاولة العنصر المتعذّر',
    done_tab: /^تم 1$/,
    failed_tab: /^تعذّر 1$/,
    close: 'إغلاق',
    put_away: 'إخفاء: إعادة تفعيل مسؤولَين',
    bell: /^الإشعارات: .+ غير مقروء/,
    notifications: 'الإشعارات',
  },
} as const;

type Account = { id: string; name: string; version: number };

const invite = async (request: APIRequestContext, token: string, language: 'en' | 'ar'): Promise<Account> => {
  const mark = randomBytes(4).toString('hex');
  const reply = await request.post('/api/admin/accounts', {
    headers: { authorization: token },
    data: { name: `Job ${mark}`, email: `job.${mark}@proline.test`, permission_set: 'viewer', language },
  });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { data: { account: Account } }).data.account;
};

test('a bulk action goes on in the tray, shows each result and tries the failed again', async ({
  page,
  request,
  language,
}) => {
  const say = WORDS[language];
  const admin = await inviteOwnAdmin(request, await signInByApi(request), language, 'owner');
  const token = await tokenOf(request, admin);
  const headers = { authorization: token };
  // of two, only one is deactivated: the other cannot be reactivated
  const [off, on] = [await invite(request, token, language), await invite(request, token, language)];
  const deactivated = await request.post(`/api/admin/accounts/${off.id}/deactivate`, {
    headers,
    data: { version: off.version, reason: 'For this story' },
  });
  expect(deactivated.status()).toBe(200);

  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const started = await request.post('/api/admin/accounts/bulk-reactivate', {
    headers,
    data: { selection: { ids: [off.id, on.id] } },
  });
  expect(started.status()).toBe(200);

  // in the top bar, where it covers nothing
  const tray = page.getByRole('banner').getByRole('region', { name: say.tray });
  await test.step('it appears by itself, and is there after going elsewhere and after a reload', async () => {
    await expect(tray.getByRole('button', { name: say.finished })).toBeVisible();
    await page.goto('/settings');
    await page.reload();
    await tray.getByRole('button', { name: say.finished }).press('Enter');
    await expect(tray.getByText(say.outcome, { exact: true })).toBeVisible();
  });

  const dialog = page.getByRole('dialog', { name: say.title });
  await test.step('each record has its result', async () => {
    await tray.getByRole('link', { name: say.results }).press('Enter');
    await expect(page).toHaveURL(/[?&]job=/);
    await expect(dialog.getByRole('radio', { name: say.failed_tab })).toBeChecked();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(on.name);
    await expect(dialog.getByRole('listitem')).toContainText(say.why);
    await dialog.getByRole('radio', { name: say.done_tab }).check({ force: true });
    await expect(dialog.getByRole('listitem')).toContainText(off.name);
  });

  await test.step('the failed one is tried again, and only that', async () => {
    const tried = page.waitForResponse((reply) => reply.url().endsWith('/retry') && reply.ok());
    await dialog.getByRole('button', { name: say.retry }).press('Enter');
    await tried;
    await expect(dialog.getByRole('button', { name: say.retry })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: say.done_tab })).toBeVisible();
    await dialog.getByRole('button', { name: say.close }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/job=/);
  });

  await test.step('put away, it is gone, and the bell still knows the way to its results', async () => {
    await tray.getByRole('button', { name: say.put_away }).press('Enter');
    await expect(tray).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: say.bell }).press('Enter');
    const drawer = page.getByRole('dialog', { name: say.notifications });
    await drawer
      .getByRole('link', { name: new RegExp(say.title) })
      .first()
      .press('Enter');
    await expect(dialog).toBeVisible();
  });
});
