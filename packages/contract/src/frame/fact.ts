import type { Permission } from '@proline/domain/account/permission';
import type { Access } from './access.ts';
import type { Words } from './words.ts';

// What a slice states about itself in its `.facts.ts`, as rows under names that no other slice uses.

/** Refusals: the code is for programs, the sentence for people. `field`: what was sent that the refusal is about, wherever it arises. */
export type ErrorRows = Readonly<Record<string, Words & { readonly status: number; readonly field?: string }>>;

/** What can change, and who hears of it. 'own': only the person whom it concerns. */
export type TopicRows = Readonly<Record<string, Words & { readonly access: Access | 'own' }>>;

/** What the audit log says was done. */
export type ActionRows = Readonly<Record<string, Words>>;

/** Records that the search finds, by their kind, and the permission to find them. */
export type SearchRows = Readonly<Record<string, { readonly access: Permission }>>;

type EnglishForm = 'one' | 'other';
type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Jobs by their kind, each with its title in the plural forms of both languages. */
export type JobRows = Readonly<
  Record<
    string,
    { readonly en: Readonly<Record<EnglishForm, string>>; readonly ar: Readonly<Record<ArabicForm, string>> }
  >
>;

/** What is each of a union at once. No recursion: there are more slices than the compiler goes deep. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type Joined<Tables extends readonly object[]> = All<Tables[number]>;

/** The slices' tables as one. A name that stands in two of them is a mistake, and nothing starts. */
export const joined = <const Tables extends readonly object[]>(...tables: Tables): Joined<Tables> => {
  const rows = tables.flatMap((table) => Object.entries(table));
  const names = rows.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two slices state the same: ${twice.join(', ')}`);
  return Object.fromEntries(rows) as Joined<Tables>;
};
