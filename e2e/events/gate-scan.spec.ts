/// <reference lib="dom" />
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { shiftBegan } from '../story/event-day.ts';
import { takePicture } from '../shell/guide-picture.ts';
import { inMixture } from '../story/mixtures.ts';
import { bookPeople, makePublished, moveEvent, readPassOf } from '../story/own-event.ts';
import { NO_CONNECTION, REFUSED_REPLY, signedInTest } from '../story/story.ts';

const WORDS = {
  en: {
    pass: 'Pass',
    code: 'QR code',
    close: 'Close',
    revoke: 'Revoke',
    revoke_text: 'The code on the phone and on paper stops working. The app then shows a new one.',
    revoked_now: (name: string) => `The old pass of ${name} no longer counts`,
    revoked: 'This pass was revoked. Ask for the new one.',
    replayed: 'This pass has already been used for this.',
    no_pass: 'This isn’t a pass.',
    in: 'In',
    stopped: 'Live updates paused.',
    not_live: 'Not live',
  },
  ar: {
    pass: 'التصريح',
    code: 'رمز الاستجابة السريعة',
    close: 'إغلاق',
    revoke: 'إلغاء التصريح',
    revoke_text: 'يتوقف الرمز على الهاتف وعلى الورق عن العمل، ويعرض التطبيق رمزًا جديدًا.',
    revoked_now: (name: string) => `لم يعد تصريح ${name} القديم صالحًا`,
    revoked: 'أُلغي هذا التصريح. اطلب التصريح الجديد.',
    replayed: 'استُخدم هذا التصريح لهذا الغرض من قبل.',
    no_pass: 'هذا ليس تصريح دخول.',
    in: 'حضور',
    stopped: 'توقّفت التحديثات المباشرة مؤقتًا.',
    not_live: 'انقطع التحديث المباشر',
  },
} as const;

/** What the browser takes for its camera: a film of pictures, which this story takes itself. */
const test = signedInTest.extend<object, { film: string }>({
  film: [
    async ({ browserName }, use, { workerIndex }) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), `film-${browserName}-${workerIndex}-`));
      await use(path.join(folder, 'camera.mjpeg'));
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, film }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // a browser without windows has nobody whom it could ask
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      }),
    { scope: 'worker' },
  ],
});

const chip = (page: Page, id: string) => page.locator(`[data-chip="${id}"]`);
const FRAME = { width: 640, height: 480 };

/** The part of the screen around a point is what the camera sees from now on. */
const filmed = async (page: Page, film: string, { x, y }: { readonly x: number; readonly y: number }) => {
  const [left, top] = [x - FRAME.width / 2, y - FRAME.height / 2].map((edge) => Math.max(0, Math.round(edge)));
  const clip = { ...FRAME, x: left ?? 0, y: top ?? 0 };
  fs.writeFileSync(film, await page.screenshot({ type: 'jpeg', quality: 95, clip }));
};

/** A hardware scanner: its keys come faster than a story could press them one by one. */
const scannerTypes = (page: Page, digits: string, ...more: readonly string[]) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) {
        const pressed = { key, code: /\d/.test(key) ? `Digit${key}` : key, bubbles: true, cancelable: true };
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', pressed));
      }
    },
    [...digits, ...more],
  );

