import { expect } from '@playwright/test';
import { addEntry, freshNames, openCatalogue, rowOf } from '../story/catalogue-story.ts';
import { catalogueWords } from '../story/catalogue-words.ts';
import { signedInTest, successToast } from '../story/story.ts';

signedInTest('a type is added with its default pay', async ({ page, language }) => {
  const words = catalogueWords(language);
  const names = freshNames();
  await openCatalogue(page, 'types');
  await page.getByRole('button', { name: words.new_type }).click();
  const form = page.getByRole('form', { name: words.new_type });
  await form.getByRole('textbox', { name: words.name_en }).fill(names.name_en);
  await form.getByRole('textbox', { name: words.name_ar }).fill(names.name_ar);
  await form.getByRole('textbox', { name: words.rate }).fill('4o');
  await form.getByRole('button', { name: words.add }).click();
  await expect(form.getByText(words.no_amount)).toBeVisible();
  await form.getByRole('combobox', { name: words.currency }).selectOption('AED');
  await form.getByRole('textbox', { name: words.rate }).fill('٥٢٫٥');
  await form.getByRole('button', { name: words.add }).click();
  await expect(successToast(page, words.added)).toBeVisible();
  await page.goto(`/types?q=${encodeURIComponent(names.name_en)}`);
  // the organization pays in riyals; what it pays in dirhams is one step away
  await expect(page.locator('tbody').getByRole('textbox', { name: words.rate })).toHaveValue('');
  await page.locator('tbody').getByRole('button', { name: words.rate }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('input[value="52.50"]')).toBeVisible();
  await dialog.getByRole('textbox').first().fill('50');
  await dialog.locator('input[value="52.50"]').fill('');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('tbody').getByRole('textbox', { name: words.rate })).toHaveValue('50.00');
});

signedInTest('pay is changed in its place; a slip is refused there', async ({ page, language, request, token }) => {
  const words = catalogueWords(language);
  const entry = await addEntry(request, token, 'types');
  await openCatalogue(page, 'types', entry);
  const rate = rowOf(page, entry).getByRole('textbox', { name: words.rate });
  await rate.fill('4o');
  await rate.press('Enter');
  await expect(rowOf(page, entry).getByText(words.no_amount)).toBeVisible();
  await rate.fill('47.25');
  await rate.press('Enter');
  await expect(successToast(page, words.changed)).toBeVisible();
  await page.reload();
  await expect(rate).toHaveValue('47.25');
});

signedInTest('its use is a link to the events that have it', async ({ page, language }) => {
  await openCatalogue(page, 'types');
  const used = page.locator('tbody').getByRole('link').first();
  await expect(used).toHaveAttribute('href', /\/events\?type=[0-9a-f-]{36}$/);
  await expect(used).toHaveText(language === 'ar' ? /فعالي/ : /event/);
});
