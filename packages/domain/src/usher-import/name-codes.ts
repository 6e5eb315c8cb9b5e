import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../people/person-fields.ts';
import { COUNTRIES } from '../place/countries.ts';
import { normalizeSearch } from '../text/search-text.ts';

export type Country = (typeof COUNTRIES)[number];

/** What people of a country are called, where that is not in its name; Arabic without the ending for women. */
const PEOPLE: Readonly<Partial<Record<Country, string>>> = {
  SA: 'saudi | ksa | سعودي | السعوديه',
  EG: 'egyptian | مصري',
  AE: 'emirati | uae | اماراتي | الامارات',
  QA: 'qatari | قطري',
  KW: 'kuwaiti | كويتي',
  BH: 'bahraini | بحريني',
  OM: 'omani | عماني',
  JO: 'jordanian | اردني',
  LB: 'lebanese | لبناني',
  SY: 'syrian | سوري',
  IQ: 'iraqi | عراقي',
  YE: 'yemeni | يمني',
  SD: 'sudanese | سوداني',
  PS: 'palestinian | palestine | فلسطيني | فلسطين',
  MA: 'moroccan | مغربي',
  TN: 'tunisian | تونسي',
  DZ: 'algerian | جزائري',
  LY: 'libyan | ليبي',
  SO: 'somali | صومالي',
  ET: 'ethiopian | اثيوبي',
  ER: 'eritrean | ارتري | اريتري',
  KE: 'kenyan | كيني',
  UG: 'ugandan | اوغندي',
  NG: 'nigerian | نيجيري',
  IN: 'indian | هندي',
  PK: 'pakistani | باكستاني',
  BD: 'bangladeshi | بنغلاديشي | بنجلاديشي',
  LK: 'sri lankan | سريلانكي',
  NP: 'nepali | nepalese | نيبالي',
  PH: 'filipino | filipina | philippine | فلبيني',
  ID: 'indonesian | اندونيسي',
  TR: 'turkish | turkey | تركي | تركيا',
  GB: 'british | uk | england | بريطاني',
  US: 'american | usa | امريكي | امريكا',
  FR: 'french | فرنسي',
};

const folded = (text: string): string =>
  normalizeSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ال(?=\p{L}{3})/u, '')
    .trim();

/** سعودية is a woman from where سعودي is a man from, and both عربي and العربية are the language. */
const withoutEnding = (name: string): string => name.replace(/(?<=ي)ه$/u, '');

/** Every name of every code, in one spelling; made at the first use. */
const named = <Code extends string>(
  codes: readonly Code[],
  type: 'region' | 'language',
  others: Readonly<Partial<Record<Code, string>>>,
) => {
  let known: Map<string, Code> | undefined;
  return (): ReadonlyMap<string, Code> => {
    if (known) return known;
    known = new Map();
    const names = ['en', 'ar'].map((language) => new Intl.DisplayNames(language, { type, style: 'long' }));
    for (const code of codes) {
      const all = [code, ...names.map((one) => one.of(code) ?? code), ...(others[code]?.split('|') ?? [])];
      for (const name of all.map(folded))
        for (const form of [name, withoutEnding(name)]) if (!known.has(form)) known.set(form, code);
    }
    return known;
  };
};

const countries = named(COUNTRIES, 'region', PEOPLE);
const languages = named<SpokenLanguage>(SPOKEN_LANGUAGES, 'language', {
  tl: 'tagalog | filipino | تاغالوغ | فلبيني',
  ur: 'اردو',
  zh: 'mandarin',
  fa: 'farsi',
});

const codeIn = <Code>(known: ReadonlyMap<string, Code>, text: string): Code | null => {
  const name = folded(text);
  return known.get(name) ?? known.get(withoutEnding(name)) ?? null;
};

/** The country's code, from its name, its code or the name of its people, in either language; null: not known. */
export const countryCode = (text: string): Country | null => codeIn(countries(), text);

export const languageCode = (text: string): SpokenLanguage | null => codeIn(languages(), text);
