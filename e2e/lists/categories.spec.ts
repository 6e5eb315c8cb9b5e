import { expect, type Page } from '@playwright/test';
import { addEntry, freshNames, nameIn, openCatalogue, rowOf, type Entry } from '../story/catalogue-story.ts';
import { catalogueWords } from '../story/catalogue-words.ts';
import { failureToast, heading, REFUSED_REPLY, signedInTest, signInByApi, successToast, test } from '../story/story.ts';

signedInTest('categories are written from the keyboard, and every step can be undone', async ({ page, language }) => {
  const words = catalogueWords(language);
  const names = freshNames();
  const name = nameIn(language, names);
  await openCatalogue(page, 'categories');
  await expect(heading(page, words.categories)).toBeVisible();

  await page.getByRole('button', { name: words.new_category }).press('Enter');
  await page.keyboard.type(names.name_en);
  await page.keyboard.press('Tab');
  await page.keyboard.type(names.name_ar);
  await page.keyboard.press('Enter');
  await expect(successToast(page, words.added)).toBeVisible();
  // the form is empty and ready for the next one
  await expect(page.getByRole('textbox', { name: words.name_en, exact: true })).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: words.search }).fill(names.name_en);
  await expect(page).toHaveURL(/q=Story/);
  const english = page.getByRole('textbox', { name: `${words.name_en}: ${name}` });
  await english.fill(`${names.name_en} renamed`);
  await english.press('Enter');
  await expect(successToast(page, words.changed)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+z');
  await expect(successToast(page, words.undone)).toBeVisible();
  await expect(page.getByRole('textbox', { name: `${words.name_en}: ${name}`, exact: true })).toHaveValue(
    names.name_en,
  );

  await page.getByRole('button', { name: `${words.actions} ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: words.archive }).press('Enter');
  await expect(page.getByText(words.nothing_matches)).toBeVisible();
  await page.getByRole('link', { name: words.archived }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: names.name_ar })).toBeVisible();
  // the offers of the earlier steps may still be there
  await successToast(page, words.archived_toast).getByRole('button', { name: words.undo }).press('Enter');
  await expect(successToast(page, words.undone).first()).toBeVisible();
  await page.getByRole('link', { name: words.in_use }).press('Enter');
  await expect(page.getByRole('textbox', { name: `${words.name_en}: ${name}`, exact: true })).toBeVisible();
});

signedInTest('a colour is chosen at the tile', async ({ page, language, request, token }) => {
  const words = catalogueWords(language);
  const entry = await addEntry(request, token, 'categories');
  await openCatalogue(page, 'categories', entry);
  await rowOf(page, entry).getByRole('button', { name: words.look }).click();
  const violet = page.getByRole('radio', { name: words.violet });
  await violet.click({ force: true });
  await expect(violet).toBeChecked();
  await expect(successToast(page, words.changed)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, entry).locator('[data-tone="violet"]')).toBeVisible();
});

const orderOf = async (page: Page, entries: readonly Entry[]): Promise<string[]> => {
  const ids = await page
    .locator('[data-entry]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-entry')));
  return ids.flatMap((id) => entries.find((entry) => entry.id === id)?.name_en ?? []);
};

signedInTest(
  'the order is changed by keyboard and by dragging',
  async ({ page, language, request, token, expectConsole }) => {
    // an order is refused when another story has added an entry meanwhile; then it is made again
    expectConsole(/status of 409/);
    const words = catalogueWords(language);
    const a = await addEntry(request, token, 'categories');
    const b = await addEntry(request, token, 'categories');
    await openCatalogue(page, 'categories');
    const handle = rowOf(page, b).getByRole('button', { name: `${words.move} ${nameIn(language, b)}` });
    await handle.press('Space');
    await handle.press('ArrowUp');
    // others add theirs meanwhile: up until it stands before the first one
    await expect(async () => {
      if ((await orderOf(page, [a, b]))[0] !== b.name_en) await handle.press('ArrowUp');
      expect(await orderOf(page, [a, b])).toEqual([b.name_en, a.name_en]);
    }).toPass();
    await expect(handle).toBeFocused();
    await handle.press('Space');
    await expect(successToast(page, words.order_changed)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, a)).toBeVisible();
    expect(await orderOf(page, [a, b])).toEqual([b.name_en, a.name_en]);

    const grip = rowOf(page, b).getByRole('button', { name: `${words.move} ${nameIn(language, b)}` });
    const dragBelow = async () => {
      await rowOf(page, a).scrollIntoViewIfNeeded();
      const from = await grip.boundingBox();
      const to = await rowOf(page, a).boundingBox();
      if (!from || !to) throw new Error('a row is not on the screen');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2, to.y + to.height - 2, { steps: 8 });
      await page.mouse.up();
    };
    // a row that another story adds in the middle of it moves all others: then it is dragged again
    await expect(async () => {
      if ((await orderOf(page, [a, b]))[0] === b.name_en) await dragBelow();
      expect(await orderOf(page, [a, b])).toEqual([a.name_en, b.name_en]);
    }).toPass();
  },
);

signedInTest(
  'merging names what moves, and can be undone from the archive',
  async ({ page, language, request, token }) => {
    const words = catalogueWords(language);
    const from = await addEntry(request, token, 'categories');
    const into = await addEntry(request, token, 'categories');
    await openCatalogue(page, 'categories', from);
    await rowOf(page, from).getByRole('button', { name: words.actions }).click();
    await page.getByRole('menuitem', { name: words.merge }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: words.merge_into }).selectOption({ label: nameIn(language, into) });
    await expect(dialog.getByRole('listitem').filter({ hasText: nameIn(language, into) })).toBeVisible();
    await dialog.getByRole('button', { name: words.merge_do }).click();
    await expect(successToast(page, words.merged)).toBeVisible();
    await page.goto(`/categories?tab=archived&q=${encodeURIComponent(from.name_en)}`);
    await expect(rowOf(page, from)).toContainText(nameIn(language, into));
    await rowOf(page, from).getByRole('button', { name: words.actions }).click();
    await page.getByRole('menuitem', { name: words.undo_merge }).click();
    await expect(rowOf(page, from)).toHaveCount(0);
    await page.getByRole('link', { name: words.in_use }).click();
    await expect(rowOf(page, from)).toBeVisible();
  },
);

signedInTest(
  'a name that somebody else changed meanwhile is not overwritten unseen',
  async ({ page, language, request, token, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = catalogueWords(language);
    const entry = await addEntry(request, token, 'categories');
    await openCatalogue(page, 'categories', entry);
    const field = rowOf(page, entry).getByRole('textbox', { name: words.name_en });
    await field.fill(`${entry.name_en} mine`);
    const theirs = await request.patch(`/api/admin/categories/${entry.id}`, {
      headers: { authorization: token },
      data: { version: entry.version, name_en: `${entry.name_en} theirs` },
    });
    expect(theirs.status()).toBe(200);
    await field.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.conflict });
    await expect(dialog).toContainText(`${entry.name_en} theirs`);
    await expect(dialog).toContainText(`${entry.name_en} mine`);
    await dialog.getByRole('button', { name: words.overwrite }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, entry).getByRole('textbox', { name: words.name_en })).toHaveValue(`${entry.name_en} mine`);
  },
);

signedInTest(
  'a name that is taken is refused, and what was written stays',
  async ({ page, language, request, token, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = catalogueWords(language);
    const taken = await addEntry(request, token, 'categories');
    const entry = await addEntry(request, token, 'categories');
    await openCatalogue(page, 'categories', entry);
    const field = rowOf(page, entry).getByRole('textbox', { name: words.name_en });
    await field.fill(taken.name_en);
    await field.press('Enter');
    await expect(failureToast(page, words.name_taken)).toBeVisible();
    await expect(field).toHaveValue(taken.name_en);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Escape');
    await expect(field).toHaveValue(entry.name_en);
  },
);

test('whoever may not change them only reads', async ({ page, language, request }) => {
  const words = catalogueWords(language);
  const token = await signInByApi(request, { email: 'viewer@proline.test', password: 'proline-demo' });
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/categories');
  await expect(page.getByText(words.read_only)).toBeVisible();
  await expect(page.getByRole('button', { name: words.new_category })).toHaveCount(0);
  await expect(page.locator('tbody').getByRole('textbox')).toHaveCount(0);
});
