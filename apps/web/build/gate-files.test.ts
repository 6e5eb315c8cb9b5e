import { expect, test } from 'vitest';
import { gateFiles, type BuiltFile, type Module } from './gate-files.ts';

const module = (place: string, code = '', ...loads: string[]): Module => ({ place, code, loads });
const file = (name: string, modules: readonly Module[], ...needs: string[]): BuiltFile => ({
  file: `${name}.js`,
  isEntry: name === 'start',
  modules,
  needs: needs.map((needed) => `${needed}.js`),
  styles: [`${name}.css`],
});
const texts = (name: string) => file(`texts-${name}`, [module(`src/${name}.en.ts`), module(`src/${name}.ar.ts`)]);

const BOARD = 'src/features/attendance/board/live-board.parts.tsx';
const LIST = 'src/features/usher/usher-list-page.tsx';
const DIALOG = 'src/features/incident/incident-dialog.tsx';
const built = (boardCode: string): BuiltFile[] => [
  file('start', [
    module('src/lib/texts/texts.ts', '', 'src/attendance.en.ts', 'src/incident.en.ts', 'src/usher.ar.ts'),
    module('src/features/attendance/attendance.screens.ts', 'texts: ["roster"]', BOARD),
    module('src/features/usher/usher.screens.ts', 'texts: ["usher"]', LIST),
  ]),
  file('board', [module(BOARD, boardCode, DIALOG)], 'shared'),
  file('list', [module(LIST, 'useTranslation("usher")')], 'shared'),
  file('shared', [module('src/ui/page/card.tsx')]),
  file('dialog', [module(DIALOG, 'useTranslation("incident")')]),
  ...['attendance', 'incident', 'roster', 'usher'].map(texts),
];
const kept = (boardCode = 'const { t } = useTranslation("attendance");') => gateFiles(built(boardCode)).sort();

test('a gate has its screens, what they need now and later, and the words of all of it in both languages', () => {
  const names = ['board', 'dialog', 'shared', 'start', 'texts-attendance', 'texts-incident', 'texts-roster'];
  expect(kept()).toEqual(names.flatMap((name) => [`${name}.css`, `${name}.js`]));
});

test('words that are named to be loaded with something are kept, too', () => {
  expect(kept('lazyScreen(() => import("x"), ["attendance", "usher"])')).toContain('texts-usher.js');
});
