import { INTERVIEW_HOW_WORDS, MESSAGE_TEMPLATES } from '@proline/contract/message/message-template.words';
import type { MessageKind } from '@proline/domain/message/message-kind';
import type { MessageLanguage } from '@proline/domain/message/message-language';
import { fillTemplate, type MessageValues } from '@proline/domain/message/message-template';
import { minorDigits } from '@proline/domain/pay/money';
import { cityName } from '@proline/domain/place/cities';
import { INTERVIEW_MODES } from '@proline/domain/recruiting/interview-slots';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { z } from 'zod';

/** What a message is filled with. Whatever is not there is left out, so an erased message reads as well as it can. */
const params = z.object({
  title_en: z.string().default('').catch(''),
  title_ar: z.string().default('').catch(''),
  city: z.string().default('').catch(''),
  starts_at: z.string().nullable().default(null).catch(null),
  time_zone: z.string().default('UTC').catch('UTC'),
  place: z.string().default('').catch(''),
  how: z.enum(INTERVIEW_MODES).nullable().default(null).catch(null),
  on: z.string().nullable().default(null).catch(null),
  amount_minor: z.int().nullable().default(null).catch(null),
  currency: z.string().default('SAR').catch('SAR'),
  account_end: z.string().nullable().default(null).catch(null),
});

export type WrittenMessage = {
  readonly kind: MessageKind;
  readonly params: unknown;
  readonly name_en: string;
  readonly name_ar: string;
  /** what somebody wrote: free text, or a template of the settings; null: the wording that comes with the program */
  readonly own_en: string | null;
  readonly own_ar: string | null;
};

const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const dayText = (language: MessageLanguage, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...DAY, timeZone }).format(moment);

/** With the decimals of the currency: SAR 916.75, KWD 12.500. */
const amountText = (language: MessageLanguage, currency: string, minor: number): string => {
  const digits = minorDigits(currency);
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[language], { ...format, currencyDisplay: language === 'en' ? 'code' : 'symbol' })
    .format(minor / 10 ** digits)
    .replaceAll('\u00A0', ' ');
};

const timeText = (language: MessageLanguage, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );

function valuesOf(message: WrittenMessage, language: MessageLanguage): MessageValues {
  const { title_en, title_ar, city, place, starts_at, time_zone, how, on, ...paid } = params.parse(message.params);
  const [own, other] = ownFirst(language, title_en, title_ar);
  const begins = starts_at === null ? null : new Date(starts_at);
  return {
    name: nameIn(language, message),
    event: own || other,
    city: cityName(city, language),
    place,
    ...(how !== null && { how: INTERVIEW_HOW_WORDS[how][language] }),
    ...(begins && { date: dayText(language, begins, time_zone), time: timeText(language, begins, time_zone) }),
    ...(paid.amount_minor !== null && { amount: amountText(language, paid.currency, paid.amount_minor) }),
    ...(paid.account_end !== null && { account: `••${paid.account_end}` }),
    ...(on !== null && { date: dayText(language, new Date(`${on}T00:00:00Z`), 'UTC') }),
  };
}

const templateOf = ({ kind, own_en, own_ar }: WrittenMessage, language: MessageLanguage): string => {
  const own = language === 'en' ? own_en : own_ar;
  return own ?? (kind === 'free_text' ? '' : MESSAGE_TEMPLATES[kind][language]);
};

/** The message as the person reads it in this language. */
export const messageText = (message: WrittenMessage, language: MessageLanguage): string => {
  const values = valuesOf(message, language);
  const template = templateOf(message, language);
  // nobody has said where: the gap before it goes, too
  return fillTemplate(values.place ? template : template.replaceAll(' {place}', ''), values);
};
