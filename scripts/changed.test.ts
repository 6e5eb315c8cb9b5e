import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectsSeeing, SPECS, STORIES_OF, storiesFor } from './changed.ts';
import { root } from './runtime.js';

test('the stories of a noun are there, and the noun is', () => {
  expect(
    Object.values(STORIES_OF)
      .flat()
      .filter((story) => !SPECS.has(story)),
  ).toEqual([]);
  const nouns = ['apps/api/src/features', 'apps/web/src/features', 'packages/contract/src'].flatMap((folder) =>
    fs.readdirSync(path.join(root, folder)),
  );
  expect(Object.keys(STORIES_OF).filter((noun) => !nouns.includes(noun))).toEqual([]);
});

test('a noun brings its stories and every screen, a spec itself, a test nothing', () => {
  expect(storiesFor(['apps/web/src/features/category/category-page.tsx'])).toEqual([
    'e2e/lists/categories.spec.ts',
    'e2e/shell/every-screen.spec.ts',
    'e2e/shell/live.spec.ts',
  ]);
  expect(
    storiesFor(['e2e/account/login.spec.ts', 'apps/api/src/features/auth/auth.api.test.ts', 'CHANGELOG.md']),
  ).toEqual(['e2e/account/login.spec.ts']);
});

test.each([
  'apps/web/src/ui/form/button.tsx',
  'e2e/story/story.ts',
  'apps/web/src/features/unheard-of/unheard-of-page.tsx',
])('%s brings all of them', (file) => {
  expect(storiesFor([file])).toBe('all');
});

test('types are checked wherever the file is seen', () => {
  expect(projectsSeeing(['packages/contract/src/lists.ts'])).toEqual(
    new Set(['packages/contract', 'apps/api', 'apps/web', '.']),
  );
  expect(projectsSeeing(['e2e/story/story.ts'])).toEqual(new Set(['.']));
  expect(projectsSeeing([])).toEqual(new Set());
});
