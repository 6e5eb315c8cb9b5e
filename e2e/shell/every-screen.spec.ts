/// <reference lib="dom" />
import { expect, test as plain, type FullProject, type Page } from '@playwright/test';
import { expectAccessible, expectInOrder, expectTranslated, inBothThemes } from '../story/accessible.ts';
import { LOOKED_AT_CLOSELY, takePicture } from './guide-picture.ts';
import { inMixture, forLooks } from '../story/mixtures.ts';
import { findEvents, findPlanned, findShownEvents } from '../story/own-event.ts';
import { checkFile, findBatch, findPerson, findTransfer } from '../story/shown-usher.ts';
import { FURTHER_SCREENS, PATTERNS, PUBLIC_SCREENS, SHELL_SCREENS, type Screen } from '../story/screens.ts';
import { test } from '../story/story.ts';
import { settled } from '../story/settled.ts';
import { WORDS, type Language } from '../story/words.ts';

type Windows = {
  readonly signedIn: Page;
  readonly signedOut: Page;
  readonly shown: Readonly<
    Record<
      'coming' | 'running' | 'past' | 'draft' | 'usher' | 'leader' | 'transfer' | 'import' | 'batch' | 'planned',
      string
    >
  >;
};

const windowOf = ({ use: { baseURL = '', locale = '', viewport = null } }: FullProject) => ({
  baseURL,
  locale,
  viewport,
});

/** Looking at a screen leaves nothing behind: a worker has one window for all of them, which keeps the scripts it has read. */
const look = test.extend<object, Windows>({
  signedOut: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(windowOf(project));
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, token }, use, { project }) => {
      const context = await browser.newContext(windowOf(project));
      await context.addInitScript((value) => localStorage.setItem('token', value), token);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  shown: [
    async ({ playwright, token }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      const [draft] = await findEvents({ request, token }, 'status=draft&sort=starts_at&per_page=25');
      const usher = await findPerson({ request, token }, 'ushers');
      const leader = await findPerson({ request, token }, 'leaders');
      const events = await findShownEvents({ request, token });
      await use({
        ...events,
        draft: draft?.id ?? '',
        usher,
        leader,
        transfer: await findTransfer({ request, token }),
        import: await checkFile({ request, token }),
        batch: await findBatch({ request, token }),
        planned: await findPlanned({ request, token }, events.coming),
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
const lookSignedOut = look.extend({ page: async ({ signedOut }, use) => use(signedOut) });
const lookSignedIn = look.extend({ page: async ({ signedIn }, use) => use(signedIn) });

const open = async (page: Page, { title }: Screen, address: string, language: Language): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await settled(page);
  await expect(page).toHaveURL(address);
  await expectInOrder(page, address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', WORDS[language].dir);
  const own = title?.[language] ?? (await page.getByRole('heading', { level: 1 }).innerText());
  expect(own).toMatch(/\S/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(own);
  // a part of a record stands before it: 'Pay · Gala dinner · Proline'
  await expect.poll(() => page.title()).toContain(`${own} · Proline`);
  await expectTranslated(page, address, language);
};

/**
 * What a screen reader and an eye need is the same in every mixture of a language and a width: each language and each width is
 * looked at once, and in one of the two, by turns, in the dark. A screen that is shown in one mixture alone is looked at there.
 */
const expectAccessibleIn = async (page: Page, { address, only }: Screen, turn: number, mixture: string) => {
  const dark = LOOKED_AT_CLOSELY[turn % LOOKED_AT_CLOSELY.length];
  if (mixture === dark) await inBothThemes(page, address);
  else if (only !== undefined || LOOKED_AT_CLOSELY.includes(mixture)) await expectAccessible(page, address);
};

for (const [turn, screen] of PUBLIC_SCREENS.entries())
  lookSignedOut(`${screen.address} is in order`, forLooks(turn), async ({ page, language }, { project }) => {
    await open(page, screen, screen.address, language);
    await takePicture(page, screen.picture);
    await expectAccessibleIn(page, screen, turn, project.name);
  });

for (const [turn, screen] of [...SHELL_SCREENS, ...FURTHER_SCREENS].entries())
  lookSignedIn(
    `${screen.address} is in order`,
    screen.only === undefined ? forLooks(turn) : inMixture(screen.only),
    async ({ page, language, narrow, shown }, { project }) => {
      const address = screen.address.replace(
        /:(coming|running|past|draft|usher|leader|transfer|import|batch|planned)/,
        (_, which: keyof typeof shown) => shown[which],
      );
      await open(page, screen, address, language);
      const menu = narrow
        ? page.getByRole('button', { name: WORDS[language].open_menu })
        : page.getByRole('navigation', { name: WORDS[language].main_menu });
      await expect(menu).toBeVisible();
      await takePicture(page, screen.picture);
      await expectAccessibleIn(page, screen, turn, project.name);
    },
  );

/** They lead to steps of the wizard that are looked at under another address. */
const SAME_SCREENS: readonly string[] = ['/events/new/$step', '/events/$id/plan'];

plain('every address of the app is among the screens, and no two of the shell have one title', () => {
  const addresses = [...PUBLIC_SCREENS, ...SHELL_SCREENS, ...FURTHER_SCREENS].map(({ address }) => address);
  const unseen = PATTERNS.filter((pattern) => !SAME_SCREENS.includes(pattern)).filter(
    (pattern) => !addresses.some((address) => matches(pattern, address)),
  );
  expect(unseen).toEqual([]);
  for (const language of ['en', 'ar'] as const) {
    const titles = SHELL_SCREENS.flatMap(({ title }) => title?.[language] ?? []);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

const matches = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address.replace(/\?.*/, ''));
