import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { inviteOwnAdmin } from '../story/own-admin.ts';
import { heading, signedInTest, successToast, test } from '../story/story.ts';

const WORDS = {
  en: {
    more: (name: string) => `More actions for ${name}`,
    withdraw: /^Withdraw invitation/,
    withdrawn: (name: string) => `Invitation for ${name} withdrawn`,
    send: /^Send password link/,
    link: 'Link',
    forgotten: 'Forgot your password?',
    send_link: 'Send link',
    check: 'Check your email',
    back: 'Back to sign-in',
  },
  ar: {
    more: (name: string) => `المزيد من الإجراءات: ${name}`,
    withdraw: /^سحب الدعوة/,
    withdrawn: (name: string) => `سُحبت دعوة ${name}`,
    send: /^إرسال رابط كلمة المرور/,
    link: 'الرابط',
    forgotten: 'نسيت كلمة المرور؟',
    send_link: 'إرسال الرابط',
    check: 'تحقّق من بريدك الإلكتروني',
    back: 'العودة إلى تسجيل الدخول',
  },
} as const;

signedInTest('a mistyped invitation is withdrawn and gone', async ({ page, request, token, language }) => {
  const says = WORDS[language];
  const mark = randomBytes(4).toString('hex');
  const name = `Typo ${mark}`;
  const data = { name, email: `typo.${mark}@proline.test`, permission_set: 'viewer', language };
  const invited = await request.post('/api/admin/accounts', { headers: { authorization: token }, data });
  const { account } = ((await invited.json()) as { data: { account: { id: string } } }).data;
  await page.goto(`/admin?q=${mark}&open=${account.id}`);
  await page.getByRole('complementary').getByRole('button', { name: says.withdraw }).click();
  await page.getByRole('dialog').getByRole('button', { name: says.withdraw }).click();
  await expect(successToast(page, says.withdrawn(name))).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.locator('[data-row]')).toHaveCount(0);
});

signedInTest('an owner gets a password link for somebody in the list', async ({ page, request, token, language }) => {
  const says = WORDS[language];
  const { name, email } = await inviteOwnAdmin(request, token, language);
  await page.goto(`/admin?q=${email}`);
  await page.getByRole('button', { name: says.more(name) }).click();
  await page.getByRole('menuitem', { name: says.send }).click();
  await page.getByRole('dialog').getByRole('button', { name: says.send }).click();
  await expect(page.getByRole('dialog').getByLabel(says.link)).toHaveValue(
    /\/update-password-for-first-time\/[\w-]{43}$/,
  );
});

test('who forgot the password asks for a link where mail can be sent', async ({ page, words, language }) => {
  const says = WORDS[language];
  // the stories' program has no mail server
  const asked: unknown[] = [];
  await page.route('**/api/admin/auth/recovery', async (route) => {
    const mailed = { mailed: true };
    if (route.request().method() === 'POST') asked.push(route.request().postDataJSON());
    await route.fulfill({ json: { data: route.request().method() === 'POST' ? null : mailed } });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: says.forgotten }).click();
  await expect(heading(page, says.forgotten)).toBeVisible();
  await page.getByRole('button', { name: says.send_link }).click();
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.email_required);
  await page.getByLabel(words.email).fill('sara@proline.test');
  await page.keyboard.press('Enter');
  await expect(heading(page, says.check)).toBeVisible();
  expect(asked).toEqual([{ email: 'sara@proline.test' }]);
  await page.getByRole('button', { name: says.back }).click();
  await expect(heading(page, words.sign_in)).toBeVisible();
});
