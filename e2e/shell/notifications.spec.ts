import { expect, type Page } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { signInByApi, test } from '../story/story.ts';

const WORDS = {
  en: {
    bell: 'Notifications',
    one_unread: 'Notifications: 1 unread',
    unread: 'Unread',
    all: 'All',
    new_sign_in: 'New sign-in to your account',
    mark_read: 'Mark as read: New sign-in to your account',
    mark_unread: 'Mark as unread: New sign-in to your account',
    mark_all: 'Mark all as read',
    none_unread: 'You’re all caught up',
    choose: 'Notification settings',
    job_finished: 'My jobs finish',
    own_sign_in: 'New sign-in to my account',
  },
  ar: {
    bell: 'الإشعارات',
    one_unread: 'الإشعارات: إشعار واحد غير مقروء',
    unread: 'غير مقروءة',
    all: 'الكل',
    new_sign_in: 'تسجيل دخول جديد إلى حسابك',
    mark_read: 'تحديد كمقروء: تسجيل دخول جديد إلى حسابك',
    mark_unread: 'تحديد كغير مقروء: تسجيل دخول جديد إلى حسابك',
    mark_all: 'تحديد الكل كمقروء',
    none_unread: 'لا إشعارات غير مقروءة',
    choose: 'إعدادات الإشعارات',
    job_finished: 'انتهاء مهامي',
    own_sign_in: 'تسجيل دخول جديد إلى حسابي',
  },
} as const;

const signInHere = async (page: Page, token: string, address: string): Promise<void> => {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a notification arrives by itself, is read, unread and followed', async ({ page, request, language }) => {
  const say = WORDS[language];
  const admin = await inviteOwnAdmin(request, await signInByApi(request), language, 'viewer');
  await signInHere(page, await tokenOf(request, admin), '/events');
  const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  await expect(bell(say.bell)).toBeVisible();

  await test.step('it is told without a reload', async () => {
    const elsewhere = await request.post('/api/admin/auth/login', {
      data: { email: admin.email, password: admin.password },
      headers: { 'user-agent': 'A browser never seen before' },
    });
    expect(elsewhere.status()).toBe(200);
    await expect(bell(say.one_unread)).toBeVisible();
  });

  const drawer = page.getByRole('dialog', { name: say.bell });
  await test.step('read, and unread again', async () => {
    await bell(say.one_unread).press('Enter');
    await expect(drawer.getByText(say.new_sign_in, { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: say.mark_read }).press('Enter');
    await expect(drawer.getByText(say.none_unread)).toBeVisible();
    await drawer.getByRole('radio', { name: say.all }).check({ force: true });
    await drawer.getByRole('button', { name: say.mark_unread }).press('Enter');
    await expect(drawer.getByRole('button', { name: say.mark_read })).toBeVisible();
    await drawer.getByRole('button', { name: say.mark_all }).press('Enter');
    await expect(bell(say.bell)).toBeVisible();
  });

  await test.step('it leads to where something can be done', async () => {
    await drawer.getByRole('link', { name: new RegExp(say.new_sign_in) }).press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(drawer).toBeHidden();
  });
});

test('everybody chooses what to be told of, but for the own account', async ({ page, request, language }) => {
  const say = WORDS[language];
  const admin = await inviteOwnAdmin(request, await signInByApi(request), language, 'viewer');
  await signInHere(page, await tokenOf(request, admin), '/');
  await page.getByRole('banner').getByRole('button', { name: say.bell }).press('Enter');
  await page.getByRole('link', { name: say.choose }).press('Enter');
  await expect(page).toHaveURL(/\/profile/);

  const choice = page.getByRole('switch', { name: say.job_finished });
  await expect(choice).toBeChecked();
  await expect(page.getByRole('switch', { name: say.own_sign_in })).toBeDisabled();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await choice.press('Space');
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
});
