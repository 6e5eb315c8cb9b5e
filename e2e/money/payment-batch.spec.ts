/// <reference lib="dom" />
import { expect } from '@playwright/test';
import { rows, wordsIn } from '../story/list-story.ts';
import { financeToken, makeApproved, makePayee, type Payee } from './own-payee.ts';
import { findBatch } from '../story/shown-usher.ts';
import { successToast, test } from '../story/story.ts';

const WORDS = {
  en: {
    new_batch: 'New payment batch',
    continue: 'Continue',
    make: 'Make draft',
    add_lines: 'Add lines',
    search: 'Payee or code',
    add_one: 'Add 1 transfer',
    added: /^1 transfer added/,
    export: 'Export 3 lines',
    exported: /is exported$/,
    details: (name: string) => `Details of ${name}`,
    paid: 'Record as paid…',
    failed: 'Record as failed…',
    reference: 'Bank reference',
    code: 'Bank’s reason',
    said: 'What the bank said',
    record: 'Record',
    is_paid: (code: string) => `${code} is paid`,
    is_failed: (code: string) => `${code} failed`,
    closed: 'Closed',
    refused: /^Refused by the bank in B-\d+/,
    payslip: 'Open payslip',
    net: 'Net pay',
    on_file: 'On file',
  },
  ar: {
    new_batch: 'دفعة بنكية جديدة',
    continue: 'متابعة',
    make: 'إنشاء المسودة',
    add_lines: 'إضافة بنود',
    search: 'المستفيد أو الرمز',
    add_one: 'إضافة تحويل واحد',
    added: /^أُضيف تحويل واحد/,
    export: 'تصدير: 3 بنود',
    exported: /^صُدّرت الدفعة/,
    details: (name: string) => `تفاصيل ${name}`,
    paid: 'تسجيل الدفع…',
    failed: 'تسجيل الرفض…',
    reference: 'مرجع البنك',
    code: 'سبب البنك',
    said: 'ما قاله البنك',
    record: 'تسجيل',
    is_paid: (code: string) => `دُفع ${code}`,
    is_failed: (code: string) => `رُفض ${code}`,
    closed: 'مكتملة',
    refused: /^رفضه البنك ضمن B-\d+/,
    payslip: 'فتح قسيمة الدفع',
    net: 'صافي الأجر',
    on_file: 'محفوظ',
  },
} as const;

test('a batch from choosing to the answers of the bank, and a payslip', async ({
  page,
  browser,
  request,
  token,
  language,
  narrow,
  contextOptions,
}) => {
  const words = WORDS[language];
  const calls = { request, token };
  // the demo's payer account is there, or one is made
  await findBatch(calls);
  const finance = await financeToken(calls, language);
  const people: Payee[] = [await makePayee(calls), await makePayee(calls), await makePayee(calls)];
  const bonuses = [];
  for (const [index, { id }] of people.entries())
    bonuses.push(await makeApproved(calls, finance, id, 10_000 * (index + 1)));
  const [first, second, third] = people;
  const [one, two, three] = bonuses;
  if (!first || !second || !third || !one || !two || !three) throw new Error('Three people are paid');
  const nameOf = ({ name_en, name_ar }: Payee) => (language === 'ar' ? name_ar : name_en);
  await page.addInitScript((value) => localStorage.setItem('token', value), finance);
  const dialog = page.getByRole('dialog').last();

  await test.step('two are chosen and restated, and a draft is made of them', async () => {
    await page.goto(`/transactions?status=approved&payee=${first.id},${second.id}`);
    await expect(rows(page)).toHaveCount(2);
    const lists = wordsIn(language);
    if (narrow) {
      await page.getByRole('button', { name: lists.select, exact: true }).click();
      for (const box of await page.locator('li').getByRole('checkbox').all()) await box.press('Space');
    } else await page.getByRole('checkbox', { name: lists.select_page }).check({ force: true });
    const chosen = page.getByRole('region', { name: lists.with_selected });
    await chosen.getByRole('button', { name: words.new_batch }).click();
    const bar = page.getByRole('group', { name: words.new_batch });
    await expect(bar).toContainText('300.00');
    await bar.getByRole('button', { name: words.continue }).click();
    await dialog.getByRole('button', { name: words.make }).click();
    await expect(page).toHaveURL(/\/transactions\/batches\//);
  });

  await test.step('a third one is found and added', async () => {
    await page.getByRole('button', { name: words.add_lines }).click();
    await dialog.getByRole('searchbox', { name: words.search }).fill(`T-${three.code}`);
    const found = dialog.getByRole('listitem').filter({ hasText: `T-${three.code}` });
    await found.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: words.add_one }).click();
    await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();
  });

  await test.step('the file is made, once', async () => {
    await page.getByRole('button', { name: words.export }).click();
    await expect(dialog).toContainText('600.00');
    await dialog.getByRole('button', { name: words.export }).click();
    await expect(page.getByRole('status').filter({ hasText: words.exported })).toBeVisible();
  });

  await test.step('the bank pays two and refuses one: the batch closes', async () => {
    for (const [person, { code }] of [[first, one] as const, [third, three] as const]) {
      await page.getByRole('button', { name: words.details(nameOf(person)) }).click();
      await page.getByRole('button', { name: words.paid }).click();
      await dialog.getByRole('textbox', { name: words.reference }).fill(`R7K-${code}`);
      await dialog.getByRole('button', { name: words.record, exact: true }).click();
      await expect(successToast(page, words.is_paid(`T-${code}`))).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.getByRole('button', { name: words.details(nameOf(second)) }).click();
    await page.getByRole('button', { name: words.failed }).click();
    await dialog.getByRole('combobox', { name: words.code }).selectOption('AC04');
    await dialog.getByRole('textbox', { name: words.said }).fill('Closed in May');
    await dialog.getByRole('button', { name: words.record, exact: true }).click();
    await expect(successToast(page, words.is_failed(`T-${two.code}`))).toBeVisible();
    await expect(page.getByRole('main').getByText(words.closed, { exact: true }).first()).toBeVisible();
  });

  await test.step('what was refused says out of which batch and why; what was paid has its payslip', async () => {
    await page.goto(`/transactions/${two.id}`);
    await expect(page.getByRole('link', { name: words.refused })).toBeVisible();
    await expect(page.getByText('AC04: Closed in May').first()).toBeVisible();
    await page.goto(`/transactions/${one.id}`);
    await page.getByRole('link', { name: words.payslip }).click();
    await expect(page.getByRole('article')).toContainText(`R7K-${one.code}`);
    await expect(page.getByRole('article')).toContainText(words.net);
    await expect(page.getByRole('article')).toContainText('SAR 100.00');
  });

  await test.step('a viewer sees that there is an account, and nothing of it or to do', async () => {
    const elsewhere = await browser.newContext(contextOptions);
    const reader = await financeToken(calls, language, 'viewer');
    await elsewhere.addInitScript((value) => localStorage.setItem('token', value), reader);
    const viewed = await elsewhere.newPage();
    await viewed.goto(`/transactions/${two.id}`);
    await expect(viewed.getByText(words.on_file)).toBeVisible();
    const main = viewed.getByRole('main');
    await expect(main).not.toContainText(`•••• ${second.end}`);
    await expect(main).not.toContainText('Al Rajhi Bank');
    await expect(main.getByRole('button')).toHaveCount(0);
    await elsewhere.close();
  });
});
