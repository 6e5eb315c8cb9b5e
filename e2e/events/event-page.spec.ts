import { expect, type Locator, type Page } from '@playwright/test';
import { EVENT_PAGE_WORDS as WORDS } from '../story/event-page-words.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import {
  findEvents,
  findShownEvents,
  makeDraft,
  makePublished,
  moveEvent,
  readMovesOf,
  readPlanOf,
  type OwnEvent,
} from '../story/own-event.ts';
import { heading, REFUSED_REPLY, signedInTest, successToast } from '../story/story.ts';
import { settled } from '../story/settled.ts';
import type { Language } from '../story/words.ts';

const titleIn = (language: Language, event: OwnEvent) => (language === 'ar' ? event.title_ar : event.title_en);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

signedInTest(
  'an event is canceled with a reason, and its page tells what that did',
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const event = await makePublished({ request, token });
    const title = titleIn(language, event);
    await page.goto(`/events/${event.id}`);
    await expect(heading(page, title)).toBeVisible();

    await button(page, words.cancel).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words.leader_free)).toBeVisible();
    await expect(dialog.getByText(words.no_way_back)).toBeVisible();
    // somebody hired months ahead is not compensated
    await expect(dialog.getByRole('switch')).toHaveCount(0);
    await expect(dialog.getByLabel(words.reason)).toBeFocused();
    await dialog.getByRole('button', { name: words.cancel }).press('Enter');
    await expect(dialog.getByText(words.reason_short)).toBeVisible();
    await dialog.getByLabel(words.reason).fill('The venue is closed');
    await dialog.getByRole('button', { name: words.cancel }).press('Enter');

    await expect(successToast(page, `${words.canceled_toast}${title}`)).toBeVisible();
    await expect(page.getByRole('region', { name: words.canceled })).toContainText('The venue is closed');
    // nothing can be done to it any more, and the focus is not lost
    await expect(button(page, words.cancel)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await tab(page, words.history).press('Enter');
    await expect(page).toHaveURL(/\/history$/);
    // whoever chose a tab goes on in it
    await expect(page.getByRole('group', { name: words.history })).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'The venue is closed' })).toContainText(
      words.leader_released,
    );
  },
);

signedInTest('canceling names how many people it concerns', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const found = await findEvents({ request, token }, 'status=published&sort=-starts_at&per_page=100');
  const event = found.find(({ confirmed }) => confirmed > 0);
  const { touches } = await readMovesOf({ request, token }, event?.id ?? '');
  await page.goto(`/events/${event?.id}`);
  await button(page, words.cancel).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.released(String(touches.confirmed)))).toBeVisible();
  await dialog.getByRole('button', { name: words.keep }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, words.cancel)).toBeFocused();
});

signedInTest(
  'only legal moves are offered, and one that is refused says why',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow }) => {
    const words = WORDS[language];
    const event = await makePublished({ request, token });
    await page.goto(`/events/${event.id}`);
    await expect(button(page, words.withdraw)).toBeVisible();
    for (const name of [words.publish, words.complete, words.reopen]) await expect(button(page, name)).toHaveCount(0);
    if (narrow) {
      await button(page, `${words.more}${titleIn(language, event)}`).click();
      const start = page.getByRole('menuitem', { name: words.start });
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(start).toContainText(words.nobody_confirmed);
    } else {
      const start = button(page, words.start);
      await expect(start).toHaveAttribute('aria-disabled', 'true');
      await expect(start).toHaveAccessibleDescription(words.nobody_confirmed);
      // the reason can be read by whoever comes there with the keyboard
      await start.focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await start.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

const askToWithdraw = async (page: Page, id: string, language: Language) => {
  const words = WORDS[language];
  await page.goto(`/events/${id}`);
  await button(page, words.withdraw).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.leader_free)).toBeVisible();
  return dialog;
};

