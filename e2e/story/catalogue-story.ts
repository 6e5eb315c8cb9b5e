import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

export type Entry = { id: string; name_en: string; name_ar: string; version: number; colour: string };
export type Kind = 'categories' | 'types';

/** Digits: whatever stands on the screen must be in the reader's letters. */
const suffix = () => String(Math.floor(Math.random() * 1e9));

/** Its own records for each story: others run at the same time. */
export const freshNames = () => {
  const mark = suffix();
  return { name_en: `Story ${mark}`, name_ar: `قصة ${mark}` };
};

export const addEntry = async (request: APIRequestContext, token: string, kind: Kind): Promise<Entry> => {
  const reply = await request.post(`/api/admin/${kind}`, {
    headers: { authorization: token },
    data: {
      ...freshNames(),
      colour: 'teal',
      icon: 'music',
      ...(kind === 'types' && { rates: { SAR: 4_500 } }),
    },
  });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as { data: Entry }).data;
};

export const nameIn = (language: Language, entry: Pick<Entry, 'name_en' | 'name_ar'>): string =>
  language === 'ar' ? entry.name_ar : entry.name_en;

/** The row of an entry, by its id: its names are in fields, not in the text. */
export const rowOf = (page: Page, entry: Pick<Entry, 'id'>): Locator => page.locator(`[data-entry="${entry.id}"]`);

/** The list narrowed to one entry, so that the story does not scroll past others. */
export const openCatalogue = async (page: Page, kind: Kind, entry?: Entry): Promise<void> => {
  await page.goto(`/${kind}${entry ? `?q=${encodeURIComponent(entry.name_en)}` : ''}`);
};
