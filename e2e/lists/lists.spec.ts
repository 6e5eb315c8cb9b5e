import { expect } from '@playwright/test';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { drawer, firstIds, openList, rows, text, wordsIn } from '../story/list-story.ts';
import { heading, openMenu, signedInTest } from '../story/story.ts';
import { WORDS } from '../story/words.ts';

signedInTest(
  'the address is the only truth: Back restores it, the menu resets it',
  async ({ page, language, narrow }) => {
    const words = wordsIn(language);
    await openList(page, '?status=approved&city=Riyadh&sort=name&per_page=50');
    await expect(heading(page, text(words.ushers))).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    const before = await firstIds(page);
    const asked = page.waitForRequest(/\/api\/admin\/ushers\?.*page=2/);
    await page.getByRole('button', { name: words.next_page }).click();
    await expect(page).toHaveURL(/page=2/);
    // The page before has told where this one begins, so nobody counts his way there; the address stays plain.
    expect((await asked).url()).toContain('after=');
    await expect.poll(() => firstIds(page)).not.toEqual(before);
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]page=/);
    await expect.poll(() => firstIds(page)).toEqual(before);
    await page.reload();
    await expect.poll(() => firstIds(page)).toEqual(before);
    const menu = await openMenu(page, WORDS[language], narrow);
    await menu.getByRole('link', { name: words.ushers, exact: true }).click();
    await expect(page).toHaveURL(/\/ushers$/);
    await expect.poll(() => firstIds(page)).not.toEqual(before);
  },
);

signedInTest(
  'what an address gets wrong is left out, and a page that is too far becomes the last one',
  async ({ page }) => {
    await openList(page, '?status=owner&sort=iban,-name&per_page=7&cols=shoe_size&age=old..&foo=1');
    await expect(rows(page)).toHaveCount(25);
    await openList(page, '?status=blocked&page=900000');
    await expect(page).toHaveURL(/\/ushers\?status=blocked&page=2$/);
    await expect(rows(page).first()).toBeVisible();
  },
);

signedInTest('a filter is added, shown, and taken off again', IN_TWO_MIXTURES, async ({ page, language, narrow }) => {
  const words = wordsIn(language);
  await openList(page);
  if (narrow) {
    await page.getByRole('button', { name: words.filters }).click();
    const sheet = page.getByRole('dialog', { name: words.filters });
    await sheet.locator('summary', { hasText: text(words.city) }).click();
    await sheet.getByRole('checkbox', { name: words.doha }).check({ force: true });
    await sheet.getByRole('button', { name: words.show }).click();
  } else {
    // without a mouse
    await page.getByRole('button', { name: words.add_filter }).press('Enter');
    const panel = page.getByRole('dialog', { name: words.add_filter });
    await panel.getByRole('button', { name: words.city, exact: true }).press('Enter');
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('doh');
    await expect(panel.getByRole('checkbox')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(panel.getByRole('checkbox', { name: words.doha })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.add_filter })).toBeFocused();
  }
  await expect(page).toHaveURL(/\/ushers\?city=Doha$/);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: words.remove_city }).click();
  await expect(page).toHaveURL(/\/ushers$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ushers\?city=Doha$/);
});

signedInTest('searching follows the typing, and Back ends it', async ({ page, language }) => {
  const words = wordsIn(language);
  await openList(page);
  const field = page.getByRole('searchbox', { name: words.search });
  await field.fill('U-10010');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=U-10010/);
  await field.fill('U-10011');
  await expect(page).toHaveURL(/q=U-10011/);
  await page.goBack();
  await expect(page).toHaveURL(/\/ushers$/);
  await expect(field).toHaveValue('');
});

signedInTest('the order is changed without a mouse', IN_TWO_MIXTURES, async ({ page, language, narrow }) => {
  const words = wordsIn(language);
  await openList(page);
  if (narrow) {
    await page.getByRole('button', { name: words.order }).press('Enter');
    await page.getByRole('menuitemradio', { name: words.oldest }).press('Enter');
    await expect(page).toHaveURL(/sort=created_at$/);
    return;
  }
  const head = (name: string | RegExp) => page.getByRole('columnheader', { name }).getByRole('button');
  await head(words.city).press('Enter');
  await expect(page).toHaveURL(/sort=city$/);
  await expect(page.getByRole('columnheader', { name: words.city })).toHaveAttribute('aria-sort', 'ascending');
  await head(words.age).press('Shift+Enter');
  await expect(page).toHaveURL(/sort=city,age$/);
  await head(words.city).press('Shift+Enter');
  await expect(page).toHaveURL(/sort=-city,age$/);
  await head(words.age).press('Enter');
  await expect(page).toHaveURL(/sort=-age$/);
});

signedInTest(
  'J and K walk through all that matches, over the end of a page; Escape and Back',
  async ({ page, language }) => {
    const words = wordsIn(language);
    await openList(page, '?status=blocked&sort=name');
    const first = await firstIds(page);
    expect(first).toHaveLength(25);
    await rows(page).nth(23).press('Enter');
    await expect(drawer(page, words)).toBeVisible();
    await expect(drawer(page, words)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`open=${first[23]}`));
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`open=${first[24]}`));
    await page.keyboard.press('j');
    await expect(page).toHaveURL(/page=2/);
    await expect(drawer(page, words).getByRole('status')).toHaveText(/26/);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`open=${first[24]}`));
    await expect(drawer(page, words).getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page, words)).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
    await expect(rows(page).nth(24)).toBeFocused();
    await page.goBack();
    await expect(drawer(page, words)).toBeVisible();
  },
);

signedInTest(
  'the page, then everything that matches is selected, and it is said which',
  IN_TWO_MIXTURES,
  async ({ page, language, narrow }) => {
    const words = wordsIn(language);
    await openList(page, '?status=blocked');
    const bar = page.getByRole('region', { name: words.with_selected });
    if (narrow) {
      await page.getByRole('button', { name: words.select, exact: true }).click();
      await page.locator('li').getByRole('checkbox').first().check({ force: true });
    } else {
      await page.getByRole('checkbox', { name: words.select_page }).check({ force: true });
      await expect(bar).toContainText('25');
    }
    await bar.getByRole('button', { name: words.all_matching }).click();
    await expect(bar.getByText(words.all_selected)).toBeVisible();
    await bar.getByRole('button', { name: words.clear_selection }).click();
    await expect(bar).toBeHidden();
  },
);

signedInTest(
  'columns are chosen in the address; cards show what they show',
  IN_TWO_MIXTURES,
  async ({ page, language, narrow }) => {
    const words = wordsIn(language);
    if (narrow) {
      await openList(page, '?cols=name,city');
      await expect(page.getByRole('columnheader')).toHaveCount(0);
      await expect(page.getByRole('button', { name: words.columns })).toHaveCount(0);
      return;
    }
    await openList(page);
    await page.getByRole('button', { name: words.columns }).click();
    const chooser = page.getByRole('dialog', { name: words.columns });
    await chooser.getByRole('checkbox', { name: words.id_number }).check({ force: true });
    await chooser.getByRole('checkbox', { name: words.city }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: words.id_number })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: words.city })).toBeHidden();
    await expect(page).toHaveURL(/cols=name,status,phone,age,does,rating,reliability,last_worked,id_number_last4$/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('columnheader', { name: words.city })).toBeVisible();
  },
);
