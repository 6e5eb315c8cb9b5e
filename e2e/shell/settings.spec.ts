import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { heading, openMenu, REFUSED_REPLY, signedInTest, signInByApi, successToast, test } from '../story/story.ts';
import type { Language } from '../story/words.ts';

const WORDS = {
  en: {
    settings: 'Settings',
    phone: 'Phone',
    address_en: 'English address',
    address_ar: 'Arabic address',
    name_ar: 'Arabic name',
    save: 'Save',
    saved: 'Saved',
    discard: 'Discard',
    one_change: '1 change',
    leave_title: 'Leave without saving?',
    stay: 'Stay',
    leave: 'Leave without saving',
    reports: 'Reports',
    conflict: 'Someone changed this in the meantime',
    overwrite: 'Overwrite with mine',
    take: 'Use theirs',
    security: 'Security',
    idle: 'Sign out after inactivity, minutes',
    wrong: 'Enter a whole number from 5 to 43,200.',
    one_problem: '1 field needs attention',
    two_factor: 'Require two-factor sign-in',
    two_factor_title: 'Require two-factor sign-in for everyone?',
    cancel: 'Cancel',
    region: 'Language & region',
    week: 'First day of the week',
    saturday: 'Saturday',
    not_for_you: 'You don’t have access to settings',
    read_only: 'You can view the settings but not change them.',
    categories: 'Categories',
    section: 'Section',
  },
  ar: {
    settings: 'الإعدادات',
    phone: 'الهاتف',
    address_en: 'العنوان بالإنجليزية',
    address_ar: 'العنوان بالعربية',
    name_ar: 'الاسم بالعربية',
    save: 'حفظ',
    saved: 'تم الحفظ',
    discard: 'تجاهل',
    one_change: 'تغيير واحد',
    leave_title: 'المغادرة دون حفظ؟',
    stay: 'البقاء',
    leave: 'المغادرة دون حفظ',
    reports: 'التقارير',
    conflict: 'عدّل شخص آخر هذا في هذه الأثناء',
    overwrite: 'الحفظ بقيمي',
    take: 'استخدام القيم الأخرى',
    security: 'الأمان',
    idle: 'تسجيل الخروج بعد عدم النشاط، بالدقائق',
    wrong: 'أدخل عددًا صحيحًا من 5 إلى 43,200.',
    one_problem: 'حقل واحد يحتاج إلى مراجعة',
    two_factor: 'اشتراط المصادقة الثنائية',
    two_factor_title: 'اشتراط المصادقة الثنائية على الجميع؟',
    cancel: 'إلغاء',
    region: 'اللغة والمنطقة',
    week: 'أول أيام الأسبوع',
    saturday: 'السبت',
    not_for_you: 'الإعدادات غير متاحة لك',
    read_only: 'يمكنك الاطلاع على الإعدادات دون تعديلها.',
    categories: 'الفئات',
    section: 'القسم',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The four projects run at the same time on one server: each writes a field of its own. */
const fieldOf = (language: Language, narrow: boolean) =>
  language === 'en' ? (narrow ? 'address_ar' : 'address_en') : narrow ? 'name_ar' : 'phone';
const valueFor = (field: string): string => {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  if (field === 'phone') return `+9665${digits}`;
  return field === 'address_en' ? `King Road ${digits}` : `برولاين ${digits}`;
};

/** Saves; where another project's story was faster, lays its own field over theirs. */
const saveAnyway = async (page: Page, words: (typeof WORDS)[Language]) => {
  const saved = successToast(page, words.saved);
  const conflict = page.getByRole('dialog', { name: words.conflict });
  await page.getByRole('button', { name: words.save }).click();
  await expect(async () => {
    if (await conflict.isVisible()) await conflict.getByRole('button', { name: words.overwrite }).click();
    await expect(saved.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

/** Where there is no room for the list of sections, one box has them. */
const openSection = async (page: Page, language: Language, narrow: boolean, name: string) => {
  if (narrow) await page.getByRole('combobox', { name: WORDS[language].section }).selectOption({ label: name });
  else await page.getByRole('link', { name, exact: true }).click();
};

signedInTest(
  'a setting is changed, saved from the keyboard and still there',
  async ({ page, language, narrow, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = WORDS[language];
    const field = fieldOf(language, narrow);
    await page.goto('/settings');
    await expect(heading(page, words.settings)).toBeVisible();
    const input = page.getByRole('textbox', { name: words[field] });
    await input.fill(valueFor(field));
    await expect(page.getByRole('status').filter({ hasText: words.one_change })).toBeVisible();
    await page.getByRole('button', { name: words.discard }).click();
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
    const value = valueFor(field);
    await input.fill(value);
    await saveAnyway(page, words);
    await page.reload();
    await expect(page.getByRole('textbox', { name: words[field] })).toHaveValue(value);
  },
);

signedInTest('leaving with unsaved changes asks first', async ({ page, language, narrow, words: shell }) => {
  const words = WORDS[language];
  await page.goto('/categories');
  await (await openMenu(page, shell, narrow)).getByRole('link', { name: words.settings, exact: true }).click();
  await page.getByRole('textbox', { name: words.phone }).fill('+97150000000');
  await (await openMenu(page, shell, narrow)).getByRole('link', { name: words.reports, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.leave_title });
  await dialog.getByRole('button', { name: words.stay }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: words.phone })).toHaveValue('+97150000000');
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await dialog.getByRole('button', { name: words.leave }).click();
  await expect(page).toHaveURL(/\/categories$/);
});

const settingsOf = async (request: APIRequestContext, token: string) => {
  const reply = await request.get('/api/admin/settings', { headers: { authorization: token } });
  return (await reply.json()) as { data: { organisation: { version: number; value: Record<string, string> } } };
};

signedInTest(
  'when somebody else saved meanwhile, both values are shown and one is chosen',
  async ({ page, language, narrow, request, token, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = WORDS[language];
    const field = fieldOf(language, narrow);
    const [mine, theirs] = [valueFor(field), valueFor(field)];
    await page.goto('/settings');
    const input = page.getByRole('textbox', { name: words[field] });
    await input.fill(mine);
    await expect(async () => {
      const { organisation } = (await settingsOf(request, token)).data;
      const reply = await request.put('/api/admin/settings/organisation', {
        headers: { authorization: token },
        data: { version: organisation.version, value: { ...organisation.value, [field]: theirs } },
      });
      expect(reply.status()).toBe(200);
    }).toPass();
    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog', { name: words.conflict });
    await expect(dialog).toContainText(mine);
    await expect(dialog).toContainText(theirs);
    await dialog.getByRole('button', { name: words.take }).click();
    await expect(input).toHaveValue(theirs);
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
  },
);

signedInTest('what cannot be is said at its field, and nothing is sent', async ({ page, language, narrow }) => {
  const words = WORDS[language];
  await page.goto('/settings');
  await openSection(page, language, narrow, words.security);
  const idle = page.getByRole('textbox', { name: words.idle });
  await idle.fill('3');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(words.wrong)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.one_problem })).toBeVisible();
  await page.getByRole('button', { name: words.discard }).click();
  // what concerns everybody is asked once more
  await page.getByRole('switch', { name: words.two_factor }).check();
  await page.getByRole('button', { name: words.save }).click();
  const dialog = page.getByRole('dialog', { name: words.two_factor_title });
  await dialog.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('button', { name: words.discard }).click();
  await expect(page.getByRole('switch', { name: words.two_factor })).not.toBeChecked();
});

test('the settings show themselves only to those who may see them', async ({ page, language, narrow, request }) => {
  const words = WORDS[language];
  const signInAs = async (email: string) => {
    const token = await signInByApi(request, { email, password: 'proline-demo' });
    await page.addInitScript((value) => {
      localStorage.setItem('token', value);
      sessionStorage.clear();
    }, token);
    await page.goto('/settings');
  };
  await signInAs('viewer@proline.test');
  await expect(page.getByRole('heading', { name: words.not_for_you })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: words.categories })).toBeVisible();
  await signInAs('ops@proline.test');
  await expect(page.getByText(words.read_only)).toBeVisible();
  await openSection(page, language, narrow, words.region);
  await expect(page.getByRole('combobox', { name: words.week })).toBeDisabled();
});