test(
  'a pass is shown to the camera, others to a scanner, and office and wall see who comes',
  inMixture('en-1440'),
  async ({ page, browser, request, token, language, film, expectConsole, contextOptions }) => {
    expectConsole(REFUSED_REPLY);
    // a device shakes for a refusal only once somebody has touched the page
    expectConsole(/Blocked call to navigator\.vibrate/);
    expectConsole(NO_CONNECTION);
    const words = WORDS[language];
    const calls = { request, token };
    const event = await makePublished(calls, { soon: true });
    const [shown, typed, lost] = await bookPeople(calls, event.id, 3);
    if (!shown || !typed || !lost) throw new Error('Three people were booked');
    await moveEvent(calls, event.id, 'in_progress');
    await shiftBegan(test.info().project.use.baseURL ?? '', event.id, 5);
    const old = await readPassOf(calls, lost.id);
    const nameOf = ({ usher }: typeof shown) => (language === 'ar' ? usher.name_ar : usher.name_en);
    const board = `/events/${event.id}/attendance`;
    const result = page.getByRole('dialog').getByRole('status');

    const elsewhere = await browser.newContext(contextOptions);
    await elsewhere.addInitScript((value) => localStorage.setItem('token', value), token);
    const office = await elsewhere.newPage();
    // tabs of one browser share what they hear, and the office alone is to hear nothing later
    const wall = await page.context().newPage();
    await office.goto(board);
    await wall.goto(`/events/${event.id}/wall`);
    const inside = wall.locator('[data-state="in"]', { hasText: words.in });
    await expect(inside).toContainText('0');

    await test.step('somebody holds up a pass, as the desk has drawn it', async () => {
      await page.goto(board);
      await chip(page, shown.id).click();
      await page.getByRole('dialog').getByRole('button', { name: words.pass, exact: true }).click();
      const code = page.getByRole('img', { name: words.code });
      await code.scrollIntoViewIfNeeded();
      const at = await code.boundingBox();
      if (!at) throw new Error('The code is not on the screen');
      await filmed(page, film, { x: at.x + at.width / 2, y: at.y + at.height / 2 });
      await page.goto(`${board}?show=scan`);
      await expect(result).toContainText(nameOf(shown));
      await takePicture(page, 'gate-scan');
      // what stays before the camera is meant once; shown to another gate, it has been used
      await page.goto(board);
      await page.goto(`${board}?show=scan`);
      await expect(result).toContainText(words.replayed);
    });

    await test.step('office and wall have followed, without being asked', async () => {
      await expect(chip(office, shown.id)).toHaveAttribute('data-state', 'in');
      await expect(inside).toContainText('1');
    });

    await test.step('a lost phone: its pass is revoked', async () => {
      await page.goto(board);
      await expect(chip(page, lost.id)).toBeVisible();
      await filmed(page, film, { x: 0, y: 0 });
      await chip(page, lost.id).click();
      await page.getByRole('dialog').getByRole('button', { name: words.pass, exact: true }).click();
      const dialog = page.getByRole('dialog').last();
      await dialog.getByRole('button', { name: words.revoke, exact: true }).click();
      await expect(dialog).toContainText(words.revoke_text);
      await dialog.getByRole('button', { name: words.revoke, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: words.revoked_now(nameOf(lost)) })).toBeVisible();
    });

    await test.step('while nothing is before the camera a scanner types passes, and each gets its answer', async () => {
      await page.goto(`${board}?show=scan`);
      await expect(page.getByRole('dialog').locator('[data-state="on"]')).toBeVisible();
      await scannerTypes(page, await readPassOf(calls, typed.id));
      await expect(result).toContainText(nameOf(typed));
      await scannerTypes(page, old);
      await expect(result).toHaveText(words.revoked);
      await scannerTypes(page, '6281007035432', 'Enter');
      await expect(result).toHaveText(words.no_pass);
      await expect(chip(office, typed.id)).toHaveAttribute('data-state', 'in');
      await expect(chip(office, lost.id)).not.toHaveAttribute('data-state', 'in');
    });

    await test.step('an office without news says so, and has missed nothing once it is back', async () => {
      await elsewhere.route('**/api/admin/stream', (route) => route.abort());
      await office.reload();
      await expect(office.getByText(words.stopped)).toBeVisible();
      await expect(office.getByText(words.not_live)).toBeVisible();
      await expect(chip(office, shown.id)).toHaveAttribute('data-state', 'in');
      await scannerTypes(page, await readPassOf(calls, lost.id));
      await expect(result).toContainText(nameOf(lost));
      await elsewhere.unroute('**/api/admin/stream');
      await expect(chip(office, lost.id)).toHaveAttribute('data-state', 'in', { timeout: 60_000 });
      await expect(office.getByText(words.stopped)).toBeHidden();
      await expect(inside).toContainText('3');
    });
    await elsewhere.close();
  },
);
