import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { failureToast, heading, REFUSED_REPLY, signedInTest, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    title: 'Admin accounts',
    invite: 'Invite admin',
    name: 'Name',
    email: 'Email',
    set: 'Permission set',
    operations: 'Operations',
    make_link: 'Create link',
    link: 'Link',
    done: 'Done',
    taken: 'An account with this email address already exists.',
    active: 'Active',
    deactivated: 'Deactivated',
    deactivate: /^Deactivate/,
    reason: 'Reason',
    ends: '1 session ends immediately.',
    undo: 'Undo',
    now: (name: string, set: string) => `${name} is now: ${set}`,
    viewer: 'Viewer',
    own: 'This is your own account. Another owner must change it.',
    only_owners: 'Owners only',
    select: 'Select',
    select_page: 'Select all on this page',
    bulk: 'Bulk actions',
    bulk_title: 'Deactivate 2 accounts?',
  },
  ar: {
    title: 'حسابات المسؤولين',
    invite: 'دعوة مسؤول',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    set: 'مجموعة الصلاحيات',
    operations: 'عمليات',
    make_link: 'إنشاء الرابط',
    link: 'الرابط',
    done: 'تم',
    taken: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
    active: 'نشط',
    deactivated: 'معطّل',
    deactivate: /^تعطيل/,
    reason: 'السبب',
    ends: 'تنتهي جلسة واحدة فورًا.',
    undo: 'تراجع',
    now: (name: string, set: string) => `صلاحيات ${name} الآن: ${set}`,
    viewer: 'مطّلع',
    own: 'هذا حسابك. لا يمكن أن يغيّره إلا مالك آخر.',
    only_owners: 'للمالكين فقط',
    select: 'تحديد',
    select_page: 'تحديد كل ما في هذه الصفحة',
    bulk: 'إجراءات جماعية',
    bulk_title: 'تعطيل حسابين؟',
  },
} as const;

