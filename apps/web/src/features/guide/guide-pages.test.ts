import fs from 'node:fs';
import path from 'node:path';
import { reportWords } from '@proline/contract/report/report.words';
import { beforeAll, expect, test, vi } from 'vitest';
import type { GuidePage, Said } from './guide-content.ts';
import { foreignParts, partsOf, plainText } from './guide-markup.ts';
import { GUIDE_PAGES } from './guide-pages.ts';
import { KEY_GROUPS } from './keys/key-groups.parts.ts';

const PICTURES = path.resolve(import.meta.dirname, '../../../../../docs/guide');
const SHOTS = { 'en-1440': [1440, 900], 'ar-390': [390, 844] } as const;

/** Width and height stand in the first chunk of every PNG. */
const sizeOf = (file: string): readonly [number, number] => {
  const head = fs.readFileSync(file);
  return [head.readUInt32BE(16), head.readUInt32BE(20)];
};

const saidOn = ({ title, purpose, tasks, statuses = [], rights = [] }: GuidePage): readonly Said[] => [
  title,
  purpose,
  ...tasks.flatMap((task) => [task.title, ...task.steps, ...(task.note ? [task.note] : [])]),
  ...statuses.flatMap(({ name, means }) => [name, means]),
  ...rights.map(({ does }) => does),
];

/** Every text of the app in one language. */
let labels: Readonly<Record<'en' | 'ar', ReadonlySet<string>>>;

beforeAll(async () => {
  // Some texts read the preferences from the page while they load, and this test has no page.
  vi.stubGlobal('document', { cookie: '' });
  const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>('../../**/*.{en,ar}.ts');
  const textsIn = async (language: 'en' | 'ar') => {
    const own = Object.entries(files).filter(([file]) => file.endsWith(`.${language}.ts`));
    const loaded = await Promise.all(own.map(([, load]) => load()));
    // the words of reports are those of their files, too
    const shared = Object.values(reportWords).map((words) => words[language]);
    return new Set([
      ...shared,
      ...loaded.flatMap((file) => Object.values(file).flatMap((texts) => Object.values(texts))),
    ]);
  };
  labels = { en: await textsIn('en'), ar: await textsIn('ar') };
  vi.unstubAllGlobals();
});

test.each(GUIDE_PAGES)('%s names only pictures that are there, in the size that is reserved for them', (_, page) => {
  const named = [page.picture, ...page.tasks.map(({ picture }) => picture)].filter((picture) => picture !== undefined);
  for (const picture of named)
    for (const [mixture, size] of Object.entries(SHOTS))
      expect([picture, ...sizeOf(path.join(PICTURES, `${picture}.${mixture}.png`))]).toEqual([picture, ...size]);
});

test.each(GUIDE_PAGES)('%s names what is on screen as the screen does, in both languages', (_, page) => {
  const said = saidOn(page);
  const unknown = (['en', 'ar'] as const).flatMap((language, at) =>
    said
      .flatMap((texts) => partsOf(texts[at] ?? ''))
      .filter((part) => part.kind === 'label' && !labels[language].has(part.text))
      .map(({ text }) => text),
  );
  expect(unknown).toEqual([]);
  for (const { name } of page.statuses ?? []) expect([labels.en.has(name[0]), name[0]]).toEqual([true, name[0]]);
});

test.each(GUIDE_PAGES)('%s leads only to parts of the guide that are there', (_, page) => {
  const lost = saidOn(page)
    .flat()
    .flatMap((text) => partsOf(text))
    .flatMap((part) => {
      if (part.kind !== 'link') return [];
      const target = GUIDE_PAGES.find(([name]) => name === part.page)?.[1];
      const found = target && (part.task === undefined || target.tasks.some(({ id }) => id === part.task));
      return found ? [] : [`${part.page}#${part.task ?? ''}`];
    });
  expect(lost).toEqual([]);
});

test.each(GUIDE_PAGES)('%s is complete in both languages and has an address for each part', (_, page) => {
  const ids = page.tasks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(['statuses', 'keys', 'rights']).not.toContain(id);
  for (const task of page.tasks) expect(task.steps.length).toBeGreaterThan(0);
  for (const [en, ar] of saidOn(page)) {
    expect(plainText(en)).not.toMatch(/(?![أاةه])\p{Script=Arabic}/u);
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    // The same labels, keys and links, one for one.
    const marks = (text: string) => partsOf(text).filter(({ kind }) => kind !== 'text' && kind !== 'label').length;
    expect([en, marks(en)]).toEqual([en, marks(ar)]);
  }
  for (const group of page.keys ?? []) expect(Object.keys(KEY_GROUPS)).toContain(group);
});

test('a text is split into its labels, keys and links', () => {
  expect(partsOf('Choose **New event**, press `J`, see [Lists](lists#view).')).toEqual([
    { kind: 'text', text: 'Choose ' },
    { kind: 'label', text: 'New event' },
    { kind: 'text', text: ', press ' },
    { kind: 'key', text: 'J' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'Lists', page: 'lists', task: 'view' },
    { kind: 'text', text: '.' },
  ]);
  expect(plainText('Choose **New event**.')).toBe('Choose New event.');
  expect(foreignParts('رمز QR هنا').map(({ kind }) => kind)).toEqual(['text', 'foreign', 'text']);
});
