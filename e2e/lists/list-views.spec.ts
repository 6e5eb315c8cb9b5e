import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectNoOverflow, inBothThemes } from '../story/accessible.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { drawer, openList, rows, text, wordsIn } from '../story/list-story.ts';
import {
  answer,
  answerNoMore,
  NO_CONNECTION,
  REFUSED_REPLY,
  signedInTest,
  signInByApi,
  successToast,
  withoutNews,
} from '../story/story.ts';

/** Each project has its own person: a default view and a row height are somebody's own. */
const PERSONS = { 'en-1440': 'ops', 'en-390': 'recruiter', 'ar-1440': 'finance', 'ar-390': 'viewer' } as const;

const signInAs = async (page: Page, request: APIRequestContext, person: string) => {
  const token = await signInByApi(request, { email: `${person}@proline.test`, password: 'proline-demo' });
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
};

signedInTest('a view is saved, changed, opened with, and deleted', async ({ page, request, language }, { project }) => {
  const words = wordsIn(language);
  await signInAs(page, request, PERSONS[project.name as keyof typeof PERSONS]);
  const name = `Doha ${Math.random().toString(36).slice(2, 8)}`;
  const menu = (label: string | RegExp) => page.getByRole('button', { name: label });

  await openList(page, '?city=Doha&sort=name');
  await menu(words.views).click();
  await page.getByRole('menuitem', { name: words.save_as }).click();
  await page.getByRole('textbox', { name: words.view_name }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: words.save }).click();
  await expect(successToast(page, name)).toBeVisible();
  await expect(page).toHaveURL(/view=[0-9a-f-]{36}&city=Doha&sort=name$/);

  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&per_page=50`);
  await menu(new RegExp(`${name} \\(`)).click();
  await page.getByRole('menuitem', { name: words.save_changes }).click();
  await expect(menu(name)).toBeVisible();

  await menu(name).click();
  const saved = page.waitForResponse((reply) => reply.url().includes('/saved-views/default'));
  await page.getByRole('menuitem', { name: words.open_with }).click();
  expect((await saved).status()).toBe(200);
  await page.goto('/ushers');
  await expect(page).toHaveURL(/view=[0-9a-f-]{36}&city=Doha&sort=name&per_page=50$/);
  await expect(rows(page)).toHaveCount(50);

  await menu(name).click();
  await page.getByRole('menuitem', { name: words.delete_view }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
  await expect(menu(words.views)).toBeVisible();
  await page.goto('/ushers');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/ushers$/);
});

signedInTest(
  'row height is the person’s own, in every list',
  IN_TWO_MIXTURES,
  async ({ page, request, language, narrow }, { project }) => {
    const words = wordsIn(language);
    await signInAs(page, request, PERSONS[project.name as keyof typeof PERSONS]);
    await openList(page);
    const button = page.getByRole('button', { name: words.compact });
    if (narrow) {
      await expect(button).toHaveCount(0);
      return;
    }
    const heightOfRow = () =>
      page
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    const comfortable = await heightOfRow();
    await button.click();
    await expect.poll(heightOfRow).toBeLessThan(comfortable);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.poll(heightOfRow).toBe(comfortable);
  },
);

signedInTest(
  'a column that somebody may not see is not offered to him',
  IN_TWO_MIXTURES,
  async ({ page, request, language, narrow }) => {
    const words = wordsIn(language);
    await signInAs(page, request, 'ops');
    await openList(page, '?cols=name,document&document=expired');
    if (narrow) {
      await page.getByRole('button', { name: words.filters }).click();
      const sheet = page.getByRole('dialog', { name: words.filters });
      await expect(sheet.locator('summary', { hasText: text(words.city) })).toBeVisible();
      await expect(sheet.locator('summary', { hasText: text(words.document) })).toHaveCount(0);
      return;
    }
    await expect(page.getByRole('columnheader', { name: words.document_expires })).toHaveCount(0);
    await page.getByRole('button', { name: words.columns }).click();
    const chooser = page.getByRole('dialog', { name: words.columns });
    await expect(chooser.getByRole('checkbox', { name: words.city })).toBeAttached();
    await expect(chooser.getByRole('checkbox', { name: words.document_expires })).toHaveCount(0);
  },
);

signedInTest('a view with a column that is no more says so and shows the rest', async ({ page, language }) => {
  const words = wordsIn(language);
  const id = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';
  const view = { id, list: 'ushers', name: 'Old', shared: true, mine: false, is_default: false, version: 1 };
  await answer(page, '/admin/saved-views?list=ushers', {
    json: { data: [{ ...view, query: 'cols=name,shoe_size', problems: ['column:shoe_size'], owner_name: 'Sara' }] },
  });
  await openList(page, `?view=${id}&cols=name,shoe_size`);
  await expect(page.getByText(words.lost_part)).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
});

signedInTest('what is on the screen leaves as a file, in both formats', async ({ page, language }) => {
  const words = wordsIn(language);
  await openList(page, '?status=blocked&city=Riyadh&cols=name,city');
  const download = async (format: string | RegExp) => {
    await page.getByRole('button', { name: words.export }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
    return { name: file.suggestedFilename(), content: Buffer.concat(chunks) };
  };
  const csv = await download(words.csv);
  expect(csv.name).toMatch(/^ushers.*\.csv$/);
  const lines = csv.content.toString('utf8').replace('\ufeff', '').trim().split(/\r?\n/);
  expect(lines[0]).toBe(words.file_head);
  expect(lines.length - 1).toBe(await rows(page).count());
  expect(lines.slice(1).every((line) => line.endsWith(`,${text(words.riyadh)}`))).toBe(true);
  const xlsx = await download(words.xlsx);
  expect(xlsx.name).toMatch(/^ushers.*\.xlsx$/);
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});

signedInTest(
  'nothing yet, nothing that matches and no answer look different',
  async ({ page, language, expectConsole }) => {
    const words = wordsIn(language);
    expectConsole(REFUSED_REPLY);
    expectConsole(NO_CONNECTION);
    await page.goto('/ushers?city=Atlantis');
    await expect(page.getByRole('heading', { name: words.no_match })).toBeVisible();
    await page.getByRole('button', { name: words.clear_filters }).click();
    await expect(rows(page).first()).toBeVisible();

    const none = {
      current_page: 1,
      per_page: 25,
      total: 0,
      last_page: 1,
      total_exact: true,
      next: null,
      previous: null,
    };
    await answer(page, '/admin/ushers?**', { json: { data: [], meta: none } });
    await page.goto('/ushers');
    await expect(page.getByRole('heading', { name: words.none_yet })).toBeVisible();

    await page.unrouteAll();
    await withoutNews(page);
    await answer(page, '/admin/ushers?**', { status: 503, json: { message: 'busy', code: 'unavailable' } });
    await page.goto('/ushers?city=Riyadh');
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
    await expect(page.getByText('503')).toBeVisible();
    await answerNoMore(page, '/admin/ushers?**');
    await page.getByRole('button', { name: words.retry }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(/city=Riyadh/);
  },
);

signedInTest(
  'drawer, bulk bar and filter editor without an accessibility fault',
  IN_TWO_MIXTURES,
  async ({ page, language, narrow }) => {
    const words = wordsIn(language);
    await openList(page, '?status=blocked&city=Doha,Manama&sort=name,-age');
    if (narrow) {
      await page.getByRole('button', { name: words.filters }).click();
      await expect(page.getByRole('checkbox', { name: words.doha })).toBeAttached();
    } else {
      await page.getByRole('checkbox', { name: words.select_page }).check({ force: true });
      await page.getByRole('button', { name: words.add_filter }).click();
    }
    await inBothThemes(page, 'filter editor');
    await page.keyboard.press('Escape');
    await rows(page).nth(1).click();
    await expect(drawer(page, words).getByRole('heading', { level: 2 })).toBeVisible();
    await inBothThemes(page, 'drawer');
    await expectNoOverflow(page, 'drawer');
  },
);
