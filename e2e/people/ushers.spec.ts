import { expect, type APIRequestContext } from '@playwright/test';
import { freshPhone } from '../story/own-usher.ts';
import { heading, REFUSED_REPLY, signedInTest, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    ushers: 'Ushers',
    new_usher: 'New usher',
    name_en: 'Name in English',
    name_ar: 'Name in Arabic',
    phone: 'Phone',
    birth_date: 'Birth date',
    height: 'Height',
    wrong: '4 fields need attention',
    name_required: 'Enter a name in English or Arabic.',
    phone_required: 'Enter a phone number.',
    phone_wrong: 'This isn’t a valid phone number. Check the digits and the country code.',
    height_wrong: 'Enter a height from 100 to 250 cm.',
    future: 'The birth date is in the future.',
    taken: 'This phone number belongs to someone else.',
    open: (name: string) => `Open ${name}`,
    added: 'Usher added',
    pending: 'Pending',
    missing: 'Missing for approval:',
    edit: 'Edit',
    save: 'Save',
    saved: 'Saved',
    add_language: 'Add a language',
    level: 'Level of Arabic',
    native: 'Native',
    leave: 'Leave without saving',
    iban: 'IBAN',
    bank: 'Bank',
    holder: 'Account holder',
    iban_wrong: 'This IBAN isn’t valid. Check it digit by digit.',
    file: 'File',
    kind: 'Kind',
    passport: 'Passport',
    unconfirmed: 'Not confirmed',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  ar: {
    ushers: 'المنظّمون',
    new_usher: 'منظّم جديد',
    name_en: 'الاسم بالإنجليزية',
    name_ar: 'الاسم بالعربية',
    phone: 'الهاتف',
    birth_date: 'تاريخ الميلاد',
    height: 'الطول',
    wrong: '4 حقول تحتاج إلى مراجعة',
    name_required: 'أدخل الاسم بالإنجليزية أو بالعربية.',
    phone_required: 'أدخل رقم الهاتف.',
    phone_wrong: 'رقم الهاتف غير صحيح. راجع الأرقام ورمز الدولة.',
    height_wrong: 'أدخل طولًا بين 100 و250 سم.',
    future: 'تاريخ الميلاد في المستقبل.',
    taken: 'رقم الهاتف هذا مسجّل لشخص آخر.',
    open: (name: string) => `فتح ملف ${name}`,
    added: 'تمت إضافة المنظّم',
    pending: 'قيد الانتظار',
    missing: 'ينقص للاعتماد:',
    edit: 'تعديل',
    save: 'حفظ',
    saved: 'تم الحفظ',
    add_language: 'إضافة لغة',
    level: 'مستوى العربية',
    native: 'اللغة الأم',
    leave: 'المغادرة دون حفظ',
    iban: 'الآيبان',
    bank: 'البنك',
    holder: 'صاحب الحساب',
    iban_wrong: 'هذا الآيبان غير صحيح. راجعه رقمًا رقمًا.',
    file: 'الملف',
    kind: 'النوع',
    passport: 'جواز سفر',
    unconfirmed: 'غير مؤكد',
    latitude: 'خط العرض',
    longitude: 'خط الطول',
  },
} as const;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPwyYvxyYthgFAAHjYEWRe4ntEAAAAASUVORK5CYII=',
  'base64',
);

type Asked = { readonly request: APIRequestContext; readonly token: string };
type Listed = { readonly id: string; readonly phone: string; readonly name_en: string; readonly name_ar: string };

const ushersBy = async ({ request, token }: Asked, params: Record<string, string>) => {
  const reply = await request.get('/api/admin/ushers', { headers: { authorization: token }, params });
  return (await reply.json()) as { data: Listed[]; meta: { total: number } };
};

