import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { phoneBlock } from '../story/own-usher.ts';
import { heading, signedInTest } from '../story/story.ts';

const WORDS = {
  en: {
    import: 'Import',
    title: 'Import people',
    file: 'File with people',
    good: /^2 ?good$/,
    columns: 'Change the columns',
    check: 'Check 5 rows',
    edit: 'Edit Phone of row 4',
    phone: 'Phone of row 4',
    keep: 'Keep',
    stays: 'Stays out',
    bad: /^Bad rows/,
    wrong: 'What is wrong',
    under_age: 'Birth date: Under 18',
    start: 'Import 3 good rows',
    imported: '3 people came in as Pending',
    undo: 'Undo the import',
    remove: 'Remove',
    removed: '3 people were removed again',
  },
  ar: {
    import: 'استيراد',
    title: 'استيراد أشخاص',
    file: 'ملف الأشخاص',
    good: /^2 ?سليمة$/,
    columns: 'تغيير الأعمدة',
    check: 'فحص 5 صفوف',
    edit: 'تعديل الهاتف في الصف 4',
    phone: 'الهاتف في الصف 4',
    keep: 'اعتماد',
    stays: 'يبقى خارجًا',
    bad: /^الصفوف غير السليمة/,
    wrong: 'ما الخطأ',
    under_age: 'تاريخ الميلاد: دون 18 سنة',
    start: 'استيراد 3 صفوف سليمة',
    imported: 'استُورد 3 أشخاص، قيد الانتظار',
    undo: 'التراجع عن الاستيراد',
    remove: 'إزالة',
    removed: 'أُزيل 3 أشخاص',
  },
} as const;

signedInTest(
  'people come in from a file: one value is put right, the bad rows come back, and the whole is undone',
  async ({ page, request, token, language }) => {
    const says = WORDS[language];
    // at the end of this story nobody has them again
    const phones = ['01', '02', '03', '04'].map((end) => `+${phoneBlock}${end}`);
    const file = [
      'Full name,الاسم,Mobile,DOB',
      `Maha Al-Subaie,مها السبيعي,${phones[0]},14/03/1998`,
      `Haya Al-Rashid,هيا الراشد,${phones[1]},`,
      `Omar Al-Jaber,عمر الجابر,+96659,02/01/1999`,
      `Fares Gamal,فارس جمال,${phones[2]},14/03/2022`,
      `Sara Mounir,سارة منير,${phones[0]},`,
    ].join('\n');

    await page.goto('/ushers');
    await page.getByRole('main').getByRole('link', { name: says.import, exact: true }).click();
    await expect(heading(page, says.title)).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

    await signedInTest.step('the columns were recognized and can be changed', async () => {
      await page.getByRole('link', { name: says.columns }).click();
      await page.getByRole('button', { name: says.check }).click();
      await expect(page.getByRole('link', { name: says.good })).toBeVisible();
    });

    await signedInTest.step('a phone is typed anew, and somebody under 18 stays out', async () => {
      await expect(page.getByText(says.stays)).toBeVisible();
      await page.getByRole('button', { name: says.edit }).click();
      await page.getByRole('textbox', { name: says.phone }).fill(phones[3] ?? '');
      await page.getByRole('button', { name: says.keep }).click();
      await expect(page.getByRole('button', { name: says.start })).toBeVisible();
    });

    await signedInTest.step('the bad rows come back as a file that says what is wrong', async () => {
      await page.getByRole('button', { name: says.bad }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: /CSV/ }).click();
      const text = await readFile(await (await saved).path(), 'utf8');
      expect(text).toContain(says.wrong);
      expect(text).toContain(says.under_age);
      expect(text.trim().split('\n')).toHaveLength(3);
    });

    const named = async () => {
      const reply = await request.get('/api/admin/ushers', {
        headers: { authorization: token },
        params: { q: phoneBlock, status: 'pending' },
      });
      return ((await reply.json()) as { data: { phone: string }[] }).data.map(({ phone }) => phone).toSorted();
    };

    await signedInTest.step('the good ones come in as pending', async () => {
      await page.getByRole('button', { name: says.start }).click();
      await expect(page.getByText(says.imported)).toBeVisible();
      expect(await named()).toEqual([phones[0], phones[1], phones[3]]);
    });

    await signedInTest.step('and the whole import is undone', async () => {
      await page.getByRole('button', { name: says.undo }).click();
      await page.getByRole('button', { name: says.remove, exact: true }).click();
      await expect(page.getByText(says.removed)).toBeVisible();
      expect(await named()).toEqual([]);
    });
  },
);
