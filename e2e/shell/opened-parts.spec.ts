import { expect } from '@playwright/test';
import { expectTranslated, inBothThemes } from '../story/accessible.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { answer, openMenu, signedInTest, test } from '../story/story.ts';
import { settled } from '../story/settled.ts';

test('forms with errors and an open dialog without an accessibility fault', async ({ page, words }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: words.sign_in }).click();
  await expect(page.getByText(words.password_required)).toBeVisible();
  await inBothThemes(page, 'login with errors');
  await page.goto('/delete-usher-account');
  await page.getByLabel(words.email).fill('lina@example.com');
  await page.getByRole('button', { name: words.delete_account }).click();
  await expect(page.getByRole('button', { name: words.cancel })).toBeFocused();
  await inBothThemes(page, 'deletion dialog');
});

signedInTest('the open search without an accessibility fault', async ({ page, words }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: words.search }).click();
  await expect(page.getByRole('dialog').locator('input')).toBeFocused();
  await inBothThemes(page, 'search');
});

signedInTest('a job in the tray and its results without an accessibility fault', async ({ page, language }) => {
  const id = '3f0c8f0e-5a51-4c39-9d0e-0d8f6f3c2a11';
  const job = {
    id,
    kind: 'admins.deactivate',
    status: 'running',
    total: 40,
    done: 21,
    failed: 3,
    canceled: 0,
    started_by: 'Sara Al-Fahad',
    mine: true,
    created_at: new Date().toISOString(),
    finished_at: null,
  };
  const item = (number: number, status: string, message: string | null) => ({
    id: number,
    record_id: `record ${number}`,
    label_en: 'Omar Haddad',
    label_ar: 'عمر حداد',
    status,
    attempts: 1,
    code: message === null ? null : 'conflict',
    message,
    errors: null,
    part: null,
    left_out: null,
    finished_at: null,
  });
  const why = language === 'ar' ? 'عدّل شخص آخر هذا السجل.' : 'Someone changed this in the meantime.';
  await answer(page, '/admin/jobs', {
    json: { data: [job, { ...job, id: id.replace('3f', '4f'), status: 'canceling' }] },
  });
  await answer(page, `/admin/jobs/${id}`, { json: { data: job } });
  await answer(page, `/admin/jobs/${id}/items*`, {
    json: {
      data: [item(1, 'failed', why), item(2, 'done', null), item(3, 'pending', null), item(4, 'canceled', null)],
      meta: { current_page: 1, per_page: 50, total: 120, last_page: 3 },
    },
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: language === 'ar' ? 'مهمتان قيد التنفيذ' : '2 jobs running' }).click();
  await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
  await expectTranslated(page, 'jobs', language);
  await inBothThemes(page, 'jobs');
  await page.goto(`/settings?job=${id}`);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectTranslated(page, 'results', language);
  await inBothThemes(page, 'results');
});

signedInTest('setting up two factors without an accessibility fault', async ({ page, language }) => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const begun = { secret, uri: `otpauth://totp/Proline:sara?issuer=Proline&secret=${secret}` };
  const recovery_codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);
  await answer(page, '/admin/profile/two-factor', { json: { data: begun } });
  await answer(page, '/admin/profile/two-factor/confirm', { json: { data: { recovery_codes } } });
  await page.goto('/profile');
  await page.getByRole('button', { name: language === 'ar' ? 'إعداد' : 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await settled(page);
  await inBothThemes(page, 'set-up');
  await dialog.locator('input[type=password]').fill('a password');
  await dialog.locator('[autocomplete=one-time-code]').fill('123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await settled(page);
  await expectTranslated(page, 'recovery codes', language);
  await inBothThemes(page, 'recovery codes');
});

signedInTest(
  'the open bell and menu without an accessibility fault',
  IN_TWO_MIXTURES,
  async ({ page, words, narrow }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: new RegExp(`^${words.notifications}`) }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await inBothThemes(page, 'bell');
    await page.keyboard.press('Escape');
    if (!narrow) return;
    await expect(await openMenu(page, words, narrow)).toBeVisible();
    await inBothThemes(page, 'menu');
  },
);

signedInTest('menu, picker and dialogs of a row of a catalogue without an accessibility fault', async ({ page }) => {
  await page.goto('/types');
  const row = page.locator('[data-entry]').first();
  await row.getByRole('button').nth(1).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await inBothThemes(page, 'colour and icon');
  await page.keyboard.press('Escape');
  await row.getByRole('button').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inBothThemes(page, 'menu of a row');
  await page.getByRole('menuitem').nth(-2).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await inBothThemes(page, 'merge dialog');
});

signedInTest('a settings form with a wrong field without an accessibility fault', async ({ page }) => {
  await page.goto('/settings/security');
  await page.getByRole('textbox').first().fill('3');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  await inBothThemes(page, 'settings with errors');
});
