/// <reference lib="dom" />
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from '@playwright/test';
import { findEvents, findShownEvents } from './own-event.ts';
import { settled, signedInTest, test } from './story.ts';

const GUIDE = path.resolve(import.meta.dirname, '../docs/guide');
/** The pictures in the guide are renewed on purpose, so that running the tests leaves no change behind. */
const renewing = process.env['UPDATE_GUIDE'] === '1';

/** Takes the screen's picture once it is complete, and sees that nothing sticks out at the side. */
const picture = async (page: Page, screen: string, info: TestInfo): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  const file = `${screen}.${info.project.name}.png`;
  await page.screenshot({ path: renewing ? path.join(GUIDE, file) : info.outputPath(file) });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
};

test('the sign-in page fits the window', async ({ page }, info) => {
  await page.goto('/login');
  await picture(page, 'login', info);
});

signedInTest('the dashboard fits the window', async ({ page }, info) => {
  await page.goto('/');
  await picture(page, 'dashboard', info);
});

/** Addresses of the guide's other screens, by the names of their pictures. */
const SCREENS = {
  events: '/events',
  'events-calendar': '/events?as=calendar',
  'events-board': '/events?as=board',
  'events-map': '/events?as=map',
  'new-event': '/events/new',
  ushers: '/ushers',
  leaders: '/leaders',
  transactions: '/transactions',
  categories: '/categories',
  types: '/types',
  admins: '/admin',
  audit: '/admin/audit',
  settings: '/settings',
  profile: '/profile',
} as const;

signedInTest('the steps of the wizard fit the window', async ({ page, request, token }, info) => {
  const [draft] = await findEvents({ request, token }, 'status=draft&sort=starts_at&per_page=25');
  for (const step of ['stepTwo', 'stepThree', 'stepFour']) {
    await page.goto(`/events/${draft?.id}/plan/${step}`);
    await picture(page, `wizard-${step.slice('step'.length).toLowerCase()}`, info);
  }
});

signedInTest('the page of an event fits the window', async ({ page, request, token }, info) => {
  const { coming } = await findShownEvents({ request, token });
  await page.goto(`/events/${coming}`);
  await picture(page, 'event', info);
  await page.goto(`/events/${coming}/shifts`);
  await picture(page, 'event-shifts', info);
});

signedInTest('every other screen fits the window', async ({ page }, info) => {
  for (const [screen, address] of Object.entries(SCREENS)) {
    await page.goto(address);
    await picture(page, screen, info);
  }
});
