import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { settled } from '../story/settled.ts';

/** The pictures in the guide are renewed on purpose, so that running the tests leaves no change behind. */
const renewing = process.env['UPDATE_GUIDE'] === '1';
const GUIDE = path.resolve(import.meta.dirname, '../../docs/guide');
/** Each language and each width once: what is looked at with the rules of accessibility, and what the guide shows. */
export const LOOKED_AT_CLOSELY: readonly string[] = ['en-1440', 'ar-390'];

/** Shows this screen in the guide, in the reader's language. */
export const takePicture = async (page: Page, picture: string | undefined): Promise<void> => {
  const mixture = test.info().project.name;
  if (!renewing || picture === undefined || !LOOKED_AT_CLOSELY.includes(mixture)) return;
  await settled(page);
  await page.screenshot({ path: path.join(GUIDE, `${picture}.${mixture}.png`) });
};

/** What an event of a story is called in a picture; otherwise it has a name that no other story has. */
export const PICTURED = renewing
  ? { title_en: 'Jeddah Coffee & Dates Fair', title_ar: 'معرض جدة للقهوة والتمور' }
  : undefined;
