import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
type Catalogue = Readonly<Record<string, string>>;

const SOURCE = new URL('../../', import.meta.url);
const filesIn = (language: string): Map<string, string> =>
  new Map(
    readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.${language}.ts`))
      .map((file) => [basename(file, `.${language}.ts`), file]),
  );
const FILES: Readonly<Record<string, ReadonlyMap<string, string>>> = { en: filesIn('en'), ar: filesIn('ar') };
const namespaces = [...filesIn('en').keys()].sort();

const load = async (language: string, namespace: string): Promise<Catalogue> => {
  const file: Readonly<Record<string, Catalogue>> = await import(
    new URL(FILES[language]?.get(namespace) ?? '', SOURCE).href
  );
  const [catalogue] = Object.values(file);
  if (!catalogue) throw new Error(`${namespace}.${language}.ts exports nothing`);
  return catalogue;
};

/** `days_one` and `days_other` are forms of one text. */
const isPlural = (catalogue: Catalogue, key: string) =>
  `${key.replace(/_[a-z]+$/, '')}_other` in catalogue && /_(?:zero|one|two|few|many|other)$/.test(key);
const baseOf = (catalogue: Catalogue, key: string) => (isPlural(catalogue, key) ? key.replace(/_[a-z]+$/, '') : key);
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))];

test('both languages have the same namespaces, each beside the other', () => {
  const inEnglish = (file: string) => file.replace(/\.ar\.ts$/, '.en.ts');
  expect([...(FILES['ar']?.values() ?? [])].map(inEnglish).sort()).toEqual([...(FILES['en']?.values() ?? [])].sort());
  expect(namespaces).toContain('dashboard');
});

test.each(namespaces)('%s: every text is there in both languages, and none is empty', async (namespace) => {
  const [en, ar] = await Promise.all([load('en', namespace), load('ar', namespace)]);
  const keys = (catalogue: Catalogue) =>
    [...new Set(Object.keys(catalogue).map((key) => baseOf(catalogue, key)))].sort();
  expect(keys(ar)).toEqual(keys(en));
  expect([...Object.values(en), ...Object.values(ar)].filter((text) => text.trim() === '')).toEqual([]);
});

test.each(namespaces)('%s: a counted text has two forms in English and six in Arabic', async (namespace) => {
  const [en, ar] = await Promise.all([load('en', namespace), load('ar', namespace)]);
  for (const base of new Set(
    Object.keys(en)
      .filter((key) => isPlural(en, key))
      .map((key) => baseOf(en, key)),
  )) {
    const forms = (catalogue: Catalogue) => FORMS.filter((form) => `${base}_${form}` in catalogue);
    expect([base, forms(en), forms(ar)]).toEqual([base, ['one', 'other'], FORMS]);
  }
});

test.each(namespaces)(
  '%s: Arabic uses no placeholder that English lacks, and leaves out none but the count',
  async (namespace) => {
    const [en, ar] = await Promise.all([load('en', namespace), load('ar', namespace)]);
    for (const [key, text] of Object.entries(ar)) {
      const base = baseOf(ar, key);
      const [english, arabic] = [placeholders(en[base] ?? en[`${base}_other`] ?? ''), placeholders(text)];
      // "يومان" says two without writing 2, and then needs no other figure either.
      const saysItself = isPlural(ar, key) && /_(?:zero|one|two)$/.test(key);
      const missing = saysItself ? [] : english.filter((name) => !arabic.includes(name));
      expect([key, arabic.filter((name) => !english.includes(name)), missing]).toEqual([key, [], []]);
    }
  },
);

test.each(namespaces)('%s: Arabic is written in Arabic letters', async (namespace) => {
  const ar = await load('ar', namespace);
  const letters = (text: string) => text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}/gu) ?? [];
  const isLatin = (text: string) => letters(text).length > 0 && !/\p{Script=Arabic}/u.test(text);
  const latin = Object.entries(ar).filter(([key, text]) => isLatin(text) && key !== 'in_english');
  expect(latin).toEqual([]);
});