signedInTest(
  'an usher is entered by hand: mistakes are put right, a twin is named, and the record is saved and changed',
  async ({ page, request, token, language, expectConsole }) => {
    const says = WORDS[language];
    const asked = { request, token };
    const phone = freshPhone();
    const [twin] = (await ushersBy(asked, { status: 'approved', per_page: '25' })).data;
    const twinName = (language === 'ar' ? twin?.name_ar : twin?.name_en) ?? '';

    await page.goto('/ushers');
    await page.getByRole('link', { name: says.new_usher }).click();
    await expect(heading(page, says.new_usher)).toBeVisible();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });

    await signedInTest.step('four mistakes are counted, each at its field', async () => {
      await field(says.birth_date).fill('2140-05-01');
      await field(says.birth_date).press('Tab');
      await field(says.height).fill('99');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert').filter({ hasText: says.wrong })).toBeVisible();
      for (const text of [says.name_required, says.phone_required, says.future, says.height_wrong])
        await expect(page.getByText(text)).toBeVisible();
      await expect(field(says.name_en)).toBeFocused();
    });

    await signedInTest.step('a phone that no country has is refused before it is sent', async () => {
      await field(says.name_en).fill('Story Newcomer');
      await field(says.name_ar).fill('قادمة جديدة');
      await field(says.birth_date).fill('1999-05-01');
      await field(says.birth_date).press('Tab');
      await field(says.height).fill('١٧٠');
      await field(says.phone).fill('056 12');
      await expect(page.getByText(says.phone_wrong)).toBeVisible();
    });

    await signedInTest.step('the phone of somebody else leads to that person', async () => {
      expectConsole(REFUSED_REPLY);
      await field(says.phone).fill(twin?.phone ?? '');
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('main').getByText(says.taken)).toBeVisible();
      await page.getByRole('link', { name: says.open(twinName) }).click();
      await page.getByRole('button', { name: says.leave }).click();
      await expect(page).toHaveURL(`/ushers/${twin?.id}`);
      await expect(heading(page, twinName)).toBeVisible();
    });

    await signedInTest.step('what is right is saved as pending, and says what is missing', async () => {
      await page.goto('/ushers/new');
      await field(says.name_en).fill('Story Newcomer');
      await field(says.name_ar).fill('قادمة جديدة');
      await field(says.phone).fill(phone);
      await page.getByRole('button', { name: says.add_language }).click();
      await page.getByRole('combobox', { name: says.level }).selectOption({ label: says.native });
      await field(says.latitude).fill('24.7743, 46.7386');
      await expect(field(says.longitude)).toHaveValue('46.7386');
      await field(says.iban).fill('SA03 8000 0000 6080 1016 7518');
      await field(says.bank).fill('Al Rajhi Bank');
      await expect(field(says.holder)).toHaveValue('Story Newcomer');
      await page.getByLabel(says.file, { exact: true }).setInputFiles({
        name: 'passport.png',
        mimeType: 'image/png',
        buffer: PNG,
      });
      const paper = page.getByRole('group', { name: 'passport.png' });
      await paper.getByRole('combobox', { name: says.kind }).selectOption({ label: says.passport });
      await page.keyboard.press('Control+s');
      await expect(page.getByText(says.iban_wrong)).toBeVisible();
      await expect(field(says.iban)).toBeFocused();
      await field(says.iban).fill('SA03 8000 0000 6080 1016 7519');
      await page.keyboard.press('Control+s');
      await expect(successToast(page, says.added)).toBeVisible();
      await expect(page).toHaveURL(/\/ushers\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('main').getByText(says.pending, { exact: true })).toBeVisible();
      await expect(page.getByText(says.missing)).toBeVisible();
      await expect(page.getByRole('main').getByText('24.7743, 46.7386')).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(`+966${phone.slice(1)}`)
          .first(),
      ).toBeVisible();
    });

    await signedInTest.step('account and document are there, too', async () => {
      const address = page.url();
      await page.goto(`${address}/bank`);
      await expect(page.getByText(says.unconfirmed)).toBeVisible();
      await page.goto(`${address}/documents`);
      await expect(page.getByText('passport.png').first()).toBeVisible();
      await page.goto(address);
    });

    await signedInTest.step('and changed', async () => {
      await page.getByRole('link', { name: says.edit, exact: true }).click();
      await field(says.name_en).fill('Story Regular');
      await page.getByRole('button', { name: new RegExp(`^${says.save}`) }).click();
      await expect(successToast(page, says.saved)).toBeVisible();
      await expect(heading(page, language === 'ar' ? 'قادمة جديدة' : 'Story Regular')).toBeVisible();
      await expect(page.getByRole('main').getByText('Story Regular').first()).toBeVisible();
    });
  },
);
