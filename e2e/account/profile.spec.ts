import { expect, type Page } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { expectTheme, heading, REFUSED_REPLY, signInByApi, successToast, test } from '../story/story.ts';

const WORDS = {
  en: {
    profile: 'Profile',
    photo: 'Photo',
    photo_changed: 'Photo updated',
    photo_removed: 'Photo removed',
    remove: 'Remove',
    not_taken: 'This file type isn’t supported.',
    name: 'Name',
    name_required: 'Enter your name.',
    saved: 'Saved',
    dark: 'Dark',
    compact: 'Compact',
    arabic_digits: '١٢٣',
    digits_hint: 'At least 8 characters.',
    current_password: 'Current password',
    new_password: 'New password',
    change_password: 'Change password',
    password_changed: 'Password Changed Successfully !',
    wrong_current: 'The current password is wrong.',
    firefox_on_mac: 'Firefox on macOS',
    safari_on_iphone: 'Safari on iPhone',
    this_device: 'This device',
    end_firefox: 'Sign out Firefox on macOS',
    one_ended: '1 session signed out',
    end_others: 'Sign out all others',
    ends_at_once: '1 other session ends immediately. This device stays signed in.',
  },
  ar: {
    profile: 'الملف الشخصي',
    photo: 'الصورة',
    photo_changed: 'حُدّثت الصورة',
    photo_removed: 'أُزيلت الصورة',
    remove: 'إزالة',
    not_taken: 'هذا النوع من الملفات غير مدعوم.',
    name: 'الاسم',
    name_required: 'أدخل اسمك.',
    saved: 'تم الحفظ',
    dark: 'داكن',
    compact: 'متراصّة',
    arabic_digits: 'أرقام ١٢٣',
    digits_hint: 'لا تقل عن ٨ أحرف.',
    current_password: 'كلمة المرور الحالية',
    new_password: 'كلمة المرور الجديدة',
    change_password: 'تغيير كلمة المرور',
    password_changed: 'تم تغيير كلمة المرور بنجاح!',
    wrong_current: 'كلمة المرور الحالية غير صحيحة.',
    firefox_on_mac: 'Firefox على macOS',
    safari_on_iphone: 'Safari على iPhone',
    this_device: 'هذا الجهاز',
    end_firefox: 'تسجيل الخروج Firefox على macOS',
    one_ended: 'انتهت جلسة واحدة',
    end_others: 'تسجيل الخروج من البقية',
    ends_at_once: 'تنتهي جلسة أخرى واحدة فورًا. يبقى هذا الجهاز مسجّل الدخول.',
  },
} as const;

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
/** A picture of four green pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPwyYvxyYthgFAAHjYEWRe4ntEAAAAASUVORK5CYII=',
  'base64',
);

const openProfile = async (page: Page, token: string, title: string) => {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/profile');
  await expect(heading(page, title)).toBeVisible();
};

test('a photo is shown everywhere at once, a disguised file is refused, and the photo goes again', async ({
  page,
  request,
  token,
  language,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  const words = WORDS[language];
  const own = await tokenOf(request, await inviteOwnAdmin(request, token, language));
  await openProfile(page, own, words.profile);
  const field = page.getByRole('group', { name: words.photo });
  const file = field.locator('input[type=file]');
  const inHeader = page.locator('header a[href="/profile"] img');
  await expect(inHeader).toHaveCount(0);

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(successToast(page, words.photo_changed)).toBeVisible();
  await expect(field.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(inHeader).toHaveAttribute('src', /^blob:/);

  const html = Buffer.from('<!doctype html><script>document.title = "owned"</script>');
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: html });
  await expect(field.getByText(words.not_taken)).toBeVisible();
  await expect(inHeader).toHaveCount(1);

  await field.getByRole('button', { name: words.remove }).click();
  await expect(successToast(page, words.photo_removed)).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});

test('name and appearance are saved and follow the account to another browser', async ({
  page,
  request,
  token,
  language,
  browser,
  locale,
  viewport,
  baseURL,
}) => {
  const words = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  await openProfile(page, await tokenOf(request, admin), words.profile);

  const name = page.getByLabel(words.name, { exact: true });
  await expect(name).toHaveValue(admin.name);
  await name.fill('');
  await expect(name).toHaveAccessibleDescription(words.name_required);
  await name.fill(`${admin.name} new`);
  await page.keyboard.press('Control+s');
  await expect(successToast(page, words.saved)).toBeVisible();
  await expect(page.locator('header a[href="/profile"]')).toContainText(`${admin.name} new`);

  for (const choice of [words.dark, words.compact, words.arabic_digits]) {
    const saved = page.waitForResponse((response) => response.url().endsWith('/admin/profile/preferences'));
    await page.getByText(choice, { exact: true }).click();
    expect((await saved).status()).toBe(200);
  }
  await expectTheme(page, 'dark');
  await expect(page.getByText(words.digits_hint)).toBeVisible();

  const elsewhere = await browser.newContext({
    ...(locale !== undefined && { locale }),
    viewport,
    baseURL: baseURL ?? '',
  });
  const other = await elsewhere.newPage();
  await openProfile(other, await tokenOf(request, admin), words.profile);
  await expect(other.getByRole('radio', { name: words.compact })).toBeChecked();
  await expect(other.getByRole('radio', { name: words.arabic_digits })).toBeChecked();
  await expectTheme(other, 'dark');
  await elsewhere.close();
});

test('a new password ends other sessions, a wrong current one says so at its field', async ({
  page,
  request,
  token,
  language,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  expectConsole(/^The password was not changed/);
  const words = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  const elsewhere = await tokenOf(request, admin);
  await openProfile(page, await tokenOf(request, admin), words.profile);

  const current = page.getByLabel(words.current_password);
  await current.fill('not the password');
  await page.getByLabel(words.new_password).fill('another long password');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription(words.wrong_current);
  await expect(page).toHaveURL('/profile');

  await current.fill(admin.password);
  await page.getByRole('button', { name: words.change_password }).click();
  await expect(successToast(page, words.password_changed)).toBeVisible();
  await expect(current).toHaveValue('');
  expect((await request.get('/api/admin/me', { headers: { authorization: elsewhere } })).status()).toBe(401);
  await signInByApi(request, { email: admin.email, password: 'another long password' });
});

test('sessions are named by their device and end one by one or all at once', async ({
  page,
  request,
  token,
  language,
}) => {
  const words = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  const signInFrom = (agent: string) =>
    request.post('/api/admin/auth/login', {
      headers: { 'user-agent': agent },
      data: { email: admin.email, password: admin.password },
    });
  await signInFrom(MAC);
  await signInFrom(IPHONE);
  await openProfile(page, await tokenOf(request, admin), words.profile);

  const sessions = page.getByRole('listitem').filter({ hasText: '127.0.0.1' });
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: words.this_device })).toHaveCount(1);
  await page.getByRole('button', { name: words.end_firefox }).click();
  await expect(successToast(page, words.one_ended)).toBeVisible();
  await expect(sessions.filter({ hasText: words.firefox_on_mac })).toHaveCount(0);

  await page.getByRole('button', { name: words.end_others }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.ends_at_once);
  await dialog.getByRole('button', { name: words.end_others }).click();
  await expect(dialog).toHaveCount(0);
  await expect(sessions).toHaveCount(1);
  await expect(sessions.filter({ hasText: words.safari_on_iphone })).toHaveCount(0);
});
