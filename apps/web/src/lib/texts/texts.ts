import type { Language } from '../preferences/preferences-cookie.ts';

/**
 * All namespaces of texts by name. A file `<namespace>.en.ts` stands beside the screens that show its texts and adds
 * itself here; `<namespace>.ar.ts` beside it must have the same keys to compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- every file of texts merges its namespace into it
export interface Texts {}
export type Namespace = keyof Texts;
type Catalogue = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Readonly<Record<string, Catalogue>>>('../../**/*.{en,ar}.ts');
const PATHS = new Map(Object.keys(FILES).map((path) => [path.replace(/^.*\//, ''), path]));

const wanted = new Set<Namespace>();
const catalogues = new Map<string, Catalogue>();

const load = async (language: Language, namespace: Namespace): Promise<void> => {
  const name = `${namespace}.${language}.ts`;
  if (catalogues.has(name)) return;
  const file = await FILES[PATHS.get(name) ?? '']?.();
  const [catalogue] = Object.values(file ?? {});
  if (!catalogue) throw new Error(`There are no texts ${name}`);
  catalogues.set(name, catalogue);
};

/** Loads these namespaces, or all that any screen has requested so far. */
export const loadTexts = async (language: Language, namespaces?: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces ?? []) wanted.add(namespace);
  await Promise.all([...(namespaces ?? wanted)].map((namespace) => load(language, namespace)));
};

export const textOf = (language: Language, namespace: Namespace, key: string): string | undefined =>
  catalogues.get(`${namespace}.${language}.ts`)?.[key];
