import { expect } from '@playwright/test';
import { emptyTest as test, firstSignIn } from '../story/empty-program.ts';
import { failureToast, REFUSED_REPLY } from '../story/story.ts';

test('the printed link sets the first owner’s password once; opening it uses nothing up', async ({
  page,
  words,
  link,
  expectConsole,
}) => {
  await firstSignIn(page, words, link);
  // an empty company counts 0 everywhere, and says so
  await expect(page.locator('[data-figure]').filter({ hasText: /^0$/ })).toHaveCount(19);

  expectConsole(REFUSED_REPLY);
  expectConsole(/^The password was not changed/);
  await page.goto(link);
  await page.getByLabel(words.new_password).fill('another password');
  await page.getByRole('button', { name: words.set_password }).click();
  await expect(failureToast(page, words.link_not_valid)).toBeVisible();
});
