import { normalizeSearch } from '@proline/domain/text/search-text';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { wordsOf } from '../../lib/texts/word-search.ts';
import { plainText } from './guide-markup.ts';
import { GUIDE_PAGES, type GuidePageName } from './guide-pages.ts';
import { inLanguage } from './guide-texts.ts';

export type GuideHit = {
  readonly page: GuidePageName;
  /** Undefined: the page itself. */
  readonly task?: string;
  readonly title: string;
  /** The sentence that has what was searched for. */
  readonly text: string;
};

const MOST = 20;

/** Every typed word must be there: in the task with its page's title, or in the page's own words. Titles come first. */
export const searchGuide = (language: Language, query: string): readonly GuideHit[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const isIn = (text: string) => words.every((word) => normalizeSearch(text).includes(word));
  const best = (texts: readonly string[]): string =>
    texts.find(isIn) ??
    texts.find((text) => words.some((word) => normalizeSearch(text).includes(word))) ??
    texts[0] ??
    '';
  const found: { readonly hit: GuideHit; readonly inTitle: boolean }[] = [];
  for (const [page, content] of GUIDE_PAGES) {
    const title = inLanguage(language, content.title);
    const own = [
      inLanguage(language, content.purpose),
      ...(content.statuses ?? []).map(
        ({ name, means }) => `${inLanguage(language, name)}: ${inLanguage(language, means)}`,
      ),
    ].map(plainText);
    if (isIn([title, ...own].join(' '))) found.push({ hit: { page, title, text: best(own) }, inTitle: isIn(title) });
    for (const task of content.tasks) {
      const taskTitle = inLanguage(language, task.title);
      const texts = [...task.steps, ...(task.note ? [task.note] : [])].map((said) =>
        plainText(inLanguage(language, said)),
      );
      // A task is not found by its page's title alone: the page itself is.
      if (
        !isIn([title, taskTitle, ...texts].join(' ')) ||
        !words.some((word) => normalizeSearch([taskTitle, ...texts].join(' ')).includes(word))
      )
        continue;
      if (isIn(title) && !isIn([taskTitle, ...texts].join(' '))) continue;
      found.push({ hit: { page, task: task.id, title: taskTitle, text: best(texts) }, inTitle: isIn(taskTitle) });
    }
  }
  return [...found.filter(({ inTitle }) => inTitle), ...found.filter(({ inTitle }) => !inTitle)]
    .slice(0, MOST)
    .map(({ hit }) => hit);
};
