import { expect } from '@playwright/test';
import { answer, failureToast, heading, REFUSED_REPLY, successToast, test } from '../story/story.ts';

test('/signUp has one button, and it leads to the login', async ({ page, words }) => {
  await page.goto('/signUp');
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await buttons.click();
  await expect(page).toHaveURL('/login');
  await expect(heading(page, words.sign_in)).toBeVisible();
});

test('a first password is required and long enough', async ({ page, words }) => {
  await page.goto(`/update-password-for-first-time/${'a'.repeat(43)}`);
  await expect(heading(page, words.set_your_password)).toBeVisible();
  const password = page.getByLabel(words.new_password);
  await expect(password).toHaveAccessibleDescription(words.password_hint);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const submit = page.getByRole('button', { name: words.set_password });
  await submit.click();
  await expect(password).toHaveAccessibleDescription(words.password_required);
  await password.fill('short');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(words.password_too_short);
  await expect(password).toBeFocused();
});

test('a set password is announced and leads to the login; opening the page asked nothing', async ({ page, words }) => {
  const token = 'b'.repeat(43);
  const sent: unknown[] = [];
  await page.route(`**/api/admin/auth/update-password-for-first-time/${token}`, (route) => {
    sent.push([route.request().method(), route.request().postDataJSON()]);
    return route.fulfill({ json: { data: null } });
  });
  await page.goto(`/update-password-for-first-time/${token}`);
  await page.getByLabel(words.new_password).fill('correct horse');
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(successToast(page, words.password_changed)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(sent).toEqual([['POST', { password: 'correct horse' }]]);
});

for (const [kind, token] of [
  ['unknown', 'c'.repeat(43)],
  ['malformed', 'not-a-token'],
] as const) {
  test(`a link with an ${kind} token is refused by the server, and the form stays usable`, async ({
    page,
    words,
    expectConsole,
  }) => {
    expectConsole(REFUSED_REPLY);
    expectConsole(/^The password was not changed/);
    await page.goto(`/update-password-for-first-time/${token}`);
    const password = page.getByLabel(words.new_password);
    await password.fill('correct horse');
    await page.getByRole('button', { name: words.set_password }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    if (kind === 'unknown') await expect(failureToast(page, words.link_not_valid)).toBeVisible();
    await expect(page.getByText(words.ask_an_owner)).toBeVisible();
    await expect(password).toHaveValue('correct horse');
    await expect(page.locator('button[type=submit]')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(`/update-password-for-first-time/${token}`);
  });
}

const POINTS = {
  en: ['free', /name/i, /phone number/i, /photo/i, /bank account details/i, /under 18/, /immediately/, /on this page/],
  ar: ['مجانية', 'الاسم', 'رقم الهاتف', 'الصورة', 'بيانات الحساب البنكي', 'دون 18 عامًا', 'فورًا', 'في هذه الصفحة'],
};

test('the privacy page says every point in English and then in Arabic', async ({ page }) => {
  await page.goto('/privacy');
  const halves = page.getByRole('article');
  await expect(halves).toHaveCount(2);
  for (const [index, language] of (['en', 'ar'] as const).entries()) {
    const half = halves.nth(index);
    await expect(half).toHaveAttribute('lang', language);
    await expect(half).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    for (const point of POINTS[language]) await expect(half).toContainText(point);
    await expect(half.getByRole('link', { name: 'privacy@proline.test' })).toHaveAttribute(
      'href',
      'mailto:privacy@proline.test',
    );
  }
  const [english, arabic] = await Promise.all([halves.first().boundingBox(), halves.last().boundingBox()]);
  expect(english && arabic && english.y + english.height <= arabic.y).toBe(true);
});

test('any address below /privacy shows the privacy page', async ({ page }) => {
  await page.goto('/privacy/some/old/link');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL('/privacy/some/old/link');
});

test('Back on the privacy page returns one step in history, also after a jump to the other half', async ({
  page,
  words,
}) => {
  await page.goto('/delete-usher-account');
  await page.locator('footer a[href="/privacy"]').click();
  await page.getByRole('button', { name: 'اقرأ بالعربية' }).click();
  await expect(page.getByRole('heading', { name: 'سياسة الخصوصية' })).toBeFocused();
  await page.getByRole('button', { name: words.back }).click();
  await expect(page).toHaveURL('/delete-usher-account');
});

test('Back without a step to return to leads to /', async ({ context, words, baseURL }) => {
  const page = await context.newPage();
  await page.goto('about:blank');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => void window.open(`${url}/privacy`, '_blank', 'noopener'), baseURL),
  ]);
  await opened.getByRole('button', { name: words.back }).click();
  await expect(opened).toHaveURL('/login');
});

test('without the contact address the policy stays readable and the address can be asked for again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(REFUSED_REPLY);
  await answer(page, '/privacy-contact', { status: 503, json: { message: 'Back in a moment.', code: 'unavailable' } });
  await page.goto('/privacy');
  await expect(failureToast(page, 'Back in a moment.')).toBeVisible();
  const again = page.getByRole('article').first().getByRole('button').last();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('link', { name: 'privacy@proline.test' })).toHaveCount(2);
});