const newMark = () => randomBytes(4).toString('hex');
const rows = (page: Page) => page.locator('[data-row]');
const drawer = (page: Page) => page.getByRole('complementary');
const idOf = async (request: APIRequestContext, token: string, q: string): Promise<string> => {
  const reply = await request.get('/api/admin/accounts', { headers: { authorization: token }, params: { q } });
  const { data } = (await reply.json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
};

signedInTest(
  'somebody is invited without a mouse, chooses a password by the link and is active',
  async ({ page, browser, baseURL, language, words, expectConsole }) => {
    const says = WORDS[language];
    const mark = newMark();
    const email = `invited.${mark}@proline.test`;
    await page.goto(`/admin?q=${mark}`);
    await expect(heading(page, says.title)).toBeVisible();
    await page.getByRole('button', { name: says.invite }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(says.name)).toBeFocused();
    await page.keyboard.type(`Invited ${mark}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel(says.set)).toHaveValue('ops');
    await dialog.getByRole('button', { name: says.make_link }).press('Enter');
    const link = await dialog.getByLabel(says.link).inputValue();
    await dialog.getByRole('button', { name: says.done }).press('Enter');
    await expect(rows(page)).toHaveCount(1);

    const other = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: language,
      storageState: { cookies: [], origins: [] },
    });
    const theirs = await other.newPage();
    await theirs.goto(link);
    await theirs.getByLabel(words.new_password, { exact: true }).fill('a password of my own');
    await theirs.getByRole('button', { name: words.set_password }).click();
    await expect(theirs).toHaveURL('/login');
    await other.close();
    await expect(rows(page).first()).toContainText(`Invited ${mark}`);
    await expect(page.getByText(says.active, { exact: true }).last()).toBeVisible();

    // the same address again
    expectConsole(REFUSED_REPLY);
    await page.getByRole('button', { name: says.invite }).click();
    await dialog.getByLabel(says.name).fill('Somebody else');
    await dialog.getByLabel(says.email).fill(email.toUpperCase());
    await dialog.getByLabel(says.set).selectOption({ label: says.operations });
    await dialog.getByRole('button', { name: says.make_link }).click();
    await expect(dialog.getByText(says.taken)).toBeVisible();
    await expect(failureToast(page, says.taken)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(1);
  },
);

signedInTest(
  'deactivating names what it does, ends the session at once, and can be undone',
  async ({ page, request, token, language }) => {
    const says = WORDS[language];
    const admin = await inviteOwnAdmin(request, token, language);
    const theirs = await tokenOf(request, admin);
    const id = await idOf(request, token, admin.email);
    const statusOf = async () => (await request.get('/api/admin/me', { headers: { authorization: theirs } })).status();
    expect(await statusOf()).toBe(200);

    await page.goto(`/admin?open=${id}`);
    await drawer(page).getByRole('button', { name: says.deactivate }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(says.ends)).toBeVisible();
    await dialog.getByLabel(says.reason).fill('Left the agency');
    await dialog.getByRole('button', { name: says.deactivate }).click();
    await expect(drawer(page).getByText('Left the agency')).toBeVisible();
    expect(await statusOf()).toBe(401);

    await page.getByRole('button', { name: says.undo }).click();
    await expect(drawer(page).getByText(says.active, { exact: true })).toBeVisible();
    // the account is back, its old session is not
    expect(await statusOf()).toBe(401);
  },
);

signedInTest('a permission set changes as soon as it is chosen', async ({ page, request, token, language }) => {
  const says = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language);
  const theirs = await tokenOf(request, admin);
  const id = await idOf(request, token, admin.email);
  const setOf = async () => {
    const reply = await request.get('/api/admin/me', { headers: { authorization: theirs } });
    return ((await reply.json()) as { data: { permission_set: string } }).data.permission_set;
  };
  await page.goto(`/admin?open=${id}`);
  await drawer(page).getByLabel(says.set).selectOption({ label: says.viewer });
  await expect(successToast(page, says.now(admin.name, says.viewer))).toBeVisible();
  expect(await setOf()).toBe('viewer');
  await page.getByRole('button', { name: says.undo }).click();
  await expect.poll(setOf).toBe('ops');
  await expect(drawer(page).getByLabel(says.set)).toHaveValue('ops');
});

signedInTest('one’s own account is for others to change', async ({ page, request, token, language }) => {
  const says = WORDS[language];
  await page.goto(`/admin?open=${await idOf(request, token, 'owner@proline.test')}`);
  await expect(drawer(page).getByText(says.own)).toBeVisible();
  await expect(drawer(page).getByLabel(says.set)).toBeDisabled();
  await expect(drawer(page).getByRole('button', { name: says.deactivate })).toHaveCount(0);
});

signedInTest('many at once: each by the same rules', async ({ page, request, token, language, narrow }) => {
  const says = WORDS[language];
  const mark = newMark();
  for (const name of [`Many ${mark} one`, `Many ${mark} two`]) {
    const data = {
      name,
      email: `${name.replaceAll(' ', '.').toLowerCase()}@proline.test`,
      permission_set: 'viewer',
      language,
    };
    const reply = await request.post('/api/admin/accounts', { headers: { authorization: token }, data });
    expect(reply.status()).toBe(200);
  }
  // an account of its own: the owner's tray would lie over what other stories look at
  const own = await tokenOf(request, await inviteOwnAdmin(request, token, language, 'owner'));
  await page.addInitScript((value) => localStorage.setItem('token', value), own);
  await page.goto(`/admin?q=${mark}`);
  await expect(rows(page)).toHaveCount(2);
  if (narrow) {
    await page.getByRole('button', { name: says.select, exact: true }).click();
    for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  } else {
    await page.getByRole('checkbox', { name: says.select_page }).check({ force: true });
  }
  await page.getByRole('region', { name: says.bulk }).getByRole('button', { name: says.deactivate }).click();
  const dialog = page.getByRole('dialog', { name: says.bulk_title });
  await dialog.getByLabel(says.reason).fill('The season is over');
  await dialog.getByRole('button', { name: says.deactivate }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-status="disabled"]').getByText(says.deactivated)).toHaveCount(2);
});

signedInTest('somebody without the permission is told so', async ({ browser, baseURL, request, token, language }) => {
  const says = WORDS[language];
  const admin = await inviteOwnAdmin(request, token, language, 'viewer');
  const value = await tokenOf(request, admin);
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: language,
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'token', value }] }] },
  });
  const page = await context.newPage();
  for (const address of ['/admin', '/admin/audit']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: says.only_owners })).toBeVisible();
  }
  await context.close();
});
