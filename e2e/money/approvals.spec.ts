/// <reference lib="dom" />
import { expect } from '@playwright/test';
import { decideByKey, drawer, wordsIn } from '../story/list-story.ts';
import { financeToken, makeBonus, makePayee } from './own-payee.ts';
import { heading, successToast, test } from '../story/story.ts';

const WORDS = {
  en: {
    approved: (code: string) => `${code} approved`,
    return: 'Return',
    returned: (code: string) => `${code} returned`,
    why: 'Left two hours early',
    amount: 'Amount of Bonus',
    note: 'Note on Bonus',
    save: 'Save lines',
    edited: (code: string) => `${code} changed`,
    own: 'You created or last edited this transfer, so somebody else has to approve it.',
    history: 'History',
    add: 'New adjustment',
    find: 'Find a person',
    sum: 'Amount',
    reason: 'Reason',
    added: /T-\d+ added/,
  },
  ar: {
    approved: (code: string) => `اعتُمد ${code}`,
    return: 'إرجاع',
    returned: (code: string) => `أُرجع ${code}`,
    why: 'غادر قبل ساعتين',
    amount: 'مبلغ مكافأة',
    note: 'ملاحظة على مكافأة',
    save: 'حفظ البنود',
    edited: (code: string) => `عُدّل ${code}`,
    own: 'أنشأتَ هذا التحويل أو كنت آخر من عدّله، فالاعتماد لغيرك.',
    history: 'السجل',
    add: 'تسوية جديدة',
    find: 'البحث عن شخص',
    sum: 'المبلغ',
    reason: 'السبب',
    added: /أُضيف T-\d+/,
  },
} as const;

test('finance approves by keys, returns with a reason and corrects', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const calls = { request, token };
  const payee = await makePayee(calls);
  const first = await makeBonus(calls, payee.id, 12_500);
  const second = await makeBonus(calls, payee.id, 30_000);
  const [one, two] = [`T-${first.code}`, `T-${second.code}`];
  const finance = await financeToken(calls, language);
  await page.addInitScript((value) => localStorage.setItem('token', value), finance);
  const dialog = page.getByRole('dialog').last();

  await test.step('one key approves, and the next one is there', async () => {
    await page.goto(`/transactions?status=pending_approval&payee=${payee.id}&sort=code&open=${first.id}`);
    const shown = drawer(page, wordsIn(language));
    await expect(shown.getByText(one, { exact: true })).toBeVisible();
    await decideByKey(page, 'A');
    await expect(successToast(page, words.approved(one))).toBeVisible();
    await expect(shown.getByText(two, { exact: true })).toBeVisible();
    await decideByKey(page, 'A');
    await expect(successToast(page, words.approved(two))).toBeVisible();
  });

  await test.step('an approval is taken back, and both stand in the history', async () => {
    await page.goto(`/transactions/${second.id}`);
    await expect(heading(page, two)).toBeVisible();
    await decideByKey(page, 'R');
    await dialog.getByRole('textbox').fill(words.why);
    await dialog.getByRole('button', { name: words.return, exact: true }).click();
    await expect(successToast(page, words.returned(two))).toBeVisible();
    await expect(page.getByRole('region', { name: words.history })).toContainText(words.why);
  });

  await test.step('whoever edits a line says why, and no longer approves it', async () => {
    await decideByKey(page, 'E');
    await dialog.getByRole('textbox', { name: words.amount }).fill('200');
    await dialog.getByRole('textbox', { name: words.note }).fill(words.why);
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(successToast(page, words.edited(two))).toBeVisible();
    const history = page.getByRole('region', { name: words.history });
    await expect(history).toContainText(/300\.00.*200\.00/);
    await expect(page.getByText(words.own)).toBeVisible();
  });

  await test.step('too little was paid: an adjustment with its reason', async () => {
    await page.goto('/transactions');
    await page.getByRole('button', { name: words.add }).click();
    await dialog.getByRole('searchbox', { name: words.find }).fill(payee.name_en);
    await dialog.getByRole('button').filter({ hasText: payee.name_en }).click();
    await dialog.getByRole('textbox', { name: words.sum }).fill('45.50');
    await dialog.getByRole('textbox', { name: words.reason }).fill(words.why);
    await dialog.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('status').filter({ hasText: words.added })).toBeVisible();
  });
});
