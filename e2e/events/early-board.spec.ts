import { expect } from '@playwright/test';
import { inMixture } from '../story/mixtures.ts';
import { bookPeople, makePublished, moveEvent } from '../story/own-event.ts';
import { OWNER, signInByApi, test } from '../story/story.ts';

test(
  'a live board is asked for, once, before the code that shows it has come',
  inMixture('en-1440'),
  async ({ page, request, token }) => {
    const calls = { request, token };
    const ops = await signInByApi(request, { ...OWNER, email: 'ops@proline.test' });
    await page.addInitScript((own) => localStorage.setItem('token', own), ops);
    const event = await makePublished(calls, { soon: true });
    const [somebody] = await bookPeople(calls, event.id, 1);
    await moveEvent(calls, event.id, 'in_progress');
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    const boardAsked = page.waitForRequest(`**/api/admin/events/${event.id}/board`);
    // the code comes only when the board has been asked for
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await boardAsked;
      await route.continue();
    });
    await page.goto(`/events/${event.id}/attendance`);
    await expect(page.locator(`[data-chip="${somebody?.id}"]`)).toBeVisible();
    expect(asked.filter((path) => path === `/api/admin/events/${event.id}/board`)).toHaveLength(1);
    expect(asked.filter((path) => path === `/api/admin/events/${event.id}`)).toHaveLength(1);
  },
);
