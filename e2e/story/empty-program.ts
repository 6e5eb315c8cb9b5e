import { expect, type Page } from '@playwright/test';
import { OWN_START_TIMEOUT_MS, startOwnProgram } from './own-program.ts';
import { heading, successToast, test as base } from './story.ts';
import type { Words } from './words.ts';

const OWNER_EMAIL = 'first.owner@example.com';
const PASSWORD = 'a long first password';
const LINK = /http:\S+\/update-password-for-first-time\/\S+/;

/** A program of its own, on an empty database. */
export const emptyTest = base.extend<{ link: string }>({
  link: [
    async ({ page }, use) => {
      const program = await startOwnProgram({ DEMO: '0', OWNER_EMAIL });
      await use(await program.printed(LINK));
      // nobody asks a program that has ended
      await page.goto('about:blank');
      await program.stop();
    },
    { timeout: OWN_START_TIMEOUT_MS },
  ],
});

/** Sets the first owner's password by the link, and signs in. */
export const firstSignIn = async (page: Page, words: Words, link: string): Promise<void> => {
  await page.goto(link);
  await page.reload();
  await page.getByLabel(words.new_password).fill(PASSWORD);
  await page.getByRole('button', { name: words.set_password }).click();
  await expect(successToast(page, words.password_changed)).toBeVisible();
  await expect(heading(page, words.sign_in)).toBeVisible();

  await page.getByLabel(words.email).fill(OWNER_EMAIL);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, words.event_summary)).toBeVisible();
  await page.getByRole('button', { name: words.skip_tour }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};
