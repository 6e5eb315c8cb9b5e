import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expectTheme } from './story.ts';
import type { Language } from './words.ts';

const AXE = fs.readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Only these look at colours; all other rules have the same answer in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Comes and goes over everything, also for what others do at that moment; it belongs to no part of the page. */
const SPINNER = '[data-request-spinner]';
/** Of many that are alike six are enough. */
const LATER_ROWS = 'main :is(tbody tr, li, article):nth-child(n + 7)';

/** In the page, once it was put there. */
declare const axe: typeof Axe;

type Looked = {
  /** Left out: all of them. */
  readonly rules?: string[];
  /** What covers a page that is looked at elsewhere; left out: the whole page. */
  readonly within?: string;
};

/** Our pages have no frames: run in the page itself, which takes a third of the time that the tool's own driver needs. */
export const expectAccessible = async (page: Page, where: string, { rules, within = 'html' }: Looked = {}) => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  await expect(page.locator(within).filter({ visible: true })).not.toHaveCount(0);
  const found = await page.evaluate(
    async ({ within, exclude, rules }) => {
      const { violations } = await axe.run(
        { include: [[within]], exclude: exclude.map((selector) => [selector]) },
        { resultTypes: ['violations'], selectors: false, ...(rules && { runOnly: { type: 'rule', values: rules } }) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    { within, exclude: [SPINNER, LATER_ROWS], rules },
  );
  expect([where, ...found]).toEqual([where]);
};

export const expectNoOverflow = async (page: Page, where: string) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(`${where} ${overflow}`).toBe(`${where} 0`);
};

/** Public pages have a line of links below their main part. */
const FOOT_PX = 100;

/** Text that only screen readers read can stick out of a box that scrolls, and makes the page longer than it looks. */
const expectNoBlankEnd = async (page: Page, where: string) => {
  const blank = await page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect();
    const end = Math.max((main?.bottom ?? 0) + scrollY, innerHeight);
    return Math.round(document.documentElement.scrollHeight - end);
  });
  expect(blank, `${where}: nothing to scroll for`).toBeLessThan(FOOT_PX);
};

/** Nothing to scroll sideways or down for, and exactly one main part and one title. */
export const expectInOrder = async (page: Page, where: string) => {
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
  await expect(page.getByRole('main'), where).toHaveCount(1);
  await expectNoOverflow(page, where);
  await expectNoBlankEnd(page, where);
};

/**
 * An admin has one name, which is written the same in both languages; other stories invite some, too. Their drafts may have a
 * title in one language only. A zone's code is the same in both, and so are the name that somebody gave an allowance or a bank's
 * list, the tags of the office, and the formats of files, dates and messages.
 */
const NAMES_OF_OTHERS =
  /[A-Z][a-z]+ \d{6}\b|Sara Al-Fahad|Khalid Al-Otaibi|Omar Haddad|Noura Al-Kuwari|Dina Mansour|(?:Story|Invited|Many|Job) [0-9a-f]{8}(?: one| two| new)?|Transport · بدل نقل|Bilingual|VIP-ready|Own car|Night shifts|First aid|Protocol|Can travel|خبرة في المعارض|DD([-/.])MM\1YYYY|YYYY-?MM-?DD|UTF-8|Windows-1256|\b(?:ENT|HALL|REG|VIP|PRK|BST|CSV|XLSX|PDF|SMS|BIC|BOM|Excel|SHA-256|pain\.001)\b/g;

/** What is shown for a text that is not there: its key, or a place in it that nobody filled. */
const KEY = /\b[a-z]+_[a-z_]+\b|\{\{|\bundefined\b|\bNaN\b/;

/** Every text outside of parts that name another language; addresses, codes and what somebody wrote are in no language. */
export const expectTranslated = async (page: Page, where: string, language: Language) => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const language = parent?.closest('[lang]')?.getAttribute('lang');
      if (parent?.closest('bdi, kbd, script, style, textarea') || language !== document.documentElement.lang) continue;
      found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const foreign = language === 'ar' ? /[a-z]{2}/i : /(?![٠-٩])\p{Script=Arabic}/u;
  const wrong = texts.filter((text) => KEY.test(text) || foreign.test(text.replace(NAMES_OF_OTHERS, '')));
  expect([where, ...wrong]).toEqual([where]);
};

/** `auto` follows the system, so the theme changes under the open page. */
export const inBothThemes = async (page: Page, where: string, looked: Pick<Looked, 'within'> = {}) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expectTheme(page, theme);
    await expectAccessible(page, `${where} ${theme}`, { ...looked, ...(theme === 'dark' && { rules: COLOUR_RULES }) });
  }
};
