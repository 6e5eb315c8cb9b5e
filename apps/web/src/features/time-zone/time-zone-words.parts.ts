import { TIME_ZONES, type TimeZone } from '@proline/domain/place/region';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';

const WORDS = {
  'Asia/Riyadh': 'zone_riyadh',
  'Asia/Dubai': 'zone_dubai',
  'Asia/Qatar': 'zone_qatar',
  'Asia/Kuwait': 'zone_kuwait',
  'Asia/Bahrain': 'zone_bahrain',
  'Asia/Muscat': 'zone_muscat',
  'Africa/Cairo': 'zone_cairo',
  'Asia/Amman': 'zone_amman',
  'Asia/Beirut': 'zone_beirut',
  'Europe/London': 'zone_london',
  UTC: 'zone_utc',
} as const satisfies Readonly<Record<TimeZone, string>>;

/** 'GMT+4' */
const zoneOffset = (language: Language, timeZone: string): string | undefined =>
  isTimeZone(timeZone)
    ? new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'shortOffset' })
        .formatToParts(new Date())
        .find(({ type }) => type === 'timeZoneName')?.value
    : undefined;

/** Puts time zones into words: 'Cairo', and 'Cairo (GMT+2)'. A zone that the app does not offer keeps its own name. */
export const useZoneWords = () => {
  const { t, language } = useTranslation('time-zones');
  const nameOf = (timeZone: string): string => {
    const known = TIME_ZONES.find((one) => one === timeZone);
    return known === undefined ? timeZone : t(WORDS[known]);
  };
  const withOffset = (timeZone: string): string => {
    const offset = timeZone === 'UTC' ? undefined : zoneOffset(language, timeZone);
    return offset === undefined ? nameOf(timeZone) : `${nameOf(timeZone)} (${offset})`;
  };
  return { nameOf, withOffset };
};
