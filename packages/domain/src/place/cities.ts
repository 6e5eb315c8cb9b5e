import { nameIn } from '../text/name-in.ts';
import type { Language } from '../account/preference.ts';
import { CALLING_CODE_BY_ZONE, CURRENCY_BY_ZONE, TIME_ZONES, type Currency, type TimeZone } from './region.ts';
import { normalizeSearch } from '../text/search-text.ts';

/** A city that the program can name in both languages. Others are kept and shown as they were typed. */
type City = {
  /** as it is stored: one spelling, so that an event finds the ushers of its city */
  readonly name_en: string;
  readonly name_ar: string;
  readonly time_zone: TimeZone;
};

/** English | Arabic | other accepted spellings. */
const NAMES: Readonly<Partial<Record<TimeZone, string>>> = {
  'Asia/Riyadh': `
    Riyadh | الرياض | Ar Riyad
    Jeddah | جدة | Jiddah | Jedda
    Makkah | مكة المكرمة | Mecca | مكة
    Madinah | المدينة المنورة | Medina | Al Madinah
    Dammam | الدمام | Ad Dammam
    Khobar | الخبر | Al Khobar | Al-Khobar
    Dhahran | الظهران
    Taif | الطائف | At Taif
    Tabuk | تبوك
    Abha | أبها
    Khamis Mushait | خميس مشيط
    Buraydah | بريدة | Buraidah
    Hail | حائل | Ha'il
    Jazan | جازان | Jizan | جيزان
    Najran | نجران
    Jubail | الجبيل | Al Jubail
    Yanbu | ينبع
    Hofuf | الهفوف | Al Hofuf | Al Ahsa | الأحساء
    AlUla | العلا | Al Ula | Al-Ula
    NEOM | نيوم
    Diriyah | الدرعية | Ad Diriyah
    Al Baha | الباحة
    Arar | عرعر
    Sakaka | سكاكا
    Qatif | القطيف | Al Qatif`,
  'Asia/Dubai': `
    Dubai | دبي
    Abu Dhabi | أبوظبي | أبو ظبي
    Sharjah | الشارقة
    Ajman | عجمان
    Ras Al Khaimah | رأس الخيمة | Ras al-Khaimah
    Fujairah | الفجيرة
    Umm Al Quwain | أم القيوين | Umm al-Quwain
    Al Ain | العين`,
  'Asia/Qatar': `
    Doha | الدوحة
    Lusail | لوسيل
    Al Wakrah | الوكرة
    Al Rayyan | الريان
    Al Khor | الخور`,
  'Asia/Kuwait': `
    Kuwait City | مدينة الكويت | Kuwait | الكويت
    Hawalli | حولي
    Salmiya | السالمية
    Al Ahmadi | الأحمدي
    Al Jahra | الجهراء`,
  'Asia/Bahrain': `
    Manama | المنامة
    Muharraq | المحرق
    Riffa | الرفاع
    Isa Town | مدينة عيسى`,
  'Asia/Muscat': `
    Muscat | مسقط
    Salalah | صلالة
    Sohar | صحار
    Nizwa | نزوى
    Sur | صور`,
  'Africa/Cairo': `
    Cairo | القاهرة
    Giza | الجيزة
    New Cairo | القاهرة الجديدة
    New Administrative Capital | العاصمة الإدارية الجديدة | New Capital | العاصمة الإدارية
    6th of October City | مدينة السادس من أكتوبر | 6th of October | السادس من أكتوبر
    Sheikh Zayed City | مدينة الشيخ زايد | Sheikh Zayed | الشيخ زايد
    Alexandria | الإسكندرية
    New Alamein | العلمين الجديدة
    Port Said | بورسعيد | بور سعيد
    Suez | السويس
    Ismailia | الإسماعيلية
    Mansoura | المنصورة | El Mansoura
    Tanta | طنطا
    Luxor | الأقصر
    Aswan | أسوان
    Hurghada | الغردقة
    El Gouna | الجونة
    Sharm El Sheikh | شرم الشيخ | Sharm el-Sheikh`,
  'Asia/Amman': `
    Amman | عمّان
    Aqaba | العقبة
    Irbid | إربد
    Zarqa | الزرقاء
    Dead Sea | البحر الميت`,
  'Asia/Beirut': `
    Beirut | بيروت
    Tripoli | طرابلس
    Sidon | صيدا | Saida
    Byblos | جبيل | Jbeil
    Zahle | زحلة`,
};

const folded = (text: string): string => normalizeSearch(text).trim().replace(/\s+/g, ' ');

const linesOf = (time_zone: TimeZone, names: string): readonly (City & { readonly spellings: readonly string[] })[] =>
  names
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const spellings = line.split('|').map((name) => name.trim());
      const [name_en = '', name_ar = ''] = spellings;
      return { name_en, name_ar, time_zone, spellings };
    });

const LINES = TIME_ZONES.flatMap((zone) => linesOf(zone, NAMES[zone] ?? ''));

export const CITIES: readonly City[] = LINES.map(({ name_en, name_ar, time_zone }) => ({
  name_en,
  name_ar,
  time_zone,
}));

const BY_SPELLING: ReadonlyMap<string, City> = new Map(
  LINES.flatMap((city) => city.spellings.map((spelling) => [folded(spelling), city] as const)),
);
const LONGEST_NAME_WORDS = Math.max(...[...BY_SPELLING.keys()].map((name) => name.split(' ').length));

/** Finds a city by any spelling, in either language; undefined when it is unknown. */
export const knownCity = (text: string): City | undefined => BY_SPELLING.get(folded(text));

/** The currency of the country that the city is in; undefined when the city is unknown or nobody is paid in it. */
export const currencyOfCity = (city: string): Currency | undefined => {
  const known = knownCity(city);
  return known && CURRENCY_BY_ZONE[known.time_zone];
};

/** What is dialed from abroad before a number of that city; undefined when the city is unknown. */
export const callingCodeOfCity = (city: string): string | undefined => {
  const known = knownCity(city);
  return known && CALLING_CODE_BY_ZONE[known.time_zone];
};

/** The city's name in a language; an unknown city is shown as it was typed. */
export const cityName = (city: string, language: Language): string => {
  const known = knownCity(city);
  if (!known) return city;
  return nameIn(language, known);
};

/** The spelling in which a city is stored. */
export const storedCity = (text: string): string => knownCity(text)?.name_en ?? text.trim();

/** The city that is named in a search, and the other words. Words are folded; the longest name counts: "New Cairo" is not Cairo. */
export const cityIn = (
  words: readonly string[],
): { readonly city: string; readonly others: readonly string[] } | null => {
  for (let length = Math.min(LONGEST_NAME_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const known = BY_SPELLING.get(words.slice(start, start + length).join(' '));
      if (known) return { city: known.name_en, others: words.filter((_, at) => at < start || at >= start + length) };
    }
  }
  return null;
};
