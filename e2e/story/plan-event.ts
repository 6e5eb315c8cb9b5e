import { expect, type Locator, type Page } from '@playwright/test';
import { wizardWords } from './event-wizard-words.ts';
import { settled } from './settled.ts';
import { heading } from './story.ts';
import type { Language } from './words.ts';

export const STEP = /\/events\/[0-9a-f-]{36}\/plan\/step\w+/;

/** The header says that the server has all of it. */
export const saved = (page: Page): Promise<void> =>
  expect(page.locator('[data-save-state="saved_words"]')).toBeVisible();
export const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

type Titles = Readonly<Record<Language, string>>;
/** What is looked at before publishing: the review, and then the question. */
type Looks = Readonly<Partial<Record<'review' | 'question', () => Promise<void>>>>;

/** On a new event: plans three ushers and a leader through all steps of the wizard, and publishes it. */
export const planAndPublish = async (
  page: Page,
  language: Language,
  titles: Titles,
  day: string,
  looks: Looks = {},
): Promise<void> => {
  const words = wizardWords(language);
  const onward = page.getByRole('button', { name: words.continue });
  await field(page, words.title_en).fill(titles.en);
  await expect(page).toHaveURL(STEP);
  // the draft has an address now, and whoever was typing goes on typing
  await expect(field(page, words.title_en)).toBeFocused();
  await field(page, words.title_ar).fill(titles.ar);
  await expect(heading(page, titles[language])).toBeVisible();
  await page.getByRole('combobox', { name: words.category }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: words.city, exact: true }).fill(language === 'ar' ? 'الرياض' : 'Riyadh');
  await field(page, words.venue).fill('Hall 4');
  await page.getByLabel(words.first_day, { exact: true }).fill(day);
  await expect(page.getByLabel(words.last_day, { exact: true })).toHaveAttribute('data-day', day);
  await onward.click();

  await expect(page).toHaveURL(/stepTwo$/);
  await page.getByRole('button', { name: words.first_shift }).click();
  await onward.click();

  await expect(page).toHaveURL(/stepThree$/);
  const headcount = page.getByRole('region', { name: words.headcount });
  await headcount.getByRole('button', { name: words.role, exact: true }).first().click();
  await page.getByRole('menu', { name: words.add_role }).getByRole('menuitem').first().click();
  await headcount.getByRole('row').nth(1).getByRole('textbox').first().fill('3');
  await page.locator('summary').filter({ hasText: words.team }).click();
  // who is free depends on what is saved: the list is asked for again after each save
  await saved(page);
  await page.getByRole('button', { name: words.leader, exact: true }).click();
  await settled(page);
  await page.getByRole('listbox', { name: words.find_leader }).getByRole('option', { disabled: false }).first().click();
  await page.keyboard.press('Escape');
  await onward.click();

  await expect(page).toHaveURL(/stepFour$/);
  await expect(page.getByRole('region', { name: words.review }).getByText(words.ready)).toBeVisible();
  await saved(page);
  await looks.review?.();
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await looks.question?.();
  await page.getByRole('dialog').getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
  await expect(page.getByText(words.published).first()).toBeVisible();
};
