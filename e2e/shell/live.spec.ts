/// <reference lib="dom" />
import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { NO_CONNECTION, signedInTest as test } from '../story/story.ts';
import { settled } from '../story/settled.ts';

type Category = { id: string; name_en: string; name_ar: string; version: number };

const STOPPED = { en: 'Live updates paused.', ar: 'توقّفت التحديثات المباشرة مؤقتًا.' } as const;

/** A category of this story alone. */
const addCategory = async (request: APIRequestContext, token: string): Promise<Category> => {
  const mark = String(randomBytes(4).readUInt32BE());
  const reply = await request.post('/api/admin/categories', {
    headers: { authorization: token },
    data: { name_en: `Live ${mark}`, name_ar: `مباشر ${mark}`, colour: 'blue', icon: 'music' },
  });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { data: Category }).data;
};

const rename = async (request: APIRequestContext, token: string, { id, version }: Category, mark: string) => {
  const reply = await request.patch(`/api/admin/categories/${id}`, {
    headers: { authorization: token },
    data: { version, name_en: `Renamed ${mark}`, name_ar: `معدّل ${mark}` },
  });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { data: Category }).data;
};

/** Names are edited in place: they stand in fields. */
const namesOn = (page: Page): Promise<string[]> =>
  page.locator('main input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const expectName = (page: Page, { name_en, name_ar }: Category, options: { timeout?: number } = {}) =>
  expect.poll(() => namesOn(page), options).toEqual(expect.arrayContaining([name_en, name_ar]));

test('two browsers see the same change at once, without a reload', async ({
  page,
  browser,
  request,
  token,
  contextOptions,
}) => {
  const category = await addCategory(request, token);
  const other = await (await browser.newContext(contextOptions)).newPage();
  await other.addInitScript((value) => localStorage.setItem('token', value), token);
  for (const each of [page, other]) {
    await each.goto('/categories');
    await expectName(each, category);
    await settled(each);
  }
  const renamed = await rename(request, token, category, String(randomBytes(4).readUInt32BE()));
  for (const each of [page, other]) {
    await expectName(each, renamed);
    expect(await namesOn(each)).not.toContain(category.name_en);
  }
  await other.context().close();
});

test('when the stream drops the screen says so, and what was missed is there once it is back', async ({
  page,
  request,
  token,
  language,
  expectConsole,
}) => {
  expectConsole(NO_CONNECTION);
  const category = await addCategory(request, token);
  await page.route('**/api/admin/stream', (route) => route.abort());
  await page.goto('/categories');
  await expectName(page, category);
  const note = page.getByRole('status').filter({ hasText: STOPPED[language] });
  await expect(note).toBeVisible();
  const renamed = await rename(request, token, category, String(randomBytes(4).readUInt32BE()));
  await page.unroute('**/api/admin/stream');
  await expectName(page, renamed, { timeout: 60_000 });
  await expect(note).toBeHidden();
});
