import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { NARROW_PX, settled } from './story.ts';
import type { Language } from './words.ts';

/** Only these look at colours; all other rules have the same answer in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const expectAccessible = async (page: Page, where: string, rules?: string[]) => {
  // what passes need not be gathered, which takes most of the time on a long page
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
};

/** Nothing to scroll sideways for, and exactly one main part and one title. */
const expectInOrder = async (page: Page, where: string) => {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByRole('main'), where).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${where} ${overflow}`).toBe(`${where} 0`);
};

/**
 * An admin has one name, which is written the same in both languages; other stories invite some, too. Their drafts may have a
 * title in one language only.
 */
const NAMES_OF_OTHERS =
  /[A-Z][a-z]+ \d{6}\b|Sara Al-Fahad|Khalid Al-Otaibi|Omar Haddad|Noura Al-Kuwari|Dina Mansour|(?:Story|Invited|Many|Job) [0-9a-f]{8}(?: one| two| new)?/g;

/** Every text outside of parts that name another language; addresses and codes are in no language. */
export const expectTranslated = async (page: Page, where: string, language: Language) => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const language = parent?.closest('[lang]')?.getAttribute('lang');
      if (parent?.closest('bdi, kbd, script, style') || language !== document.documentElement.lang) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const foreign = language === 'ar' ? /[a-z]{2}/i : /\p{Script=Arabic}/u;
  expect([where, ...texts.filter((text) => foreign.test(text.replace(NAMES_OF_OTHERS, '')))]).toEqual([where]);
};

/**
 * No fault as it is, and none of its colours in the dark, which are the same in both layouts and asked for in the wide one. `auto`
 * follows the system, so the theme changes under the open page.
 */
export const expectNoFault = async (page: Page, where: string) => {
  const isWide = (page.viewportSize()?.width ?? 0) >= NARROW_PX;
  for (const theme of isWide ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
    await expectAccessible(page, `${where} ${theme}`, theme === 'light' ? undefined : COLOUR_RULES);
  }
};

type Looked = { readonly language: Language; readonly narrow: boolean };

/**
 * Faults follow from the layout, and each of both is asked for them in one language. That nothing overflows and every word is
 * translated is looked at in all four mixtures.
 */
export const openAccessibly = async (page: Page, address: string, { language, narrow }: Looked) => {
  await page.goto(address);
  await settled(page);
  await expectInOrder(page, address);
  await expectTranslated(page, address, language);
  if (narrow === (language === 'ar')) await expectNoFault(page, address);
};
