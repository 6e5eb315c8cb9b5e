import { minorDigits } from '@proline/domain/pay/money';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { recordedField, recordedValue } from '../recorded.ts';

type Language = 'en' | 'ar';
type Facts = Readonly<Record<string, unknown>>;
export type RecordName = { readonly id: string; readonly name_en: string; readonly name_ar: string };

/** What the audit log stores instead of a secret. */
const AUDIT_MASK = '[masked]';
/** What the audit log says of a personal value whose person was erased. */
const AUDIT_ERASED = '[erased]';

/** What a file says where a screen has a symbol, a link or a color. */
const SAID = {
  hidden: { en: 'Hidden', ar: 'مخفي' },
  erased: { en: 'Erased', ar: 'محذوف' },
  nothing: { en: 'Empty', ar: 'فارغ' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  picture: { en: 'Picture', ar: 'صورة' },
  no_name: { en: 'Unnamed record', ar: 'سجل بلا اسم' },
  becomes: { en: '→', ar: '←' },
} as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
/** What is said first of a part; the database keeps no order. */
const FIRST = ['ends', 'starts', 'work_date', 'leader_id', 'type_id'];
/** Names of parts of a plan that only the program knows. */
const KEYS = new Set(['key', 'of', 'shift', 'zone', 'colour', 'view_id']);

/** Old entries may contain a word that the app no longer knows; the word itself is better than none. */
const spelled = (name: string): string => (name.split('.').at(-1) ?? name).replaceAll('_', ' ');

export const fieldText = (language: Language, field: string): string =>
  recordedField(field)?.[language] ?? spelled(field);

export const isRecordId = (text: string): boolean => UUID.test(text);
export const isMoment = (text: string): boolean => MOMENT.test(text);
/** Pictures have no name: an address, or the id of a file. */
export const isPicture = (field: string, text: string): boolean => field === 'stepOne.cover_id' || text.startsWith('/');
export const isMasked = (value: unknown): boolean => value === AUDIT_MASK;
export const isErased = (value: unknown): boolean => value === AUDIT_ERASED;

/** Minutes of a day as a clock shows them. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The parts of a value that people are told, in the order in which they are told. */
export const partsOf = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([name, inner]) => !KEYS.has(name) && inner !== null)
    .sort(([one], [other]) => FIRST.indexOf(other) - FIRST.indexOf(one));

/** An amount with its currency, as `planChange` records it. */
export const amountOf = (value: object): { minor: number; currency: string } | undefined => {
  const { minor, currency } = value as { minor?: unknown; currency?: unknown };
  return typeof minor === 'number' && typeof currency === 'string' ? { minor, currency } : undefined;
};

/** Amounts by currency, as a type has them. */
export const amountsOf = (value: object): { minor: number; currency: string }[] | undefined => {
  const entries = Object.entries(value).map(([currency, minor]: [string, unknown]) => ({ currency, minor }));
  const amounts = entries.flatMap(({ currency, minor }) =>
    /^[A-Z]{3}$/.test(currency) && typeof minor === 'number' ? [{ currency, minor }] : [],
  );
  return amounts.length === entries.length ? amounts : undefined;
};

/** A day and a time of the clock. */
export const wallTimeOf = (value: object): { day: string; minutes: number } | undefined => {
  const { day, minutes } = value as { day?: unknown; minutes?: unknown };
  return typeof day === 'string' && typeof minutes === 'number' ? { day, minutes } : undefined;
};

export const isClock = (field: string, value: unknown): value is number =>
  (field === 'starts' || field === 'ends') && typeof value === 'number';

export type Saying = {
  readonly language: Language;
  readonly entity: string;
  /** of the records whose ids stand in the values */
  readonly names: readonly RecordName[];
  /** a moment as the file writes it */
  readonly moment: (text: string) => string;
};

/** A value in words, as one text: records by name, never as it is stored. */
export const valueText = (field: string, value: unknown, saying: Saying): string => {
  const { language } = saying;
  if (value === undefined) return '–';
  if (isMasked(value)) return SAID.hidden[language];
  if (isErased(value)) return SAID.erased[language];
  if (value === null || value === '') return SAID.nothing[language];
  if (typeof value === 'boolean') return SAID[value ? 'yes' : 'no'][language];
  if (isClock(field, value)) return clockOf(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return wordOf(field, value, saying);
  if (Array.isArray(value))
    return value.length === 0
      ? SAID.nothing[language]
      : value.map((item) => valueText(field, item, saying)).join(language === 'ar' ? '؛ ' : '; ');
  return typeof value === 'object' ? partsText(value, saying) : '';
};

const wordOf = (field: string, text: string, { language, entity, names, moment }: Saying): string => {
  const known = recordedValue(entity, field, text);
  if (known !== undefined) return known[language];
  if (field === 'stepOne.city') return cityName(text, language);
  if (isPicture(field, text)) return SAID.picture[language];
  if (isRecordId(text)) {
    const found = names.find(({ id }) => id === text);
    return found === undefined ? SAID.no_name[language] : nameIn(language, found);
  }
  return isMoment(text) ? moment(text) : text;
};

const amountText = ({ minor, currency }: { minor: number; currency: string }): string =>
  `${(minor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency))} ${currency}`;

const partsText = (value: object, saying: Saying): string => {
  const amount = amountOf(value);
  if (amount) return amountText(amount);
  const amounts = amountsOf(value);
  if (amounts) return amounts.length === 0 ? SAID.nothing[saying.language] : amounts.map(amountText).join(' · ');
  const at = wallTimeOf(value);
  if (at) return `${at.day} ${clockOf(at.minutes)}`;
  return partsOf(value)
    .map(([name, inner]) => `${fieldText(saying.language, name)} ${valueText(name, inner, saying)}`)
    .join(' · ');
};

/** Every field of a change, before and after, a line for each. */
export const changeText = (before: Facts | null, after: Facts | null, saying: Saying): string => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => {
      const [was, is] = [before?.[field], after?.[field]].map((value) => valueText(field, value, saying));
      const said = before?.[field] === undefined ? is : `${was} ${SAID.becomes[saying.language]} ${is}`;
      return `${fieldText(saying.language, field)}: ${said}`;
    })
    .join('\n');
};