signedInTest(
  'a published event that nobody has applied for goes back to draft',
  async ({ page, request, token, language }) => {
    const words = WORDS[language];
    const event = await makePublished({ request, token });
    const dialog = await askToWithdraw(page, event.id, language);
    await dialog.getByRole('button', { name: words.withdraw }).click();
    await expect(page.getByRole('main').getByRole('link', { name: words.edit })).toBeVisible();
    await expect(button(page, words.publish)).toBeVisible();

    // and out again
    await button(page, words.publish).click();
    await dialog.getByRole('button', { name: words.publish }).click();
    await expect(button(page, words.withdraw)).toBeVisible();
  },
);

signedInTest('whoever looks at a dialog sees when somebody was quicker', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const event = await makePublished({ request, token });
  const dialog = await askToWithdraw(page, event.id, language);
  await moveEvent({ request, token }, event.id, 'canceled', 'Somebody else said so');
  await expect(dialog).toContainText(words.changed);
  await expect(dialog).toContainText(words.canceled);
});

signedInTest(
  'a move that comes too late keeps what was written, to be decided anew',
  async ({ page, request, token, language, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = WORDS[language];
    const event = await makePublished({ request, token });
    let refusals = 1;
    await page.route(`**/api/admin/events/${event.id}/moves`, (route) => {
      if (route.request().method() !== 'POST' || refusals === 0) return route.continue();
      refusals -= 1;
      return route.fulfill({ status: 409, json: { code: 'conflict', message: 'Too late' } });
    });
    await page.goto(`/events/${event.id}`);
    await button(page, words.cancel).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.reason).fill('The client changed his mind');
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(dialog).toContainText(words.meanwhile);
    await expect(dialog.getByLabel(words.reason)).toHaveValue('The client changed his mind');
    await dialog.getByRole('button', { name: words.cancel }).click();
    await expect(page.getByRole('region', { name: words.canceled })).toContainText('The client changed his mind');
  },
);

signedInTest('an event is duplicated to a new date', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const event = await makePublished({ request, token });
  const title = titleIn(language, event);
  await page.goto(`/events/${event.id}`);
  await button(page, `${words.more}${title}`).press('Enter');
  await page.getByRole('menuitem', { name: words.duplicate }).press('Enter');
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel(words.first_day);
  // the same weekday, a week later
  const later = new Date(Date.parse(event.day) + 7 * 86_400_000).toISOString().slice(0, 10);
  await expect(day).toHaveAttribute('data-day', later);
  await day.fill('2020-01-01');
  await dialog.getByRole('button', { name: words.make_draft }).click();
  await expect(dialog.getByText(words.past)).toBeVisible();
  // typed, then moved in the calendar by keys: one to the left is tomorrow in Arabic and yesterday in English
  await day.fill(language === 'ar' ? '٦ مايو ٢٠٣٠' : '6 May 2030');
  await day.press('ArrowDown');
  await expect(dialog.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  for (const key of ['ArrowLeft', 'PageDown', 'Enter']) await page.keyboard.press(key);
  const chosen = language === 'ar' ? '2030-06-07' : '2030-06-05';
  await expect(day).toHaveAttribute('data-day', chosen);
  await expect(day).toBeFocused();
  await dialog.getByRole('button', { name: words.make_draft }).click();

  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}\/plan\/stepOne$/);
  const id = /events\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  expect(id).not.toBe(event.id);
  expect((await readPlanOf({ request, token }, id)).steps.stepOne.starts?.day).toBe(chosen);
});

