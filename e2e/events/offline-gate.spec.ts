import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, expectTranslated, inBothThemes } from '../story/accessible.ts';
import { takePicture } from '../shell/guide-picture.ts';
import { IN_TWO_MIXTURES } from '../story/mixtures.ts';
import { bookPeople, makePublished, readBoardOf, readMarksOf } from '../story/own-event.ts';
import { NO_CONNECTION, signedInTest as test } from '../story/story.ts';

const WORDS = {
  en: {
    ready: 'Live attendance',
    waiting: (count: number) => `${count} waiting`,
    offline: /^Offline since/,
    kept: 'Kept here',
    to_decide: '1 person to decide on.',
    decide: 'Decide',
    use_own: 'Use what was marked here',
    excused: 'excused',
    none: 'Nothing is left to decide.',
  },
  ar: {
    ready: 'الحضور المباشر',
    waiting: (count: number) => (count === 2 ? 'تسجيلان بالانتظار' : 'تسجيل واحد بالانتظار'),
    offline: /^بلا اتصال منذ/,
    kept: 'محفوظ هنا',
    to_decide: 'شخص واحد بانتظار القرار.',
    decide: 'اتخاذ القرار',
    use_own: 'اعتماد المسجَّل هنا',
    excused: 'بعذر',
    none: 'لم يبقَ ما يُقرَّر.',
  },
} as const;

const chip = (page: Page, id: string) => page.locator(`[data-chip="${id}"]`);

/** The app itself lies on the device, and so does the board. */
const prepared = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('event-day');
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
    });
    const boards = await new Promise<number>((resolve) => {
      const counted = database.transaction('boards').objectStore('boards').count();
      counted.addEventListener('success', () => resolve(counted.result));
    });
    database.close();
    return boards;
  });

test.use({ serviceWorkers: 'allow' });
test(
  'a gate goes on without a network, through a reload and a new tab, and every mark counts once',
  IN_TWO_MIXTURES,
  async ({ page, context, request, token, language, expectConsole }) => {
    // without a connection every call says so in the console
    expectConsole(NO_CONNECTION);
    expectConsole(/^(The profile did not load|Live updates)/);
    const words = WORDS[language];
    const look = async (on: Page, where: string) => {
      await expectTranslated(on, where, language);
      await expectNoOverflow(on, where);
      await inBothThemes(on, where);
    };
    const calls = { request, token };
    const { id } = await makePublished(calls, { soon: true });
    const [first, second] = await bookPeople(calls, id, 2);
    if (!first || !second) throw new Error('Two people were booked');
    await page.goto(`/events/${id}/attendance`);
    await expect(chip(page, first.id)).toBeVisible();
    // all files of the app come first
    await expect.poll(() => prepared(page), { timeout: 60_000 }).toBe(1);

    await context.setOffline(true);
    await chip(page, first.id).focus();
    await page.keyboard.press('i');
    await expect(chip(page, first.id)).toHaveAttribute('data-state', 'in');
    await expect(chip(page, first.id).getByLabel(words.kept)).toBeVisible();
    await expect(page.getByText(words.offline)).toBeVisible();

    // the page comes from the device, and so do the board and what was marked
    const reloaded = await page.reload();
    await expect(chip(page, first.id)).toHaveAttribute('data-state', 'in');
    await chip(page, second.id).focus();
    await page.keyboard.press('i');
    await expect(page.getByText(words.waiting(2))).toBeVisible();
    // the strip has said it: no call that nobody asked for says it again
    await expect(page.getByRole('alert')).toHaveCount(0);

    await takePicture(page, 'gate-offline');
    await look(page, 'offline');

    // meanwhile the office excuses one of them
    const excused = await request.post(`/api/admin/assignments/${second.id}/excuse`, {
      headers: { authorization: token },
      data: { id: crypto.randomUUID(), reason: 'Called in sick' },
    });
    expect(excused.status(), await excused.text()).toBe(200);

    // the tab is killed: another one knows nothing but what is on the device
    await page.close();
    const tab = await context.newPage();
    const opened = await tab.goto(`/events/${id}/attendance`);
    // it is the very same page again: the server would have given it a policy of its own
    expect(opened?.headers()['content-security-policy']).toBe(reloaded?.headers()['content-security-policy']);
    await expect(chip(tab, second.id)).toHaveAttribute('data-state', 'in');
    await expect(tab.getByText(words.waiting(2))).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);

    await context.setOffline(false);
    await expect(tab.getByText(words.to_decide)).toBeVisible();
    await expect(chip(tab, first.id).getByLabel(words.kept)).toHaveCount(0);
    expect((await readMarksOf(calls, first.id)).map(({ kind }) => kind)).toEqual(['check_in']);

    await tab.getByRole('button', { name: words.decide, exact: true }).click();
    const dialog = tab.getByRole('dialog');
    await expect(dialog.getByText(words.excused, { exact: true })).toBeVisible();
    await look(tab, 'to decide');
    await dialog.getByRole('button', { name: words.use_own }).click();
    await expect(dialog.getByText(words.none)).toBeVisible();
    await expect
      .poll(async () => (await readMarksOf(calls, second.id)).map(({ kind, refused }) => refused ?? kind))
      .toEqual(['correct', 'attendance_changed', 'excuse']);
    const { people } = await readBoardOf(calls, id);
    expect(people.map(({ state }) => state)).toEqual(['in', 'in']);
  },
);
