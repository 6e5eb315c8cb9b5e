import { expect, type Page } from '@playwright/test';
import { inviteOwnAdmin, tokenOf, type OwnAdmin } from '../story/own-admin.ts';
import { answer, heading, openMenu, REFUSED_REPLY, successToast, test } from '../story/story.ts';
import { codeNow } from './totp.ts';
import type { Words } from '../story/words.ts';

const WORDS = {
  en: {
    profile: 'Profile',
    set_up: 'Set up',
    code: 'Code',
    turn_on: 'Turn on',
    wrong_code: 'This code is wrong or already used. Enter the newest one.',
    recovery_codes: 'Recovery codes',
    kept: 'I saved them',
    is_on: 'Two-factor sign-in is on',
    enter_code: 'Enter the code',
    code_invalid: 'Enter the six-digit code from your app, or a recovery code.',
    nine_left: '9 recovery codes left.',
    turn_off: 'Turn off',
    current_password: 'Current password',
    is_off: 'Two-factor sign-in is off',
    gate: 'Set up two-factor sign-in',
  },
  ar: {
    profile: 'الملف الشخصي',
    set_up: 'إعداد',
    code: 'الرمز',
    turn_on: 'تفعيل',
    wrong_code: 'هذا الرمز غير صحيح أو استُخدم من قبل. أدخل أحدث رمز.',
    recovery_codes: 'رموز الاسترداد',
    kept: 'حفظتها',
    is_on: 'المصادقة الثنائية مفعّلة',
    enter_code: 'إدخال الرمز',
    code_invalid: 'أدخل الرمز المكوّن من ستة أرقام من التطبيق، أو أحد رموز الاسترداد.',
    nine_left: 'بقيت 9 رموز استرداد.',
    turn_off: 'إيقاف',
    current_password: 'كلمة المرور الحالية',
    is_off: 'المصادقة الثنائية غير مفعّلة',
    gate: 'إعداد المصادقة الثنائية',
  },
} as const;
type OwnWords = (typeof WORDS)['en' | 'ar'];

const SECRET = /^[A-Z2-7 ]{39}$/;

/** What the screen shows to be typed by hand. */
const secretOn = async (page: Page): Promise<string> => {
  const shown = page.locator('bdi').filter({ hasText: SECRET });
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  return ((await shown.textContent()) ?? '').replaceAll(' ', '');
};

const enterCode = async (page: Page, words: OwnWords, code: string) => {
  await page.getByLabel(words.code, { exact: true }).fill(code);
  await page.keyboard.press('Enter');
};

const keepCodes = async (page: Page, words: OwnWords): Promise<string[]> => {
  const codes = page.getByRole('list', { name: words.recovery_codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: words.kept }).click();
  return texts;
};

const signIn = async (page: Page, shared: Words, { email, password }: OwnAdmin) => {
  await page.goto('/login');
  await page.getByLabel(shared.email).fill(email);
  await page.getByLabel(shared.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

test('two factors are set up, asked for at sign-in, replaced by a recovery code, and turned off', async ({
  page,
  request,
  token,
  words: shared,
  narrow,
  language,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  const words = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  const signOut = async () => {
    const menu = await openMenu(page, shared, narrow);
    await menu.getByRole('button', { name: shared.logout }).click();
    await expect(page).toHaveURL('/login');
  };
  await signIn(page, shared, admin);
  await expect(heading(page, shared.event_summary)).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: words.set_up, exact: true }).click();
  const secret = await secretOn(page);
  const code = page.getByLabel(words.code, { exact: true });
  await page.getByRole('dialog').getByLabel(words.current_password).fill(admin.password);
  await enterCode(page, words, '000000');
  await expect(code).toHaveAccessibleDescription(words.wrong_code);
  await enterCode(page, words, codeNow(secret));
  const recoveryCodes = await keepCodes(page, words);
  await expect(successToast(page, words.is_on)).toBeVisible();

  await signOut();
  await signIn(page, shared, admin);
  await expect(heading(page, words.enter_code)).toBeVisible();
  // at once: a message would go by itself
  expect(await page.getByRole('alert').count()).toBe(0);
  await expect(code).toBeFocused();
  await enterCode(page, words, '12');
  await expect(code).toHaveAccessibleDescription(words.code_invalid);
  await enterCode(page, words, codeNow(secret, 1));
  await expect(heading(page, shared.event_summary)).toBeVisible();

  await signOut();
  await signIn(page, shared, admin);
  await expect(heading(page, words.enter_code)).toBeVisible();
  await enterCode(page, words, (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' '));
  await expect(heading(page, shared.event_summary)).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText(words.nine_left)).toBeVisible();
  await page.getByRole('button', { name: words.turn_off }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.current_password).fill(admin.password);
  await enterCode(page, words, recoveryCodes[1] ?? '');
  await expect(successToast(page, words.is_off)).toBeVisible();
  await expect(page.getByRole('button', { name: words.set_up, exact: true })).toBeVisible();
});

test('while the organisation asks for two factors, there is nothing else to see', async ({
  page,
  request,
  token,
  words: shared,
  language,
}) => {
  const words = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  const own = await tokenOf(request, admin);
  // the setting itself would shut out every other story
  const me = await request.get('/api/admin/me', { headers: { authorization: own } });
  const { data } = (await me.json()) as { data: object };
  await answer(page, '/admin/me', { json: { data: { ...data, two_factor: 'required' } } });
  await page.addInitScript((value) => localStorage.setItem('token', value), own);
  await page.goto('/events');
  await expect(heading(page, words.gate)).toBeVisible();
  await page.unroute('**/api/admin/me');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: words.set_up, exact: true }).click();
  await page.getByLabel(words.current_password).fill(admin.password);
  await enterCode(page, words, codeNow(await secretOn(page)));
  await keepCodes(page, words);
  await expect(heading(page, words.gate)).toHaveCount(0);
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('link', { name: new RegExp(shared.admin) })).toBeVisible();
});