signedInTest(
  'a draft says what keeps it from being published, and can be deleted',
  IN_TWO_MIXTURES,
  async ({ page, request, token, language, narrow, expectConsole }) => {
    expectConsole(REFUSED_REPLY);
    const words = WORDS[language];
    const event = await makeDraft({ request, token }, { ready: false });
    const title = titleIn(language, event);
    await page.goto(`/events/${event.id}`);
    if (!narrow) await expect(button(page, words.publish)).toHaveAccessibleDescription(words.not_ready);
    // what is in the way leads to its field
    await page.getByRole('region', { name: words.before_publish }).getByRole('link', { name: words.category }).click();
    await expect(page).toHaveURL(/\/plan\/stepOne#category_id$/);
    await page.goBack();
    await button(page, `${words.more}${title}`).click();
    if (narrow) await expect(page.getByRole('menuitem', { name: words.publish })).toContainText(words.not_ready);
    await page.getByRole('menuitem', { name: words.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.delete_confirm }).click();
    await expect(successToast(page, `${words.deleted}${title}`)).toBeVisible();
    await expect(heading(page, words.events)).toBeVisible();
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.goto(`/events/${event.id}`);
    await expect(heading(page, words.missing)).toBeVisible();
    await page.goto('/events/nothing-like-an-id');
    await expect(heading(page, words.missing)).toBeVisible();
  },
);

signedInTest('needs and fills are read by zone and by role', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const event = await makePublished({ request, token });
  await page.goto(`/events/${event.id}`);
  await tab(page, words.shifts).first().click();
  const grid = page.getByRole('table');
  // three of the four places are in a zone
  await expect(grid.getByRole('columnheader', { name: words.unzoned })).toBeVisible();
  await page.getByRole('radio', { name: words.by_role }).check({ force: true });
  await expect(page).toHaveURL(/by=role/);
  await expect(grid.getByRole('columnheader', { name: words.unzoned })).toHaveCount(0);
  await page.goBack();
  await expect(grid.getByRole('columnheader', { name: words.unzoned })).toBeVisible();
});

/** 'Attended 12' → 12; a number alone is what stands in front of the stroke: '12/20' */
const figureIn = async (part: Locator): Promise<number> => Number(/\d+/.exec((await part.textContent()) ?? '')?.[0]);

const amountIn = (text: string): number =>
  Number(/[\d,]+\.\d+/.exec(text)?.[0].replaceAll(',', '')) * (/[-−]/.test(text) ? -1 : 1);

signedInTest('figures lead to the people and the pay lines behind them', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const { past } = await findShownEvents({ request, token });
  await page.goto(`/events/${past}/shifts`);
  const whole = page.getByRole('table').locator('tfoot').getByRole('link').last();
  const confirmed = await figureIn(whole.locator('b'));
  await whole.click();
  await expect(page).toHaveURL(/\/attendance$/);
  const choices = page.getByRole('main').getByRole('navigation');
  expect(await figureIn(choices.getByRole('link', { name: words.all }))).toBe(confirmed);

  // one shift of it: the same people again, and the address says which
  await page.goBack();
  const row = page.getByRole('table').locator('tbody tr').first();
  const ofShift = await figureIn(row.getByRole('link').last().locator('b'));
  await row.getByRole('link').last().click();
  await expect(page).toHaveURL(/\?shift=/);
  await expect(choices.getByRole('link', { name: words.all })).toContainText(String(ofShift));

  await tab(page, words.pay).last().click();
  const paid = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: words.how }) })
    .last();
  await paid.getByRole('button', { name: words.how }).press('Enter');
  const lines = page.getByRole('cell').getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const amounts = (await lines.locator(':scope > bdi').allTextContents()).map(amountIn);
  const net = amountIn(await paid.locator('b').last().innerText());
  expect(Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(Math.round(net * 100));
});

signedInTest('who may not change events is offered no move', async ({ page, request, token, language }) => {
  const words = WORDS[language];
  const event = await makePublished({ request, token });
  const viewer = await tokenOf(request, await inviteOwnAdmin(request, token, language, 'viewer'));
  await page.addInitScript((own) => localStorage.setItem('token', own), viewer);
  await page.goto(`/events/${event.id}`);
  await expect(heading(page, titleIn(language, event))).toBeVisible();
  await settled(page);
  for (const name of [words.cancel, words.withdraw, words.start]) await expect(button(page, name)).toHaveCount(0);
  await expect(button(page, `${words.more}${titleIn(language, event)}`)).toHaveCount(0);
});
