import { useMemo } from 'react';
import { useRecordsZone } from '../dates/zones.ts';
import { fillText, type Values } from './plural-text.ts';
import { currentLanguage, usePreferences } from '../preferences/preferences.ts';
import type { Language } from '../preferences/preferences-cookie.ts';
import { textOf, type Namespace, type Texts } from './texts.ts';

type EnglishForm = 'one' | 'other';
type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type BaseOf<Key> = Key extends `${infer Base}_${EnglishForm}` ? Base : never;
type Single<Key> = Key extends `${string}_${EnglishForm}` ? never : Key;

/**
 * The type of the Arabic texts: every English key, with all six plural forms where English has two. A missing one does
 * not compile.
 */
export type Translated<English> = {
  readonly [Key in Single<keyof English> | `${BaseOf<keyof English>}_${ArabicForm}`]: string;
};

type KeyOf<Catalogue> = (Single<keyof Catalogue> | BaseOf<keyof Catalogue>) & string;
type PlaceholderIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholderIn<Rest> : never;
type FormsOf<Catalogue, Key extends string> = Extract<keyof Catalogue, Key | `${Key}_${EnglishForm}`>;
type NamesIn<Catalogue, Key extends string> =
  PlaceholderIn<Catalogue[FormsOf<Catalogue, Key>]> | (Key extends keyof Catalogue ? never : 'count');
type Arguments<Names extends string> = [Names] extends [never] ? [] : [Readonly<Record<Names, string | number>>];

/** Takes a key of the namespace and exactly the values of its text's placeholders. */
export type Translate<N extends Namespace> = <Key extends KeyOf<Texts[N]>>(
  key: Key,
  ...values: Arguments<NamesIn<Texts[N], Key>>
) => string;

/** A key of the namespace whose text has no placeholders. */
export type PlainKey<N extends Namespace> = {
  [Key in KeyOf<Texts[N]>]: [NamesIn<Texts[N], Key>] extends [never] ? Key : never;
}[KeyOf<Texts[N]>];

const translator = <N extends Namespace>(language: Language, namespace: N): Translate<N> => {
  const find = (key: string) => textOf(language, namespace, key);
  return (key, ...[values]: [Values?]) => fillText(language, find, key, values);
};

export const useTranslation = <N extends Namespace>(namespace: N): { t: Translate<N>; language: Language } => {
  const language = usePreferences((state) => state.language);
  // Other digits make other texts, so components that write numbers render again.
  const numerals = usePreferences((state) => state.numerals);
  // So do another time zone's times.
  const { zone } = useRecordsZone();
  const t = useMemo(() => translator(language, namespace), [language, namespace, numerals, zone]);
  return { t, language };
};

/** Translates outside components. */
export const translate = <N extends Namespace>(namespace: N): Translate<N> => translator(currentLanguage(), namespace);
