import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'test-results']);
const places = placesIn('.');
/** `domain/pay/pay.ts` is short for `packages/domain/src/pay/pay.ts`. */
const names = places.flatMap((place) => [place, place.replace('/src/', '/')]);
const pages = places.filter((place) => place.endsWith('.md'));

/** `lib/dates/dates.ts`, `docs/decisions`; without a folder it may be any file's name, or a command. */
const NAMED = /`((?:[\w@.-]+\/)+[\w@.-]*)`/g;
const LINKED = /\]\((?!https?:)([^)#\s]+)[^)]*\)/g;
const IS_FILE = /\.(?:ts|tsx|js|css|sql|md|json|yaml|png)$/;
const IN_REPO = /^(?:apps|packages|docs|scripts|e2e|bench)\//;

test.each(pages)('%s names only files and folders that exist', (page) => {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(NAMED)]
    .map(([, place = '']) => place.replace(/\/$/, ''))
    .filter((place) => IS_FILE.test(place) || IN_REPO.test(place))
    .filter((place) => !names.some((known) => known === place || known.endsWith(`/${place}`)));
  const linked = [...text.matchAll(LINKED)]
    .map(([, place = '']) => path.join(path.dirname(page), place).replace(/\/$/, ''))
    .filter((place) => !places.includes(place));
  expect([...named, ...linked]).toEqual([]);
});

/** Files and folders, from the root of the project. */
function placesIn(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? [place, ...placesIn(place)] : [place];
    });
}
